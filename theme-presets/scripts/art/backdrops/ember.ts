import { box, dot, fill } from '../svg.ts'
import type { Backdrop } from './backdrop.ts'
import { sky } from './landscape.ts'
import { bokeh, bottles, bricks, neon } from './room.ts'
import { bulbs, skyline } from './town.ts'

export const EMBER: readonly Backdrop[] = [
  (size, seed) => [
    sky(size, '#2a1a1e', '#b8452f'),
    dot(780, 300, 150, '#ffb45c'),
    skyline(size, 900, '#331d20', '#ffb45c', seed, 620),
  ],
  (size, seed) => [
    sky(size, '#241619', '#3d1f22'),
    bottles(40, 330, 1000, ['#c8452f', '#e8923c', '#6a3038', '#ffc46a'], seed),
    bottles(40, 620, 1000, ['#e8923c', '#8a2f34', '#c8452f'], seed + 3),
    neon('M160 130H920', '#ff6242'),
  ],
  (size, seed) => [
    sky(size, '#1d1418', '#5a2628'),
    skyline(size, 1060, '#2b191c', '#e8763c', seed, 460),
    bulbs(-20, 120, 560, 60, 190, '#ffb45c', '#120c0e'),
    bulbs(520, 60, 1110, 150, 210, '#ffb45c', '#120c0e'),
  ],
  (size, seed) => [
    bricks(size, '#4a2426', seed),
    neon(
      'M540 130C420 0 190 60 200 270C210 470 440 560 540 700C640 560 870 470 880 270C890 60 660 0 540 130Z',
      '#ff5a48',
      15
    ),
  ],
  (size) => [
    sky(size, '#1c1317', '#3a1c20'),
    fill('M180 -40L-220 1350H520Z', '#ff8a4c', 'opacity="0.3"'),
    fill('M860 -40L560 1350H1340Z', '#ffb45c', 'opacity="0.3"'),
    fill('M520 -40L260 1350H880Z', '#d8402f', 'opacity="0.26"'),
  ],
  (size, seed) => [
    sky(size, '#2c1720', '#7a2c2c'),
    bokeh(size, ['#ff6a42', '#ffb45c', '#ffd9a0'], seed, 30),
    box(0, 1000, size.width, 350, '#241418'),
  ],
  (size, seed) => [sky(size, '#d8512f', '#ff9a50'), skyline(size, 980, '#43201f', '#ffc46a', seed, 560)],
]

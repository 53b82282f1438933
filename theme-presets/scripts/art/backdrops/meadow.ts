import { box, dot, fill, line } from '../svg.ts'
import type { Backdrop } from './backdrop.ts'
import { clouds, flowerbed, hills, sky, sprays, trees } from './landscape.ts'
import { pane } from './room.ts'

const BLOOMS = ['#c2487c', '#e79a3c', '#f0d04f', '#8a5aa0', '#e07a8a'] as const

export const MEADOW: readonly Backdrop[] = [
  (size, seed) => [
    sky(size, '#d3e6ea', '#f0f0d6'),
    clouds(size, 200, '#ffffff', seed),
    hills(size, 700, '#b4cf8e', seed, 60),
    flowerbed(size, 1120, BLOOMS, '#6f9a52', seed, 520, 34),
  ],
  (size, seed) => [
    sky(size, '#dcebd6', '#f3efd0'),
    trees(size, 860, '#86b068', seed, 5, 480),
    hills(size, 850, '#b6cf8a', seed + 2, 30),
  ],
  (size, seed) => [
    box(0, 0, size.width, size.height, '#e9f1e4'),
    line('M180 0V1350M420 0V1350M660 0V1350M900 0V1350M0 260H1080M0 620H1080', '#a9c4a0', 15),
    sprays([40, 1180], -70, '#5f9450', seed, 5, 560),
    sprays([1050, 1150], -110, '#7bab5c', seed + 1, 5, 560),
  ],
  (size, seed) => [
    sky(size, '#cfe4ee', '#f6f1d8'),
    hills(size, 620, '#a9cba0', seed, 70),
    hills(size, 780, '#c9d884', seed + 1, 60),
    fill('M420 1350Q640 1000 560 860Q520 800 640 740H700Q620 820 700 900Q860 1080 820 1350Z', '#efdcb0'),
    trees(size, 790, '#7ca85f', seed + 3, 4, 220),
  ],
  (size, seed) => [
    sky(size, '#e2eedd', '#f6efda'),
    ...[140, 330, 520, 710, 900].map((x) => box(x - 60, 420, 92, 930, '#f6efe2', 8)),
    box(0, 560, size.width, 44, '#e6dac4'),
    flowerbed(size, 1160, ['#f0c83f', '#e79a3c', '#c2487c'], '#6a9450', seed, 640, 26),
  ],
  (size, seed) => [
    box(0, 0, size.width, size.height, '#f0dcc0'),
    pane(220, 80, 640, 760, '#fbf6ea', '#cfe2ea', trees({ width: 1080, height: 840 }, 840, '#94b876', seed, 4, 340)),
    flowerbed(size, 1010, BLOOMS, '#6f9a52', seed, 240, 24),
  ],
  (size, seed) => [
    sky(size, '#dde9f0', '#f3f3dd'),
    sprays([0, 40], 40, '#6fa058', seed, 6, 520),
    sprays([1080, 40], 140, '#86b068', seed + 1, 6, 520),
    ...[
      [170, 260],
      [330, 150],
      [860, 230],
      [720, 140],
      [940, 420],
      [90, 470],
    ].map(([x, y]) => dot(x!, y!, 40, '#d9485a') + dot(x! - 12, y! - 12, 9, '#ffffff', 'opacity="0.5"')),
  ],
]

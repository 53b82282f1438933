import { sky } from '../backdrops/landscape.ts'
import { bokeh, bottles, bricks, neon } from '../backdrops/room.ts'
import { bulbs, lamp, skyline } from '../backdrops/town.ts'
import { STILL } from '../layer.ts'
import { box, dot, glow, oval } from '../svg.ts'
import { ground, type Stills } from './still.ts'
import { coupe } from './things/cups.ts'
import { bunch, rose, vase } from './things/flowers.ts'
import { openLetter, pen } from './things/post.ts'
import { barStool } from './things/seats.ts'
import { drops, streetLamp, umbrella } from './things/ways.ts'

const CORAL = '#ff6242'
const AMBER = '#ffb45c'

const counter = (y: number) => box(0, y, 1080, 810 - y, '#6a3026') + box(0, y - 8, 1080, 26, '#e8763c')

export const EMBER: Stills = {
  people: () => [
    ...ground([
      sky(STILL, '#1d1316', '#3a1d20'),
      bottles(230, 250, 620, ['#c8452f', '#e8923c', '#6a3038', '#ffc46a'], 4),
      neon('M230 66H850', CORAL, 12),
      box(0, 372, 1080, 300, '#5a2a24') + box(0, 360, 1080, 28, '#e8763c'),
      box(0, 672, 1080, 138, '#1d1114'),
      oval(540, 740, 420, 56, '#4a2320'),
    ]),
    ...barStool(372, 440, 100, CORAL, '#ffd9a0'),
    ...barStool(708, 440, 100, AMBER, '#ffd9a0'),
  ],
  heart: () => [
    ...ground([sky(STILL, '#1d1316', '#4a2022'), dot(540, 300, 290, '#d8512f'), counter(650)]),
    ...bunch({
      x: 540,
      y: 440,
      size: 134,
      colours: ['#d8342f', AMBER, CORAL, '#ffd9a0', '#b8342f'],
      green: '#6f7a4a',
      blooms: [rose],
    }),
    ...vase({ x: 540, foot: 712, wide: 108, high: 288, colour: '#ffd9a0', shape: 'cone' }),
  ],
  chat: () => [
    ...ground([
      sky(STILL, '#1d1316', '#5a2628'),
      bokeh(STILL, [CORAL, AMBER, '#ffd9a0'], 6, 18, 0.6),
      bulbs(-20, 60, 560, 30, 130, AMBER, '#120c0e', 6),
      bulbs(520, 30, 1100, 80, 140, AMBER, '#120c0e', 6),
      counter(610),
    ]),
    ...coupe(396, 690, 134, CORAL, '#ffd9a0'),
    ...coupe(692, 726, 134, AMBER, '#ffd9a0'),
  ],
  mail: () => [
    ...ground([
      bricks(STILL, '#3a1f22', 4),
      glow(620, 380, 620, 520, '#ff7a4c', 0.5),
      counter(640),
      lamp(900, 120, 84, CORAL, AMBER),
    ]),
    ...openLetter({ x: 500, y: 500, wide: 470, turn: -4 }, AMBER, '#fff0d8', '#3d2428', CORAL),
    ...pen({ x: 640, y: 736, wide: 360, turn: -4 }, '#d8342f', '#ffd9a0'),
  ],
  lost: () => [
    ...ground([
      sky(STILL, '#1d1417', '#8a3a2c'),
      skyline(STILL, 520, '#3a2022', AMBER, 11, 330),
      box(0, 620, 1080, 190, '#241619'),
      oval(560, 724, 440, 54, '#9a452c'),
      glow(300, 220, 300, 280, '#ffb45c', 0.75),
      drops(1080, 640, '#ffd9a0', 5, 34),
    ]),
    ...streetLamp(300, 722, 580, '#5a3034', '#ffd27a'),
    ...umbrella(790, 722, 228, [CORAL, '#b8342f', AMBER, '#b8342f', CORAL], '#ffd9a0'),
  ],
}

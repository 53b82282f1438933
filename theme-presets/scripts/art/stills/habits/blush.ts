import { hills, sky, trees } from '../../backdrops/landscape.ts'
import { curtain } from '../../backdrops/room.ts'
import { STILL } from '../../layer.ts'
import { box, dot, fill, line, oval } from '../../svg.ts'
import { ground, type HabitStills } from '../still.ts'
import { row, screen } from '../things/cinema.ts'
import { tableTop } from '../things/drawer.ts'
import { cosmos, rose } from '../things/flowers.ts'
import { rail } from '../things/kitchen.ts'
import { boots, fallen, way } from '../things/outdoors.ts'
import { breakfast, cinema, cooking, lyingDog, offline, shades } from './arrangements.ts'

const ROSE = '#c8456a'
const PLUM = '#6a4058'
const GOLD = '#e8b45c'
const CREAM = '#fbeee0'

/** A wall with a niche above a table that begins at `y`. */
const niche = (table: string, y: number) =>
  ground([
    sky(STILL, '#f3d3c6', '#f6dfd0'),
    fill('M210 810V380a330 330 0 0 1 660 0V810Z', CREAM),
    fill(`M0 ${y}Q540 ${y - 16} 1080 ${y}V810H0Z`, table),
  ])

export const BLUSH_HABITS: HabitStills = {
  breakfast: () => [
    ...niche('#d99f98', 536),
    ...shades('breakfast', '#6a2f40'),
    ...breakfast({
      china: '#fff6ea',
      band: ROSE,
      cup: ROSE,
      stripe: '#f6d9cf',
      egg: '#7f93b5',
      crust: '#d9913f',
      juice: '#f2a53c',
      steam: '#c98f8c',
      vase: '#7f93b5',
      flowers: [ROSE, '#f0b8a8', '#f2b545', '#fff4e6', '#a86a98'],
      green: '#7f9468',
      blooms: [rose, cosmos],
    }),
  ],
  walk: () => [
    ...ground([
      sky(STILL, '#f6dcd0', '#fbeedd'),
      dot(236, 190, 100, '#fdf3df'),
      hills(STILL, 430, '#dcb8ac', 3, 40),
      `<g transform="translate(660 0)">${trees({ width: 420, height: 810 }, 520, '#a9b088', 6, 3, 260)}</g>`,
      hills(STILL, 512, '#b9bf8f', 8, 22),
      way(900, 506, 560, '#f4e2c8', 660),
    ]),
    ...shades('walk', '#6a2f40'),
    ...boots({ x: 476, y: 716, s: 212, leather: '#b5653f', sole: PLUM, lace: '#fbe3cf', sock: ROSE }),
    ...ground([fallen([40, 720], [1040, 790], ['#e0a13f', ROSE, '#a9b088'], 4, 10, 46)]),
  ],
  cinema: () => [
    ...ground([
      box(0, 0, 1080, 810, '#4f2d44'),
      screen(190, 60, 700, 420, ['#f6d2bf', '#f2b545', '#c99ab0', '#8a5a78']),
      curtain(-20, 210, 560, ROSE, 3) + curtain(890, 210, 560, ROSE, 3),
      row(480, 216, -110, '#8a4a62'),
      row(590, 240, -30, '#73405a'),
    ]),
    ...shades('cinema', '#6a2f40'),
    ...cinema({ stripes: [ROSE, '#fff4e6'], corn: '#f8dfa4', papers: [GOLD, '#fbe3cf'], ink: PLUM }),
  ],
  cooking: () => [
    ...ground([
      sky(STILL, '#f6ddd0', '#fae7d8'),
      ...[0, 1, 2, 3].map((line_) => line(`M0 ${150 + line_ * 110}H1080`, '#eccbbd', 5)),
      rail(540, 84, 980, 118, PLUM, '#c98f5f'),
      fill('M0 572Q540 560 1080 572V810H0Z', '#d99f98'),
    ]),
    ...shades('cooking', '#6a2f40'),
    ...cooking({
      pot: ROSE,
      soup: '#e8953c',
      metal: '#8f8a98',
      fire: ['#6f8fc0', '#fbe6b0'],
      iron: PLUM,
      wood: '#d8a46a',
      steel: '#dfe2e8',
      grip: PLUM,
      red: '#d4483f',
      orange: '#ee9440',
      yellow: '#f2b545',
      green: '#7f9468',
      steam: '#d09a90',
    }),
  ],
  dog: () => [
    ...niche('#e3b3a6', 560),
    ...ground([
      oval(540, 704, 520, 106, '#f6e3d0'),
      oval(540, 704, 470, 88, 'none', `stroke="${ROSE}" stroke-width="10"`),
    ]),
    ...shades('dog', '#6a2f40'),
    ...lyingDog({
      coat: '#d99a5c',
      ears: '#a9673c',
      bib: '#fbeee0',
      collar: ROSE,
      tag: GOLD,
      ball: '#7f93b5',
      seam: '#fbeee0',
      lead: PLUM,
    }),
  ],
  offline: () => [
    ...ground([box(0, 0, 1080, 810, '#a86f6c'), tableTop(424, '#e8bfae')]),
    ...offline({
      wood: '#d89f8c',
      inside: '#f6e0cf',
      knob: GOLD,
      shell: PLUM,
      screen: '#3c2436',
      moon: '#fbe3b4',
      cover: ROSE,
      paper: '#fff4e2',
      ink: PLUM,
      cup: '#7f93b5',
      drink: '#7a4c36',
      frame: PLUM,
    }),
  ],
}

import { clouds, flowerbed, hills, sky, trees } from '../../backdrops/landscape.ts'
import { bulbs } from '../../backdrops/town.ts'
import { STILL } from '../../layer.ts'
import { box, fill, line } from '../../svg.ts'
import { ground, type HabitStills } from '../still.ts'
import { screen } from '../things/cinema.ts'
import { tableTop } from '../things/drawer.ts'
import { cosmos, daisy, tulip } from '../things/flowers.ts'
import { boots, way } from '../things/outdoors.ts'
import { breakfast, cinema, cooking, lyingDog, offline, shades } from './arrangements.ts'

const BLOOMS = ['#c2487c', '#e79a3c', '#f0d04f', '#8a5aa0', '#e07a8a'] as const
const PLUM = '#8a4a7e'
const LEAF = '#6f9a52'
const SHADE = '#5a6a4a'

const garden = () => [
  sky(STILL, '#d6e8ee', '#f3f3dd'),
  clouds(STILL, 140, '#ffffff', 3, 4),
  hills(STILL, 440, '#bcd698', 4, 30),
]

/** A cloth on a table in the garden, from `y`. */
const cloth = (y: number) => [
  fill(`M0 ${y}Q540 ${y - 26} 1080 ${y}V810H0Z`, '#f2dfb8'),
  fill(`M0 ${y}Q540 ${y - 26} 1080 ${y}V${y + 26}Q540 ${y} 0 ${y + 26}Z`, '#d9c08e'),
]

export const MEADOW_HABITS: HabitStills = {
  breakfast: () => [
    ...ground([...garden(), ...cloth(546)]),
    ...shades('breakfast', '#b8945a'),
    ...breakfast({
      china: '#f6f4ea',
      band: '#5f9aa8',
      cup: '#5f9aa8',
      stripe: '#f6f0dc',
      egg: '#c2487c',
      crust: '#dc9a48',
      juice: '#f0a83c',
      steam: '#8fa39a',
      vase: PLUM,
      flowers: BLOOMS,
      green: LEAF,
      blooms: [cosmos, daisy, tulip],
    }),
  ],
  walk: () => [
    ...ground([
      ...garden(),
      `<g transform="translate(40 0)">${trees({ width: 240, height: 810 }, 530, '#86b068', 6, 1, 380)}</g>`,
      hills(STILL, 510, '#b9d184', 8, 20),
      way(920, 506, 560, '#efdcb0', 660),
      flowerbed({ width: 300, height: 810 }, 770, BLOOMS, '#7fa860', 8, 190, 9),
      `<g transform="translate(880 0)">${flowerbed({ width: 220, height: 810 }, 790, BLOOMS, '#7fa860', 3, 150, 6)}</g>`,
    ]),
    ...shades('walk', SHADE),
    ...boots({ x: 470, y: 716, s: 212, leather: '#a96f43', sole: '#5a5a68', lace: '#f0d04f', sock: '#c2487c' }),
  ],
  cinema: () => [
    ...ground([
      sky(STILL, '#8fa9d0', '#f0d9cc'),
      hills(STILL, 430, '#8fb07c', 4, 30),
      trees({ width: 170, height: 810 }, 520, '#6f9a6a', 6, 1, 420),
      `<g transform="translate(900 0)">${trees({ width: 170, height: 810 }, 520, '#6f9a6a', 2, 1, 420)}</g>`,
      hills(STILL, 520, '#a9cb7c', 9, 14),
      line('M190 470V560M890 470V560', '#8a6a52', 18),
      screen(180, 110, 720, 370, ['#f8e6c0', '#e8833c', '#9ac0d0', '#7a90a8']),
      bulbs(-20, 40, 560, 20, 120, '#f6c84c', '#6a5a58', 6),
      bulbs(520, 20, 1100, 50, 120, '#f6c84c', '#6a5a58', 6),
    ]),
    ...ground([...cloth(650)]),
    ...shades('cinema', '#b8945a'),
    ...cinema({ stripes: ['#c2487c', '#fffdf4'], corn: '#f6dc90', papers: ['#f0c04a', '#fffdf4'], ink: PLUM }),
  ],
  cooking: () => [
    ...ground([
      box(0, 0, 1080, 810, '#f3efd8'),
      ...[0, 1, 2, 3, 4].map((row) => line(`M0 ${70 + row * 110}H1080M${60 + row * 240} 0V570`, '#d9dcc0', 4)),
      box(60, 60, 220, 300, '#cfe4ea', 6, 'stroke="#b98a5a" stroke-width="16"'),
      fill('M68 300Q170 240 272 310V352H68Z', '#bcd698'),
      line('M170 66V354M66 210H274', '#b98a5a', 12),
      fill('M0 572Q540 556 1080 572V810H0Z', '#dcc293'),
    ]),
    ...shades('cooking', '#a5804a'),
    ...cooking({
      pot: '#4f9a8a',
      soup: '#e8953c',
      metal: '#8a949a',
      fire: ['#7fa6d8', '#fdf2c4'],
      iron: '#5a5a68',
      wood: '#d9a868',
      steel: '#dfe6ea',
      grip: PLUM,
      red: '#d8483c',
      orange: '#ee9038',
      yellow: '#f0c83f',
      green: LEAF,
      steam: '#8fa39a',
    }),
  ],
  dog: () => [
    ...ground([
      ...garden(),
      trees({ width: 1080, height: 810 }, 520, '#86b068', 4, 2, 360),
      hills(STILL, 520, '#a9cb7c', 9, 16),
      flowerbed({ width: 1080, height: 810 }, 610, BLOOMS, '#7fa860', 5, 110, 20),
      fill('M0 640Q540 600 1080 640V810H0Z', '#b9d684'),
    ]),
    ...shades('dog', SHADE, 0.4),
    ...lyingDog({
      coat: '#c98a52',
      ears: '#8a5436',
      bib: '#fdf6e6',
      collar: '#4f7fb0',
      tag: '#f0c83f',
      ball: '#d8483c',
      seam: '#fdf6e6',
      lead: '#4f7fb0',
    }),
  ],
  offline: () => [
    ...ground([box(0, 0, 1080, 810, '#b5c79a'), tableTop(424, '#e9cf9c')]),
    ...offline({
      wood: '#c99a62',
      inside: '#f3e6c2',
      knob: '#c2487c',
      shell: '#5a6478',
      screen: '#3c4a66',
      moon: '#f8e6a4',
      cover: '#4f8a7a',
      paper: '#fdf8e8',
      ink: '#5a5a68',
      cup: '#e07a6a',
      drink: '#7a5038',
      frame: PLUM,
    }),
  ],
}

import { rainbow } from '../../backdrops/aurora.ts'
import { hills, sky } from '../../backdrops/landscape.ts'
import { curtain } from '../../backdrops/room.ts'
import { STILL } from '../../layer.ts'
import { bulges, points } from '../../paths.ts'
import { box, dot, fill, oval } from '../../svg.ts'
import { ground, type HabitStills } from '../still.ts'
import { row, screen, star } from '../things/cinema.ts'
import { tableTop } from '../things/drawer.ts'
import { cosmos, daisy, tulip } from '../things/flowers.ts'
import { rail } from '../things/kitchen.ts'
import { boots, way } from '../things/outdoors.ts'
import { breakfast, cinema, cooking, lyingDog, offline, turnedRound } from './arrangements.ts'

const VIOLET = '#7a4fe0'
const INDIGO = '#3a2f96'
const PINK = '#ff5a7a'
const SUN = '#ffd23f'
const BLUE = '#29b6e8'
const GREEN = '#35c48b'
const WHITE = '#ffffff'

const table = (y: number, colour: string) => fill(`M0 ${y}Q540 ${y - 22} 1080 ${y}V810H0Z`, colour)
const cloud = fill(bulges(points('120,190 180,130 270,130 330,190 230,220'), 0.56), WHITE)

export const AURORA_HABITS: HabitStills = {
  breakfast: () => [
    ...ground([box(0, 0, 1080, 810, '#8fdcf2'), dot(560, 320, 290, SUN), table(548, VIOLET)]),
    ...breakfast({
      china: WHITE,
      band: PINK,
      cup: PINK,
      stripe: SUN,
      egg: GREEN,
      crust: '#f0a03c',
      juice: '#ff9a3c',
      steam: VIOLET,
      vase: '#e052c0',
      flowers: [PINK, BLUE, '#ff9a3c', WHITE, SUN],
      green: '#1f9f78',
      blooms: [tulip, daisy, cosmos],
    }),
  ],
  walk: () => [
    ...ground([
      sky(STILL, '#c9f1f7', '#e2f7fa'),
      ...rainbow(380, 560, 470, 40),
      dot(380, 560, 190, '#dff6f9'),
      cloud,
      hills(STILL, 500, '#2797d6', 3, 40),
      hills(STILL, 556, GREEN, 8, 20),
      way(930, 552, 560, '#ffe6a8', 660),
    ]),
    ...boots({ x: 474, y: 720, s: 212, leather: '#ff7a4c', sole: INDIGO, lace: WHITE, sock: VIOLET }),
  ],
  cinema: () => [
    ...ground([
      box(0, 0, 1080, 810, INDIGO),
      screen(200, 70, 680, 410, ['#8fe3f2', SUN, BLUE, GREEN]),
      curtain(-20, 220, 570, PINK, 3) + curtain(880, 220, 570, PINK, 3),
      row(486, 216, -110, VIOLET),
      row(598, 240, -30, '#5a3fc8'),
    ]),
    ...cinema({ stripes: [PINK, WHITE], corn: '#ffe27a', papers: [SUN, WHITE], ink: VIOLET }),
    ...ground([star(90, 640, 34, SUN) + star(1000, 600, 26, SUN)]),
  ],
  cooking: () => [
    ...ground([
      box(0, 0, 1080, 810, '#ffd0e6'),
      dot(600, 330, 310, '#ffe9a8'),
      rail(540, 84, 980, 118, VIOLET, '#ff9a3c'),
      table(572, '#35c4b0'),
    ]),
    ...cooking({
      pot: VIOLET,
      soup: '#ff9a3c',
      metal: INDIGO,
      fire: [BLUE, SUN],
      iron: INDIGO,
      wood: '#ffc06a',
      steel: '#eef2ff',
      grip: INDIGO,
      red: PINK,
      orange: '#ff9a3c',
      yellow: SUN,
      green: '#1f9f78',
      steam: BLUE,
    }),
  ],
  dog: () => [
    ...ground([
      box(0, 0, 1080, 810, '#b7a4f6'),
      dot(620, 330, 290, '#ffe27a'),
      table(600, '#5a3fc8'),
      oval(540, 706, 530, 104, '#ff8aa8'),
      oval(540, 702, 470, 84, '#ffd0e0'),
    ]),
    ...turnedRound(
      lyingDog({
        coat: '#ffb04f',
        ears: '#d9683c',
        bib: WHITE,
        collar: BLUE,
        tag: SUN,
        ball: GREEN,
        seam: WHITE,
        lead: VIOLET,
      })
    ),
  ],
  offline: () => [
    ...ground([box(0, 0, 1080, 810, '#5a3fc8'), tableTop(424, '#8fe3f2', 1)]),
    ...offline({
      wood: '#ff9a3c',
      inside: '#ffe6b8',
      knob: PINK,
      shell: INDIGO,
      screen: '#241c6a',
      moon: SUN,
      cover: PINK,
      paper: '#fffdf6',
      ink: '#8f74f0',
      cup: VIOLET,
      drink: '#8a4f3c',
      frame: INDIGO,
    }),
  ],
}

import { clouds, hills, sky, trees, water } from '../../backdrops/landscape.ts'
import { curtain, pane, shelves } from '../../backdrops/room.ts'
import { STILL } from '../../layer.ts'
import { box, fill, line, oval } from '../../svg.ts'
import { ground, type HabitStills } from '../still.ts'
import { row, screen } from '../things/cinema.ts'
import { tableTop } from '../things/drawer.ts'
import { cosmos, daisy } from '../things/flowers.ts'
import { rail } from '../things/kitchen.ts'
import { boots, way } from '../things/outdoors.ts'
import { breakfast, cinema, cooking, lyingDog, offline, shades, turnedRound } from './arrangements.ts'

const TEAL = '#2f6f78'
const SAND = '#c9a06a'
const RUST = '#a54a3c'
const PAPER = '#f6eedb'
const INK = '#33486a'
const SHADE = '#3a2f2a'

/** A window upon hills, behind a table that begins at `y`. */
const window = (y: number) =>
  ground([
    box(0, 0, STILL.width, STILL.height, '#e4d5b4'),
    pane(
      300,
      50,
      480,
      y - 130,
      PAPER,
      '#c4d8d4',
      `<g transform="translate(300 0)">${hills({ width: 480, height: y - 80 }, y - 220, '#8fb0a8', 4, 36)}</g>`
    ),
    curtain(120, 130, y, '#6a979a', 3),
    curtain(830, 130, y, '#6a979a', 3),
    box(0, y, STILL.width, 810 - y, '#c29d6c'),
  ])

export const DUSK_HABITS: HabitStills = {
  breakfast: () => [
    ...window(540),
    ...shades('breakfast', SHADE),
    ...turnedRound(
      breakfast({
        china: PAPER,
        band: TEAL,
        cup: TEAL,
        stripe: '#e4d2ac',
        egg: RUST,
        crust: '#d99b4a',
        juice: '#e3a03f',
        steam: '#fbf4e2',
        vase: INK,
        flowers: [PAPER, '#d9a441', RUST, '#8fb0b8'],
        green: '#6f8a64',
        blooms: [daisy, cosmos],
      })
    ),
  ],
  walk: () => [
    ...ground([
      sky(STILL, '#c6dad8', '#f3e8cf'),
      clouds(STILL, 130, '#fbf5e6', 8, 4),
      water(STILL, 400, '#7fabb0', 7),
      fill('M0 810V520Q260 430 560 470Q860 500 1080 430V810H0Z', '#a9b58a'),
      `<g transform="translate(20 0)">${trees({ width: 240, height: 810 }, 500, '#7a9a74', 6, 1, 340)}</g>`,
      way(930, 466, 560, '#f0e2bd', 660),
    ]),
    ...shades('walk', SHADE),
    ...boots({ x: 480, y: 716, s: 212, leather: '#b5764a', sole: '#4f5a64', lace: PAPER, sock: TEAL }),
  ],
  cinema: () => [
    ...ground([
      box(0, 0, 1080, 810, '#5a7a80'),
      screen(200, 60, 680, 420, ['#f0d9ac', '#d98a44', '#7fabb0', '#5f7f84']),
      curtain(-20, 220, 560, '#b0604c', 3) + curtain(880, 220, 560, '#b0604c', 3),
      row(480, 216, -110, '#5f8a90'),
      row(592, 240, -30, '#4a757c'),
    ]),
    ...shades('cinema', SHADE),
    ...cinema({ stripes: [RUST, PAPER], corn: '#f6e0a4', papers: ['#dcae62', PAPER], ink: INK }),
  ],
  cooking: () => [
    ...ground([
      box(0, 0, 1080, 810, '#e4d5b4'),
      ...[0, 1, 2, 3, 4].map((each) => line(`M0 ${70 + each * 110}H1080M${60 + each * 240} 0V570`, '#cdbb94', 4)),
      rail(540, 84, 980, 118, '#5a6a70', '#b08a5c'),
      box(0, 570, 1080, 240, '#b8946a'),
    ]),
    ...shades('cooking', SHADE),
    ...cooking({
      pot: TEAL,
      soup: '#d98f3f',
      metal: '#8a9498',
      fire: ['#7fa6b8', PAPER],
      iron: '#4a545a',
      wood: '#dcb27c',
      steel: '#e4e4da',
      grip: '#6a4a3a',
      red: '#b84a38',
      orange: '#d98a44',
      yellow: '#e0b04f',
      green: '#6f8a64',
      steam: '#fbf4e2',
    }),
  ],
  dog: () => [
    ...ground([
      box(0, 0, STILL.width, STILL.height, '#e4d5b4'),
      shelves(560, 210, 440, 2, [TEAL, SAND, INK, '#e4d2ac', '#8a5448', '#5d8a84'], '#b08f64', 6, 160),
      box(0, 590, STILL.width, 220, '#c4a678'),
      oval(540, 706, 530, 104, '#9cbab4'),
      oval(540, 706, 480, 86, 'none', `stroke="${PAPER}" stroke-width="10"`),
    ]),
    ...shades('dog', SHADE),
    ...lyingDog({
      coat: '#93a0a4',
      ears: '#55656c',
      bib: '#fbf5e4',
      collar: RUST,
      tag: '#d9a441',
      ball: RUST,
      seam: PAPER,
      lead: INK,
    }),
  ],
  offline: () => [
    ...ground([box(0, 0, 1080, 810, '#8a7458'), tableTop(424, '#cfa874')]),
    ...turnedRound(
      offline({
        wood: '#b98f5c',
        inside: '#ead9b4',
        knob: RUST,
        shell: '#4a5a6a',
        screen: '#2c4258',
        moon: '#f6e8c0',
        cover: TEAL,
        paper: '#fbf3dc',
        ink: INK,
        cup: RUST,
        drink: '#6b4632',
        frame: '#4a3a34',
      })
    ),
  ],
}

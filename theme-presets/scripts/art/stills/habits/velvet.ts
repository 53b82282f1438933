import { hills, sky } from '../../backdrops/landscape.ts'
import { bokeh, curtain } from '../../backdrops/room.ts'
import { STILL } from '../../layer.ts'
import { box, fill, glow, oval } from '../../svg.ts'
import { ground, type HabitStills } from '../still.ts'
import { row, screen } from '../things/cinema.ts'
import { tableTop } from '../things/drawer.ts'
import { rose } from '../things/flowers.ts'
import { boots, fallen, way } from '../things/outdoors.ts'
import { streetLamp } from '../things/ways.ts'
import { breakfast, cinema, cooking, lyingDog, offline, shades, turnedRound } from './arrangements.ts'

const WINE = '#a01f3a'
const GOLD = '#c9974f'
const LIGHT = '#f3d08a'
const DARK = '#12070b'

/** A dark room with a table from `y` that has the light of a lamp on it. */
const room = (y: number) => [
  ...ground([sky(STILL, '#1d0d13', '#3a141f'), bokeh(STILL, ['#e8b45c', LIGHT, '#b8602f', '#8a2f3c'], 7, 16, 0.6)]),
  ...ground([fill(`M0 ${y}Q540 ${y - 18} 1080 ${y}V810H0Z`, '#4a1c1e'), glow(500, 690, 560, 150, '#d88a4c', 0.55)], 2),
]

export const VELVET_HABITS: HabitStills = {
  breakfast: () => [
    ...room(540),
    ...shades('breakfast', DARK, 0.8),
    ...breakfast({
      china: '#f0e2c8',
      band: GOLD,
      cup: WINE,
      stripe: GOLD,
      egg: GOLD,
      crust: '#d08a3c',
      juice: '#f0a038',
      steam: '#e8c9a8',
      vase: '#8a6a4a',
      flowers: ['#b8203e', '#8a1830', '#d8405a', '#e8b8a0'],
      green: '#4f6a4a',
      blooms: [rose],
    }),
  ],
  walk: () => [
    ...ground([
      sky(STILL, '#14101a', '#5a2a30'),
      bokeh(STILL, ['#e8b45c', '#d8483c', LIGHT, '#c2607a'], 12, 20, 0.55),
      hills(STILL, 520, '#2a1519', 8, 16),
      glow(980, 230, 300, 300, '#ffcf7a', 0.6),
    ]),
    ...ground([way(900, 520, 560, '#8a5638', 640), glow(560, 730, 480, 100, '#d88a4c', 0.45)], 2),
    ...streetLamp(1000, 646, 506, '#1a1014', '#ffe2a6'),
    ...shades('walk', DARK, 0.9),
    ...boots({ x: 440, y: 718, s: 212, leather: '#a9623a', sole: '#4a3034', lace: LIGHT, sock: WINE }),
    ...ground([fallen([40, 740], [1040, 795], ['#c9803c', '#a83a2c', GOLD], 4, 12, 56)], 1),
  ],
  cinema: () => [
    ...ground([
      box(0, 0, 1080, 810, '#1a0a10'),
      glow(540, 270, 620, 420, '#ffb45c', 0.4),
      screen(200, 70, 680, 400, ['#f0b878', '#fff0c8', '#b8604a', '#6a2a34']),
      curtain(-20, 220, 570, '#7a1428', 3) + curtain(880, 220, 570, '#7a1428', 3),
    ]),
    ...ground(
      [row(486, 216, -110, '#5a1222'), row(598, 240, -30, '#3f0d1a'), glow(560, 760, 520, 80, '#d88a4c', 0.4)],
      4
    ),
    ...shades('cinema', DARK, 0.8),
    ...cinema({ stripes: [WINE, '#f6e6cc'], corn: '#f3d890', papers: [GOLD, '#f6e6cc'], ink: '#5a1222' }),
  ],
  cooking: () => [
    ...room(570),
    ...ground([glow(620, 260, 420, 320, '#ffb45c', 0.3)]),
    ...shades('cooking', DARK, 0.8),
    ...cooking({
      pot: '#b8703c',
      soup: '#d8782f',
      metal: '#d8c0a0',
      fire: ['#5a8ac8', '#ffe2a6'],
      iron: '#2a1a1c',
      wood: '#a9703f',
      steel: '#e0d6c8',
      grip: '#3a1a1c',
      red: '#c8282f',
      orange: '#e0802f',
      yellow: '#e0a838',
      green: '#6a8a4a',
      steam: '#e8c9a8',
    }),
  ],
  dog: () => [
    ...ground([
      sky(STILL, '#1d0d13', '#3a141f'),
      curtain(-20, 260, 640, '#5a1222', 4) + curtain(840, 260, 640, '#5a1222', 4),
      glow(540, 300, 420, 380, '#ffb45c', 0.5),
    ]),
    ...ground(
      [
        box(0, 600, 1080, 210, '#2f1114'),
        oval(540, 706, 530, 104, '#7a1a2e'),
        oval(540, 706, 480, 86, 'none', `stroke="${GOLD}" stroke-width="8"`),
        glow(500, 706, 460, 84, '#d88a4c', 0.4),
      ],
      2
    ),
    ...shades('dog', DARK, 0.8),
    ...turnedRound(
      lyingDog({
        coat: '#b8763c',
        ears: '#7a4526',
        bib: '#f0dcc0',
        collar: WINE,
        tag: LIGHT,
        ball: '#c8384a',
        seam: '#f6e6cc',
        lead: '#8a5a34',
      })
    ),
  ],
  offline: () => [
    ...ground([box(0, 0, 1080, 810, '#1d0d13')]),
    ...ground([tableTop(424, '#6a3020'), glow(430, 200, 620, 340, '#ffb45c', 0.4)], 1),
    ...offline({
      wood: '#8a4a2c',
      inside: '#c98a54',
      knob: LIGHT,
      shell: '#3a2a30',
      screen: '#140c12',
      moon: LIGHT,
      cover: WINE,
      paper: '#f0dfbc',
      ink: '#5a3a34',
      cup: '#8a1830',
      drink: '#6b3a24',
      frame: '#2a1216',
    }),
  ],
}

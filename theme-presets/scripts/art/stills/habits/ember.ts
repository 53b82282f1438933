import { sky } from '../../backdrops/landscape.ts'
import { bricks, curtain, neon } from '../../backdrops/room.ts'
import { lamp, skyline } from '../../backdrops/town.ts'
import { STILL } from '../../layer.ts'
import { box, dot, glow, oval } from '../../svg.ts'
import { ground, type HabitStills } from '../still.ts'
import { row, screen } from '../things/cinema.ts'
import { tableTop } from '../things/drawer.ts'
import { rose } from '../things/flowers.ts'
import { rail } from '../things/kitchen.ts'
import { boots } from '../things/outdoors.ts'
import { streetLamp } from '../things/ways.ts'
import { breakfast, cinema, cooking, lyingDog, offline, shades, turnedRound } from './arrangements.ts'

const CORAL = '#ff6242'
const AMBER = '#ffb45c'
const SAND = '#ffd9a0'
const DARK = '#1d1316'

const counter = (y: number) => box(0, y, 1080, 810 - y, '#6a3026') + box(0, y - 8, 1080, 24, '#e8763c')

export const EMBER_HABITS: HabitStills = {
  breakfast: () => [
    ...ground([
      sky(STILL, DARK, '#4a2022'),
      dot(600, 330, 300, '#d8512f'),
      lamp(600, 60, 90, '#6a2a28', AMBER),
      counter(540),
    ]),
    ...shades('breakfast', DARK, 0.8),
    ...breakfast({
      china: SAND,
      band: CORAL,
      cup: CORAL,
      stripe: SAND,
      egg: '#e8763c',
      crust: '#f0a048',
      juice: AMBER,
      steam: SAND,
      vase: '#b8342f',
      flowers: ['#d8342f', AMBER, CORAL, SAND],
      green: '#8a8a4f',
      blooms: [rose],
    }),
  ],
  walk: () => [
    ...ground([
      sky(STILL, '#1d1417', '#a9452f'),
      dot(830, 180, 84, SAND),
      skyline(STILL, 480, '#3a2022', AMBER, 11, 330),
      box(0, 560, 1080, 250, '#3a1f20'),
      oval(560, 726, 500, 66, '#a9492f'),
      oval(560, 726, 340, 40, '#e8763c', 'opacity="0.55"'),
      glow(170, 220, 260, 260, AMBER, 0.7),
    ]),
    ...streetLamp(150, 640, 500, '#5a3034', '#ffd27a'),
    ...shades('walk', DARK, 0.9),
    ...boots({ x: 500, y: 722, s: 212, leather: '#e8763c', sole: '#7a3a34', lace: SAND, sock: CORAL }),
  ],
  cinema: () => [
    ...ground([
      box(0, 0, 1080, 810, DARK),
      screen(200, 80, 680, 400, ['#ff9a5c', '#ffe2a0', '#d8512f', '#8a3028']),
      curtain(-20, 220, 570, '#c8432f', 3) + curtain(880, 220, 570, '#c8432f', 3),
      neon('M210 46H870', CORAL, 12),
      row(490, 216, -110, '#a9442f'),
      row(600, 240, -30, '#8a3628'),
    ]),
    ...shades('cinema', DARK, 0.9),
    ...cinema({ stripes: [CORAL, '#fff0d8'], corn: '#ffdf9c', papers: [AMBER, '#fff0d8'], ink: '#5a2420' }),
  ],
  cooking: () => [
    ...ground([
      bricks(STILL, '#5a2a26', 4),
      glow(600, 300, 560, 420, '#ff7a4c', 0.55),
      rail(540, 90, 980, 118, AMBER, '#c8653c'),
      counter(570),
    ]),
    ...shades('cooking', DARK, 0.8),
    ...cooking({
      pot: '#e8512f',
      soup: '#ffb04a',
      metal: SAND,
      fire: [CORAL, '#ffe2a0'],
      iron: '#8a5a50',
      wood: '#d88a4c',
      steel: '#f3dcc0',
      grip: '#5a2420',
      red: '#e23f30',
      orange: '#ff8a3c',
      yellow: '#ffc04f',
      green: '#8f9a4f',
      steam: SAND,
    }),
  ],
  dog: () => [
    ...ground([
      sky(STILL, DARK, '#4a2022'),
      bricks(STILL, '#4a2424', 6),
      glow(520, 300, 600, 420, '#ff6a44', 0.6),
      neon('M250 330A290 290 0 0 1 830 330', CORAL, 12),
      box(0, 590, 1080, 220, '#4a2220'),
      oval(540, 704, 530, 108, '#a9492f'),
      oval(540, 704, 470, 86, 'none', `stroke="${AMBER}" stroke-width="10"`),
    ]),
    ...shades('dog', DARK, 0.9),
    ...turnedRound(
      lyingDog({
        coat: '#e8943f',
        ears: '#a9482c',
        bib: '#ffe4ba',
        collar: '#d8342f',
        tag: '#ffd27a',
        ball: CORAL,
        seam: '#fff0d8',
        lead: SAND,
      })
    ),
  ],
  offline: () => [
    ...ground([box(0, 0, 1080, 810, '#2c171a'), tableTop(424, '#a3482f'), glow(420, 200, 620, 360, AMBER, 0.45)]),
    ...offline({
      wood: '#b85a34',
      inside: '#e89a5c',
      knob: '#ffd27a',
      shell: '#4a2a30',
      screen: '#1d1316',
      moon: SAND,
      cover: '#d8342f',
      paper: '#ffe4ba',
      ink: '#5a2420',
      cup: CORAL,
      drink: '#6b3424',
      frame: '#3a1a1c',
    }),
  ],
}

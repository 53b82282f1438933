import { sky } from '../backdrops/landscape.ts'
import { bokeh, curtain } from '../backdrops/room.ts'
import { rain } from '../backdrops/velvet.ts'
import { STILL } from '../layer.ts'
import { box, fill, glow, line, oval } from '../svg.ts'
import { leaf } from '../props/garden.ts'
import { ground, prop, type Stills } from './still.ts'
import { coupe } from './things/cups.ts'
import { bunch, rose, vase } from './things/flowers.ts'
import { pen, sealedLetter } from './things/post.ts'
import { theatreSeats } from './things/seats.ts'
import { streetLamp, umbrella } from './things/ways.ts'

const WINE = '#a01f3a'
const GOLD = '#c9974f'

/** A dark room whose table has the light of a lamp on it. */
const table = () => [
  ...ground([sky(STILL, '#1d0d13', '#3a141f'), bokeh(STILL, ['#e8b45c', '#f3d08a', '#b8602f', '#8a2f3c'], 7, 16, 0.7)]),
  ...ground([fill('M0 630Q540 612 1080 630V810H0Z', '#4a1c1e'), glow(540, 720, 520, 110, '#d88a4c', 0.55)], 2),
]

export const VELVET: Stills = {
  people: () => [
    ...ground([
      curtain(0, 1080, 700, '#5a1222', 9),
      fill('M0 0H1080V700H0Z', '#14080c', 'opacity="0.4"'),
      glow(540, 330, 480, 420, '#ffb45c', 0.35),
      box(0, 690, 1080, 120, '#260d12'),
      glow(540, 740, 480, 90, '#d88a4c', 0.6),
    ]),
    ...theatreSeats(540, 620, 142, WINE, GOLD),
  ],
  heart: () => [
    ...table(),
    ...bunch({
      x: 540,
      y: 440,
      size: 134,
      colours: ['#b8203e', '#8a1830', '#d8405a', '#e8b8a0', WINE],
      green: '#4f6a4a',
      blooms: [rose],
    }),
    ...vase({ x: 540, foot: 716, wide: 106, high: 288, colour: GOLD, shape: 'round' }),
  ],
  chat: () => [
    ...table(),
    ...coupe(394, 690, 134, '#e8b45c', '#fff3d8'),
    ...coupe(692, 726, 134, '#e8b45c', '#fff3d8'),
  ],
  mail: () => [
    ...ground([sky(STILL, '#2a1216', '#1a0a0e'), glow(480, 330, 640, 520, '#c8743c', 0.6)]),
    ...sealedLetter({ x: 540, y: 330, wide: 600, turn: -5 }, '#e8d6b4', WINE),
    ...pen({ x: 660, y: 668, wide: 400, turn: -8 }, '#7a2436', '#e8b45c'),
    prop(
      line('M430 712Q330 690 236 656', '#4f6a4a', 11) +
        leaf([390, 704], [330, 760], 20, '#5f7a50') +
        leaf([340, 690], [320, 630], 20, '#4f6a4a')
    ),
    prop(rose(206, 640, 66, '#b8203e')),
  ],
  lost: () => [
    ...ground([
      sky(STILL, '#0d0d14', '#2c1620'),
      bokeh(STILL, ['#e8b45c', '#d8483c', '#5a7a9a', '#f3d9b0', '#c2607a'], 12, 26, 0.75),
    ]),
    ...ground(
      [
        rain(1080, 810, 8),
        glow(300, 210, 320, 300, '#ffcf7a', 0.6),
        box(0, 680, 1080, 130, '#1a1016'),
        oval(500, 742, 460, 40, '#7a4630', 'opacity="0.5"'),
      ],
      2
    ),
    ...streetLamp(300, 720, 580, '#1a1014', '#ffe2a6'),
    ...umbrella(780, 724, 224, [WINE, '#8a1830', WINE, '#8a1830', WINE], GOLD),
  ],
}

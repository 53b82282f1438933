import { clouds, flowerbed, hills, sky, trees } from '../backdrops/landscape.ts'
import { STILL } from '../layer.ts'
import { box, fill, oval } from '../svg.ts'
import { teapot } from '../scenes/furniture.ts'
import { ground, prop, type Stills } from './still.ts'
import { cup, steam } from './things/cups.ts'
import { bunch, cosmos, daisy, tulip, vase } from './things/flowers.ts'
import { letter, pen } from './things/post.ts'
import { bench } from './things/seats.ts'
import { signpost } from './things/ways.ts'

const BLOOMS = ['#c2487c', '#e79a3c', '#f0d04f', '#8a5aa0', '#e07a8a'] as const
const PLUM = '#8a4a7e'

const garden = () => [
  sky(STILL, '#d6e8ee', '#f3f3dd'),
  clouds(STILL, 140, '#ffffff', 3, 4),
  hills(STILL, 500, '#bcd698', 4, 30),
]

/** A cloth on a table in the garden. */
const tea = () =>
  ground([
    ...garden(),
    fill('M0 640Q540 610 1080 640V810H0Z', '#f2dfb8'),
    fill('M0 640Q540 610 1080 640V672Q540 642 0 672Z', '#d9c08e'),
  ])

export const MEADOW: Stills = {
  people: () => [
    ...ground([
      ...garden(),
      trees({ width: 1080, height: 810 }, 590, '#86b068', 4, 2, 440),
      hills(STILL, 590, '#a9cb7c', 9, 16),
      flowerbed({ width: 1000, height: 810 }, 700, BLOOMS, '#6f9a52', 5, 170, 22),
    ]),
    ...bench(540, 600, 560, '#b98a5a', '#5a6a5e'),
  ],
  heart: () => [
    ...tea(),
    ...bunch({ x: 540, y: 446, size: 132, colours: BLOOMS, green: '#6f9a52', blooms: [cosmos, daisy, tulip] }),
    ...vase({ x: 530, foot: 720, wide: 120, high: 286, colour: '#5f9aa8', shape: 'pitcher', band: '#f6f0dc' }),
  ],
  chat: () => [
    ...tea(),
    steam(334, 452, 94, '#8fa39a', 0.7),
    steam(756, 468, 94, '#8fa39a', 0.7),
    prop(teapot(545, 535, 132, '#5f9aa0')),
    ...cup({ x: 328, y: 684, size: 96, colour: '#c2487c', side: -1, stripe: '#f8e0ea' }),
    ...cup({ x: 752, y: 704, size: 96, colour: '#e79a3c', stripe: '#fff2d6' }),
  ],
  mail: () => [
    ...ground([box(0, 0, STILL.width, STILL.height, '#dcebd2'), oval(540, 420, 440, 330, '#cfe2ea')]),
    ...letter({ x: 540, y: 340, wide: 580, turn: -5 }, '#fffdf4', '#5a5a68', PLUM),
    ...pen({ x: 640, y: 660, wide: 400, turn: -9 }, '#4f8a5a', '#e0b04a'),
    ...bunch({ x: 300, y: 700, size: 62, colours: BLOOMS, green: '#6f9a52', blooms: [daisy, cosmos] }),
  ],
  lost: () => [
    ...ground([
      ...garden(),
      trees({ width: 460, height: 810 }, 540, '#86b068', 6, 3, 220),
      hills(STILL, 560, '#c9dc8c', 8, 24),
      fill('M350 810Q450 690 560 644Q680 600 600 570H634Q760 596 690 660Q640 710 740 810Z', '#efdcb0'),
      flowerbed({ width: 1000, height: 810 }, 760, BLOOMS, '#7fa860', 8, 120, 16),
    ]),
    ...signpost(540, 740, 570, '#a5805a', [PLUM, '#4f8a5a', '#d08a34']),
  ],
}

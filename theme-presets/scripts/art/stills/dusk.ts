import { clouds, hills, sky, water } from '../backdrops/landscape.ts'
import { curtain, pane, shelves } from '../backdrops/room.ts'
import { lamp } from '../backdrops/town.ts'
import { STILL } from '../layer.ts'
import { box, fill } from '../svg.ts'
import { armchair, table, teacup, teapot } from '../scenes/furniture.ts'
import { ground, prop, type Stills } from './still.ts'
import { cup, steam } from './things/cups.ts'
import { bunch, cosmos, daisy, vase } from './things/flowers.ts'
import { pen, sealedLetter } from './things/post.ts'
import { signpost } from './things/ways.ts'

const TEAL = '#2f6f78'
const SAND = '#c9a06a'

/** A window upon hills behind a table. */
const window = () =>
  ground([
    box(0, 0, STILL.width, STILL.height, '#dccbaa'),
    pane(
      280,
      70,
      520,
      480,
      '#f3e9d4',
      '#bcd2d0',
      `<g transform="translate(280 0)">${hills({ width: 520, height: 550 }, 400, '#8fb0a8', 4, 40)}</g>`
    ),
    curtain(110, 130, 640, '#6a979a', 3),
    curtain(840, 130, 640, '#6a979a', 3),
    box(0, 630, STILL.width, 180, '#b08a5c'),
  ])

export const DUSK: Stills = {
  people: () => [
    ...ground([
      box(0, 0, STILL.width, STILL.height, '#dccbaa'),
      shelves(330, 250, 420, 2, [TEAL, SAND, '#33486a', '#e4d2ac', '#7a4f48', '#5d8a84'], '#a58257', 6, 150),
      box(0, 640, STILL.width, 170, '#b99a6c'),
    ]),
    prop(lamp(540, 60, 66, TEAL, '#f9e6b4')),
    prop(armchair(270, 580, 170, '#3f7f86')),
    prop(armchair(810, 580, 170, '#a5624a')),
    prop(table(540, 590, 104, '#a5774a') + teacup(540, 556, 34, '#f3e9d4')),
  ],
  heart: () => [
    ...window(),
    ...bunch({
      x: 540,
      y: 450,
      size: 132,
      colours: ['#f6eedb', '#d9a441', '#a54a3c', '#8fb0b8', '#f6eedb'],
      green: '#6f8a64',
      blooms: [daisy, cosmos],
    }),
    ...vase({ x: 530, foot: 718, wide: 116, high: 286, colour: TEAL, shape: 'pitcher', band: '#e4d2ac' }),
  ],
  chat: () => [
    ...window(),
    steam(352, 470, 90, '#fbf4e2', 0.9),
    steam(742, 496, 90, '#fbf4e2', 0.9),
    prop(teapot(545, 545, 128, TEAL)),
    ...cup({ x: 340, y: 690, size: 92, colour: '#f3e9d4', side: -1, stripe: TEAL }),
    ...cup({ x: 742, y: 716, size: 92, colour: '#d9a86a', stripe: '#f3e9d4' }),
  ],
  mail: () => [
    ...ground([
      box(0, 0, STILL.width, STILL.height, '#a9855a'),
      ...[0, 1, 2].map((row) =>
        fill(
          `M0 ${200 + row * 210}Q540 ${192 + row * 210} 1080 ${200 + row * 210}V${206 + row * 210}Q540 ${198 + row * 210} 0 ${206 + row * 210}Z`,
          '#8f6f48'
        )
      ),
      fill('M150 90L960 60L990 740L110 760Z', '#7fa09a'),
    ]),
    ...sealedLetter({ x: 540, y: 370, wide: 600, turn: -5 }, '#f3e6c8', '#a54a3c'),
    ...pen({ x: 600, y: 668, wide: 430, turn: -9 }, '#28465e', SAND),
  ],
  lost: () => [
    ...ground([
      sky(STILL, '#bfd4d2', '#f0e4ca'),
      clouds(STILL, 150, '#f9f2e2', 8, 4),
      water(STILL, 450, '#6f9fa6', 7),
      fill('M0 810V620Q260 530 560 560Q860 590 1080 520V810Z', '#9aa87c'),
      fill('M360 810Q450 700 560 660Q690 610 600 566L650 570Q790 610 700 680Q640 730 720 810Z', '#ecdcb4'),
      fill('M840 452L856 220H924L940 452Z', '#f6eedd') +
        fill('M849 330H931L934 372H846Z', '#a54a3c') +
        box(852, 176, 76, 46, '#2f4f66', 5) +
        fill('M844 180L890 138L936 180Z', '#a54a3c'),
    ]),
    ...signpost(500, 740, 560, '#7a5a44', [TEAL, '#a54a3c', '#33486a']),
  ],
}

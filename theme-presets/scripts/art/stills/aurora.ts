import { BRIGHT, rainbow } from '../backdrops/aurora.ts'
import { bulges } from '../paths.ts'
import { hills, sky } from '../backdrops/landscape.ts'
import { STILL } from '../layer.ts'
import { box, dot, fill } from '../svg.ts'
import { ground, prop, type Stills } from './still.ts'
import { cup, steam } from './things/cups.ts'
import { bunch, cosmos, daisy, tulip, vase } from './things/flowers.ts'
import { openLetter } from './things/post.ts'
import { swings } from './things/seats.ts'
import { drops, signpost, umbrella } from './things/ways.ts'

const VIOLET = '#7a4fe0'
const table = (colour: string) => fill('M0 640Q540 618 1080 640V810H0Z', colour)

export const AURORA: Stills = {
  people: () => [
    ...ground([
      sky(STILL, '#c9f1f7', '#e2f7fa'),
      ...rainbow(540, 720, 520, 44),
      dot(540, 720, 212, '#dff6f9'),
      hills(STILL, 650, '#35c48b', 4, 20),
    ]),
    ...swings(540, 210, 730, 640, { frame: VIOLET, rope: '#3a2f96', seats: ['#ff5a7a', '#ffd23f'] }),
  ],
  heart: () => [
    ...ground([box(0, 0, 1080, 810, '#8f74f0'), dot(540, 330, 310, '#ffd23f'), table('#5a3fc8')]),
    ...bunch({
      x: 540,
      y: 446,
      size: 132,
      colours: ['#ff5a7a', '#29b6e8', '#ff9a3c', '#ffffff', '#e052c0'],
      green: '#1f9f78',
      blooms: [tulip, daisy, cosmos],
    }),
    ...vase({ x: 540, foot: 722, wide: 124, high: 284, colour: '#29b6e8', shape: 'tall', band: '#ffffff' }),
  ],
  chat: () => [
    ...ground([box(0, 0, 1080, 810, '#ffd0e6'), dot(540, 370, 320, '#ffe9a8'), table('#ff8aa8')]),
    steam(360, 340, 120, VIOLET, 0.9),
    steam(728, 390, 120, '#29b6e8', 0.9),
    ...cup({ x: 352, y: 620, size: 132, colour: VIOLET, side: -1, stripe: '#ffd23f' }),
    ...cup({ x: 720, y: 690, size: 132, colour: '#29b6e8', stripe: '#ffffff' }),
  ],
  mail: () => [
    ...ground([
      box(0, 0, 1080, 810, '#35c4b0'),
      dot(540, 410, 350, '#7ae0c4'),
      fill(
        bulges(
          [
            [90, 190],
            [150, 130],
            [240, 130],
            [300, 190],
            [200, 220],
          ],
          0.56
        ),
        '#ffffff'
      ),
    ]),
    ...openLetter({ x: 530, y: 540, wide: 560, turn: -4 }, '#ff5a7a', '#ffffff', VIOLET, '#c93a6a'),
    prop(fill('M770 190L1000 90L900 300L862 232Z', '#ffd23f') + fill('M862 232L1000 90L838 214L842 290Z', '#e8a52e')),
  ],
  lost: () => [
    ...ground([
      sky(STILL, '#8fd8f2', '#dff4fb'),
      fill(
        bulges(
          [
            [340, 230],
            [370, 150],
            [460, 110],
            [580, 96],
            [690, 120],
            [760, 160],
            [790, 230],
            [560, 262],
          ],
          0.56
        ),
        '#ffffff'
      ),
      hills(STILL, 640, '#6a48dc', 4, 16),
      drops(1080, 700, '#2f7fd0', 5, 30),
    ]),
    ...signpost(290, 730, 460, '#3a2f96', ['#ff9a3c', '#35c48b']),
    ...umbrella(820, 740, 226, [BRIGHT[0], BRIGHT[1], BRIGHT[2], BRIGHT[3], BRIGHT[4], BRIGHT[6]], '#3a2f96'),
  ],
}

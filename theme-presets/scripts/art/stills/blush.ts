import { hills, sky, sprays, trees } from '../backdrops/landscape.ts'
import { awning } from '../backdrops/town.ts'
import { STILL } from '../layer.ts'
import { box, dot, fill } from '../svg.ts'
import { ground, prop, type Stills } from './still.ts'
import { cup, steam } from './things/cups.ts'
import { bunch, cosmos, rose, vase } from './things/flowers.ts'
import { letter, pen } from './things/post.ts'
import { bistroChair, bistroTable } from './things/seats.ts'
import { signpost } from './things/ways.ts'

const ROSE = '#c8456a'
const PLUM = '#6a4058'

/** A wall with a niche above a table. */
const wall = (table: string) =>
  ground([
    sky(STILL, '#f3d3c6', '#f6dfd0'),
    fill('M250 810V400a290 290 0 0 1 580 0V810Z', '#fbeee0'),
    fill('M0 640Q540 624 1080 640V810H0Z', table),
  ])

export const BLUSH: Stills = {
  people: () => [
    ...ground([
      sky(STILL, '#f6ddd0', '#fae7d8'),
      box(150, 0, 780, 640, '#e9b7ae'),
      box(250, 180, 580, 460, '#fbeedd', 8),
      awning(110, 0, 860, 130, [ROSE, '#fbeee2'], 10),
      fill('M0 640Q540 626 1080 640V810H0Z', '#dca79c'),
    ]),
    ...bistroChair(282, 545, 116, -0.34, PLUM, '#e8b45c'),
    ...bistroChair(798, 545, 116, 0.34, PLUM, '#e8b45c'),
    bistroTable(540, 478, 152, '#f3d9b8', PLUM),
    ...vase({ x: 540, foot: 480, wide: 36, high: 80, colour: '#8fa0b8', shape: 'round' }),
    ...bunch({ x: 540, y: 404, size: 46, colours: [ROSE, '#f2b545', '#fbeee0'], green: '#6f8d62', blooms: [cosmos] }),
  ],
  heart: () => [
    ...wall('#d99f98'),
    ...bunch({
      x: 540,
      y: 446,
      size: 136,
      colours: [ROSE, '#f0b8a8', '#f2b545', '#fff4e6', '#a86a98'],
      green: '#7f9468',
      blooms: [rose, cosmos],
    }),
    ...vase({ x: 540, foot: 714, wide: 124, high: 280, colour: '#7f93b5', shape: 'round', band: '#f6e6d2' }),
  ],
  chat: () => [
    ...wall('#d99f98'),
    steam(360, 340, 120, '#c98f8c', 0.75),
    steam(728, 390, 120, '#c98f8c', 0.75),
    ...cup({ x: 352, y: 620, size: 132, colour: ROSE, side: -1, stripe: '#f6d9cf' }),
    ...cup({ x: 720, y: 690, size: 132, colour: '#e8b45c', stripe: '#fff4e0' }),
  ],
  mail: () => [
    ...ground([
      box(0, 0, STILL.width, STILL.height, '#eec5bb'),
      dot(540, 400, 350, '#f6dacd'),
      sprays([70, 800], -58, '#a9ad88', 3, 3, 360),
      sprays([1040, 20], 122, '#c99a94', 5, 3, 330),
    ]),
    ...letter({ x: 540, y: 360, wide: 600, turn: -6 }, '#fffaf1', PLUM, ROSE),
    ...pen({ x: 590, y: 660, wide: 430, turn: -10 }, PLUM, '#e8b45c'),
  ],
  lost: () => [
    ...ground([
      sky(STILL, '#f6dcd0', '#fbeedd'),
      dot(760, 220, 110, '#fdf3df'),
      hills(STILL, 520, '#dcb8ac', 3, 40),
      `<g transform="translate(0 0)">${trees({ width: 420, height: 810 }, 590, '#a9b088', 6, 3, 190)}</g>`,
      hills(STILL, 590, '#b9bf8f', 8, 22),
      fill('M380 810Q470 690 560 650Q680 610 610 588H640Q760 604 690 660Q640 710 720 810Z', '#f4e2c8'),
    ]),
    ...signpost(540, 730, 560, '#7a5a50', [ROSE, '#e0a13f', '#7f93b5']),
    prop(
      [
        [420, 726, ROSE],
        [456, 748, '#f2b545'],
        [640, 744, '#fbeee0'],
        [676, 722, ROSE],
      ]
        .map(
          ([x, y, colour]) =>
            fill(`M${x} ${y}q4 30 0 50`, 'none', 'stroke="#6f8d62" stroke-width="6"') +
            cosmos(Number(x), Number(y), 22, String(colour))
        )
        .join('')
    ),
  ],
}

import { sky } from '../backdrops/landscape.ts'
import { bokeh, bottles, bricks, neon } from '../backdrops/room.ts'
import { bulbs, skyline } from '../backdrops/town.ts'
import { box, dot, line } from '../svg.ts'
import { chair, table } from './furniture.ts'
import { type Scene, view } from './scene.ts'

const city: Scene = (size) =>
  view([
    sky(size, '#1d1417', '#8a3a2c'),
    dot(1460, 330, 210, '#ffb45c'),
    skyline(size, 760, '#4a2524', '#e8763c', 11, 300),
    skyline(size, 1000, '#241619', '#ffb45c', 5, 520),
  ])

const bar: Scene = (size) =>
  view(
    [
      sky(size, '#1d1316', '#3a1d20'),
      bricks(size, '#331c1f', 4),
      bottles(1080, 420, 780, ['#c8452f', '#e8923c', '#6a3038', '#ffc46a'], 4),
      bottles(1080, 700, 780, ['#e8923c', '#8a2f34', '#ffc46a', '#c8452f'], 7),
      neon('M1100 170H1820', '#ff6242', 15),
      neon('M1380 480m0 0', '#ff6242'),
      box(0, 860, size.width, 220, '#6a3026') + box(0, 850, size.width, 34, '#e8763c'),
    ],
    [
      [1250, 1480, 1700]
        .map(
          (x) =>
            dot(x, 800, 0, '#fff') +
            `<path d="M${x - 46} 700H${x + 46}L${x + 6} 778V838H${x + 34}V850H${x - 34}V838H${x - 6}V778Z" fill="#ffd9a0"/>` +
            `<path d="M${x - 32} 718H${x + 32}L${x} 772Z" fill="#ff6242"/>`
        )
        .join(''),
    ]
  )

const rooftop: Scene = (size) =>
  view(
    [
      sky(size, '#2a181e', '#d8512f'),
      bokeh(size, ['#ff6a42', '#ffb45c'], 6, 14, 0.6),
      skyline(size, 860, '#331c20', '#ffc46a', 8, 330),
      box(0, 880, size.width, 200, '#1d1316') +
        Array.from({ length: 25 }, (_, index) => line(`M${index * 80} 760V890`, '#120c0e', 8)).join('') +
        line('M0 760H1920', '#120c0e', 16),
      bulbs(900, 120, 1440, 90, 190, '#ffb45c', '#120c0e', 8),
      bulbs(1420, 90, 1960, 150, 190, '#ffb45c', '#120c0e', 8),
    ],
    [chair(1260, 890, 130, '#e8763c') + table(1450, 820, 130, '#ffc46a') + chair(1650, 890, 130, '#e8763c', true)]
  )

export const EMBER_SCENES = [city, bar, rooftop] as const

import { rain } from '../backdrops/velvet.ts'
import { sky } from '../backdrops/landscape.ts'
import { bokeh, curtain } from '../backdrops/room.ts'
import { arc, smooth, points } from '../paths.ts'
import { box, dot, fill, line, oval } from '../svg.ts'
import { armchair, table } from './furniture.ts'
import { type Scene, view } from './scene.ts'

const GOLD = ['#e8b45c', '#f3d08a', '#b8602f', '#8a2f3c'] as const

const foyer: Scene = (size) =>
  view(
    [
      sky(size, '#170b0f', '#3a1219'),
      curtain(980, 160, 1080, '#6a1426', 3),
      curtain(1760, 160, 1080, '#6a1426', 3),
      box(1140, 140, 620, 800, '#4a1a1c') +
        [1240, 1450, 1660]
          .map(
            (x) =>
              oval(x, 360, 120, 150, '#ffcf7a', 'opacity="0.24"') +
              dot(x, 330, 15, '#fff0c8') +
              dot(x - 26, 352, 11, '#ffd98f') +
              dot(x + 26, 352, 11, '#ffd98f')
          )
          .join(''),
      fill('M0 940H1920V1080H0Z', '#2a0f14') + oval(1450, 980, 460, 60, '#8a4a2c', 'opacity="0.4"'),
    ],
    [armchair(1300, 860, 150, '#8a1f38') + table(1480, 830, 76, '#c99a4a') + armchair(1650, 860, 150, '#8a1f38')]
  )

const night: Scene = (size) =>
  view(
    [
      sky(size, '#0d0d14', '#24131c'),
      bokeh(size, ['#e8b45c', '#d8483c', '#5a7a9a', '#f3d9b0', '#c2607a'], 12, 30, 0.85),
      `<g transform="translate(1000 120)">${bokeh({ width: 900, height: 700 }, ['#ffcf7a', '#d8483c', '#f3d9b0'], 5, 22)}</g>`,
    ],
    [
      rain(size.width, size.height, 8),
      fill(`M0 1080V930Q900 840 1920 960V1080Z`, '#08060a') + line('M0 930Q900 840 1920 960', '#6a3a2c', 5),
      line(smooth(points('0,90 900,30 1920,70'), false), '#08060a', 90),
    ]
  )

const stairs: Scene = (size) =>
  view(
    [sky(size, '#140a0d', '#2c1016'), oval(1420, 260, 420, 330, '#e8a04c', 'opacity="0.26"')],
    [],
    [
      ...Array.from(
        { length: 11 },
        (_, index) =>
          box(1000 + index * 26, 1020 - index * 62, 1000, 70, index % 2 ? '#5a1f26' : '#6e2a2c') +
          box(1000 + index * 26, 1020 - index * 62, 1000, 11, '#e8b45c', 0, `opacity="${0.35 + index * 0.05}"`) +
          box(1160 + index * 20, 1020 - index * 62, 520 - index * 18, 70, '#a01f3a', 0, 'opacity="0.75"')
      ),
      fill('M930 1080L1200 300H1230L990 1080Z', '#c9974f'),
      line(smooth(arc([1440, 330], 250, 300, 180, 360, 12), false), '#c9974f', 16, 'opacity="0.8"'),
      [0, 1, 2]
        .map(
          (index) =>
            dot(1380 + index * 60, 170 + (index % 2) * 34, 17, GOLD[index % 2]!) +
            dot(1380 + index * 60, 170 + (index % 2) * 34, 58, '#ffcf7a', 'opacity="0.2"')
        )
        .join('') + line('M1440 0V140', '#8a5a34', 6),
    ]
  )

export const VELVET_SCENES = [foyer, night, stairs] as const

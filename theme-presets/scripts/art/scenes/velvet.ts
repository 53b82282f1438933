import { rain } from '../backdrops/velvet.ts'
import { sky } from '../backdrops/landscape.ts'
import { bokeh, curtain } from '../backdrops/room.ts'
import { arc, smooth, points } from '../paths.ts'
import { box, dot, fill, glow, line, oval } from '../svg.ts'
import { armchair, table } from './furniture.ts'
import { type Scene, view } from './scene.ts'

/** Bulbs on curved arms below a chain. */
function chandelier(x: number, y: number, size: number): string {
  const bulbs = [-1, -0.5, 0, 0.5, 1].map((share) => [x + share * size, y - (1 - share * share) * size * 0.12] as const)
  const arms = bulbs.map(([bx, by]) =>
    line(`M${x} ${y + size * 0.4}Q${bx} ${y + size * 0.5} ${bx} ${by + 20}`, '#b07f3f', 7)
  )
  const lights = bulbs.map(([bx, by]) => glow(bx, by, 90, 90, '#ffcf7a', 0.55) + oval(bx, by, 11, 17, '#fff3d0'))
  return (
    line(`M${x} 0V${y + size * 0.45}`, '#8a5a34', 7) +
    arms.join('') +
    lights.join('') +
    dot(x, y + size * 0.46, 15, '#c9974f')
  )
}

const foyer: Scene = (size) =>
  view(
    [
      sky(size, '#170b0f', '#341018'),
      box(1120, 0, 660, 950, '#471719'),
      glow(1450, 330, 520, 460, '#ffb45c', 0.55),
      curtain(960, 170, 1080, '#6a1426', 4),
      curtain(1770, 170, 1080, '#6a1426', 4),
      fill('M0 940H1920V1080H0Z', '#260d12'),
      glow(1450, 990, 520, 90, '#d88a4c', 0.6),
    ],
    [armchair(1290, 870, 140, '#8a1f38') + armchair(1640, 870, 140, '#8a1f38') + table(1465, 850, 74, '#c99a4a')],
    [chandelier(1450, 260, 190)]
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
    [sky(size, '#140a0d', '#2c1016'), glow(1440, 250, 620, 480, '#ffb45c', 0.5)],
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
      chandelier(1440, 190, 130),
    ]
  )

export const VELVET_SCENES = [foyer, night, stairs] as const

import { arc, smooth } from '../paths.ts'
import { random } from '../noise.ts'
import { box, dot, fill, line, oval } from '../svg.ts'
import type { Backdrop } from './backdrop.ts'
import { sky } from './landscape.ts'
import { bokeh, bottles, curtain } from './room.ts'
import { lamp } from './town.ts'

const GOLD = ['#e8b45c', '#f3d08a', '#b8602f', '#8a2f3c'] as const

/** Drops that run down a pane. */
export function rain(width: number, height: number, seed: number): string {
  const next = random(seed)
  return Array.from({ length: 90 }, () => {
    const [x, y, size] = [next() * width, next() * height, 3 + next() * 8]
    return (
      oval(x, y, size, size * 1.3, '#e8d9c8', `opacity="${0.14 + next() * 0.3}"`) +
      (next() > 0.72 ? line(`M${x} ${y}v${-60 - next() * 160}`, '#e8d9c8', 3, 'opacity="0.13"') : '')
    )
  }).join('')
}

export const VELVET: readonly Backdrop[] = [
  (size, seed) => [sky(size, '#1d0d13', '#3a141f'), bokeh(size, GOLD, seed, 34, 0.9)],
  (size) => [curtain(0, size.width, size.height, '#4d0f1f', 9), fill(`M0 0H1080V1350H0Z`, '#14080c', 'opacity="0.35"')],
  (size, seed) => [
    sky(size, '#131019', '#2b1a26'),
    bokeh(size, ['#e8b45c', '#d8483c', '#5a7a9a', '#f3d9b0'], seed, 30, 0.8),
    rain(size.width, size.height, seed),
  ],
  (size, seed) => [
    sky(size, '#1a0e10', '#331a16'),
    bottles(60, 420, 960, ['#8a4a24', '#c98f45', '#5a1f28', '#e0c08a'], seed),
    bottles(60, 740, 960, ['#5a1f28', '#c98f45', '#3d2a2a'], seed + 1),
    lamp(260, 90, 90, '#6a2a2f', '#ffd98f'),
    lamp(840, 60, 90, '#6a2a2f', '#ffd98f'),
  ],
  (size) => [
    sky(size, '#21100f', '#120a0c'),
    ...[0, 1, 2, 3].map((index) =>
      line(
        smooth(arc([540, 620], 300 + index * 120, 480 + index * 130, 180, 360, 12), false),
        ['#c9974f', '#6a3526', '#8f5a34', '#4a2020'][index]!,
        26 - index * 4,
        'opacity="0.75"'
      )
    ),
  ],
  (size, seed) => [
    sky(size, '#0f1018', '#2a1620'),
    ...Array.from(
      { length: 7 },
      (_, index) =>
        box(60 + index * 150, 160 + ((index * seed * 7) % 5) * 60, 90, 1300, '#241620') +
        box(76 + index * 150, 260 + ((index * 13) % 7) * 70, 24, 34, '#ffcf7a') +
        box(112 + index * 150, 380 + ((index * 29) % 6) * 80, 24, 34, '#e89a4c')
    ),
    dot(850, 220, 90, '#f0dfc0', 'opacity="0.8"'),
  ],
]

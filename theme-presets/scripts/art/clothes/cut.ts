import { lighter } from '../colours.ts'
import { type Point, smooth } from '../paths.ts'
import { shoulders, torso } from '../people/body.ts'
import type { Features } from '../people/features.ts'
import { fill, glow, line, within } from '../svg.ts'
import type { Cloth } from './wear.ts'

/** The right half of a neckline, from the shoulder inwards. */
export const NECKLINES = {
  crew: [
    [74, 176],
    [54, 204],
    [0, 222],
  ],
  boat: [
    [120, 196],
    [70, 226],
    [0, 234],
  ],
  scoop: [
    [92, 184],
    [66, 246],
    [0, 276],
  ],
  vee: [
    [76, 178],
    [40, 236],
    [0, 292],
  ],
  high: [
    [60, 160],
    [48, 172],
    [0, 182],
  ],
  straps: [
    [112, 196],
    [88, 262],
    [0, 290],
  ],
} as const satisfies Record<string, readonly Point[]>

export type Neckline = keyof typeof NECKLINES

/** The outline of a garment round its neckline. */
export function cut(features: Features, neckline: Neckline, ease = 6): string {
  const half = NECKLINES[neckline] as readonly Point[]
  const body = torso(features, ease).filter(([, y]) => y > 195)
  const right = body.filter(([x]) => x > 0)
  const bottom = body.filter(([x]) => x === 0)
  const left = body.filter(([x]) => x < 0)
  const neck = [...half.map(([x, y]): Point => [-x, y]), ...half.toReversed().slice(1)]
  return smooth([...right, ...bottom, ...left, ...neck], true, 0.86)
}

/** A garment with folds where arms and chest are. */
export function sewn(features: Features, cloth: Cloth, d: string, pattern = ''): string {
  const wide = shoulders(features)
  const folds: Point[][] = [
    [
      [-wide * 0.72, 470],
      [-wide * 0.66, 380],
      [-wide * 0.74, 310],
    ],
    [
      [wide * 0.72, 470],
      [wide * 0.66, 380],
      [wide * 0.74, 310],
    ],
    [
      [-wide * 0.6, 300],
      [-wide * 0.46, 320],
      [-wide * 0.36, 324],
    ],
    [
      [wide * 0.62, 306],
      [wide * 0.48, 326],
      [wide * 0.3, 328],
    ],
  ]
  return (
    fill(d, cloth.main) +
    within(
      d,
      pattern +
        fill(
          smooth([
            [wide * 0.4, 190],
            [wide + 60, 190],
            [wide + 90, 640],
            [wide * 0.3, 640],
            [wide * 0.56, 420],
            [wide * 0.62, 280],
          ]),
          cloth.shade,
          'opacity="0.38"'
        ) +
        glow(-wide * 0.62, 250, 110, 80, cloth.light, 0.55) +
        folds.map((points) => line(smooth(points, false), cloth.shade, 5, 'opacity="0.6"')).join('')
    )
  )
}

/** A band along a neckline. */
export function band(neckline: Neckline, colour: string, width: number, drop = 0): string {
  const half = NECKLINES[neckline] as readonly Point[]
  const points = [
    ...half.map(([x, y]): Point => [-x, y + drop]),
    ...half
      .toReversed()
      .slice(1)
      .map(([x, y]): Point => [x, y + drop]),
  ]
  return line(smooth(points, false, 0.86), colour, width)
}

/** The cloth of what is worn below. */
export function under(cloth: Cloth): Cloth {
  return { ...cloth, main: cloth.second, shade: cloth.secondShade, light: lighter(cloth.second, 0.3) }
}

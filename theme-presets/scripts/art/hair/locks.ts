import { type Point, points, smooth } from '../paths.ts'
import type { Features } from '../people/features.ts'
import { mass } from './strands.ts'

/** A lock from the parting at the top down one side, to the length `end`. */
export function lock(features: Features, side: 1 | -1, part: number, end: number, wave: number, cover = 0): string {
  const x = (value: number) => side * value
  const outer: Point[] = [
    [part, -152],
    [x(54), -150],
    [x(104), -108],
    [x(122), -36],
    [x(122 + wave), 40],
    [x(122 - wave * 0.4), Math.min(108, end - 30)],
  ]
  const inner: Point[] = [
    [x(96 + wave), Math.min(120, end - 40)],
    [x(92), 40],
    [x(96 - cover), -20],
    [x(76 - cover), -74],
    [x(40), -104],
    [part, -118],
  ]
  const tail: Point[] =
    end > 150
      ? [
          [x(134 + wave), 180],
          [x(122), end - 10],
          [x(100), end],
          [x(84), end - 34],
          [x(90), 180],
        ]
      : [
          [x(112), end],
          [x(96), end - 2],
        ]
  return mass(
    features,
    smooth([...outer, ...tail, ...inner]),
    [
      [
        [part + x(10), -140],
        [x(88), -96],
        [x(108), -20],
        [x(108 + wave), 60],
        [x(108), end],
      ],
      [
        [part + x(6), -128],
        [x(70), -92],
        [x(100), -20],
        [x(101), 60],
        [x(98), end - 20],
      ],
    ],
    [
      [x(34), -134],
      [x(82), -108],
      [x(106), -52],
    ]
  )
}

/** What hangs behind the neck, down to `end`. */
export function curtain(end: number, wide: number, flare: number): string {
  return smooth([
    [0, -158],
    [70, -144],
    [118, -80],
    [wide, 20],
    [wide + flare, end - 70],
    [wide - 8, end],
    [60, end + 8],
    [0, end - 6],
    [-60, end + 8],
    [-wide + 8, end],
    [-wide - flare, end - 70],
    [-wide, 20],
    [-118, -80],
    [-70, -144],
  ])
}

/** Hair over the forehead, down to `low`; `split` in its middle. */
export function fringe(features: Features, low: number, split = 0): string {
  const shape: Point[] = [
    [-102, -40],
    [-110, -96],
    [-60, -150],
    [0, -160],
    [60, -150],
    [110, -96],
    [102, -40],
    [84, low - 12],
    [44, low - 2],
    [split, low - (split ? 34 : 4)],
    [-44, low - 2],
    [-84, low - 12],
  ]
  return mass(
    features,
    smooth(shape, true, 0.85),
    [
      [
        [-30, -140],
        [-50, -90],
        [-56, low],
      ],
      [
        [20, -146],
        [12, -90],
        [14, low],
      ],
      [
        [60, -136],
        [62, -90],
        [60, low],
      ],
      [
        [-4, -146],
        [-20, -90],
        [-22, low],
      ],
    ],
    points('-66,-112 0,-128 64,-112')
  )
}

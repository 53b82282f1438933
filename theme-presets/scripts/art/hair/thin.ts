import { type Point, points, smooth } from '../paths.ts'
import { fill, line } from '../svg.ts'
import type { Style } from './hair.ts'
import { mass } from './strands.ts'
import { top } from './sides.ts'

const buzz: Style = (features) => ({
  front: fill(
    smooth(
      points(
        '-97,-4 -102,-62 -76,-118 0,-138 76,-118 102,-62 97,-4 88,-36 80,-72 48,-88 0,-92 -48,-88 -80,-72 -88,-36'
      ),
      true,
      0.9
    ),
    features.hair,
    'opacity="0.82"'
  ),
})

const bald: Style = (features) => ({
  front: line(smooth(points('-52,-108 -22,-120 10,-121'), false), features.skinLight, 15, 'opacity="0.75"'),
})

/** A bare crown with hair round the sides. */
const horseshoe: Style = (features) => {
  const side = (s: 1 | -1) =>
    mass(
      features,
      smooth(
        [
          [s * 94, 34],
          [s * 109, 12],
          [s * 113, -30],
          [s * 106, -74],
          [s * 90, -92],
          [s * 84, -62],
          [s * 89, -30],
          [s * 90, 8],
        ],
        true,
        0.9
      ),
      [
        [
          [s * 96, -70],
          [s * 103, -30],
          [s * 100, 20],
        ],
      ]
    )
  return {
    front:
      side(1) +
      side(-1) +
      line(smooth(points('-46,-110 -20,-121 10,-122'), false), features.skinLight, 14, 'opacity="0.7"'),
  }
}

/** Thin and high at the temples. */
const receding: Style = (features) => {
  const side = (s: 1 | -1) =>
    mass(
      features,
      smooth(
        [
          [s * 95, 24],
          [s * 106, 0],
          [s * 110, -44],
          [s * 104, -92],
          [s * 86, -118],
          [s * 80, -88],
          [s * 88, -40],
          [s * 90, 4],
        ],
        true,
        0.9
      )
    )
  const crown: Point[] = points(
    '-96,-80 -98,-116 -56,-147 2,-156 60,-147 98,-116 96,-80 84,-100 56,-122 24,-112 0,-110 -24,-112 -56,-122 -84,-100'
  )
  const scalp = fill(
    smooth(points('-99,-62 -97,-100 -62,-136 0,-146 62,-136 97,-100 99,-62 80,-84 56,-106 0,-112 -56,-106 -80,-84')),
    features.skin
  )
  return {
    front:
      scalp +
      side(1) +
      side(-1) +
      top(
        features,
        crown,
        [
          [
            [-40, -136],
            [-34, -122],
          ],
          [
            [-6, -144],
            [-4, -112],
          ],
          [
            [30, -142],
            [32, -124],
          ],
        ],
        points('-50,-134 0,-144 46,-136')
      ),
  }
}

export const THIN_HAIR = { buzz, bald, horseshoe, receding }

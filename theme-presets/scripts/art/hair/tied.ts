import { type Point, smooth, points } from '../paths.ts'
import type { Features } from '../people/features.ts'
import type { Style } from './hair.ts'
import { behind, mass } from './strands.ts'

/** Hair drawn back from the face over the crown. */
function cap(features: Features, part = 0): string {
  const shape: Point[] = [
    [-99, 0],
    [-109, -62],
    [-84, -128],
    [-30, -154],
    [30, -154],
    [84, -128],
    [109, -62],
    [99, 0],
    [90, -38],
    [70, -80],
    [part + 26, -104],
    [part, -110],
    [part - 26, -104],
    [-70, -80],
    [-90, -38],
  ]
  return mass(
    features,
    smooth(shape, true, 0.92),
    [
      [
        [part, -112],
        [part - 6, -130],
        [part - 4, -152],
      ],
      [
        [part + 30, -104],
        [50, -122],
        [40, -148],
      ],
      [
        [part - 30, -104],
        [-50, -122],
        [-40, -148],
      ],
      points('76,-78 94,-80 98,-96'),
      points('-76,-78 -94,-80 -98,-96'),
    ],
    points('-72,-118 -10,-140 46,-132')
  )
}

function knot(features: Features, [x, y]: Point, size: number): string {
  const d = smooth([
    [x - size, y],
    [x - size * 0.7, y - size * 0.8],
    [x, y - size],
    [x + size * 0.8, y - size * 0.7],
    [x + size, y + size * 0.1],
    [x + size * 0.6, y + size * 0.8],
    [x - size * 0.5, y + size * 0.85],
  ])
  return mass(
    features,
    d,
    [
      [
        [x - size * 0.6, y + size * 0.5],
        [x - size * 0.3, y - size * 0.5],
        [x + size * 0.6, y - size * 0.4],
      ],
      [
        [x - size * 0.2, y + size * 0.8],
        [x + size * 0.1, y],
        [x + size * 0.9, y],
      ],
    ],
    [
      [x - size * 0.6, y - size * 0.3],
      [x - size * 0.1, y - size * 0.7],
    ]
  )
}

function wisp(features: Features, side: 1 | -1): string {
  return mass(
    features,
    smooth([
      [side * 86, -70],
      [side * 101, -30],
      [side * 104, 30],
      [side * 94, 72],
      [side * 97, 20],
      [side * 90, -28],
    ])
  )
}

const topKnot: Style = (features) => ({
  back: knot(features, [6, -176], 46),
  front: cap(features, 4) + wisp(features, 1) + wisp(features, -1),
})

const lowBun: Style = (features) => ({
  back: knot(features, [-84, 96], 44),
  front: cap(features, 18),
})

/** Swept up, one strand loose. */
const chignon: Style = (features) => ({
  back: knot(features, [76, -128], 54),
  front: cap(features, -26) + wisp(features, -1),
})

const ponytail: Style = (features) => ({
  back: behind(features, smooth(points('40,-120 110,-130 150,-70 152,40 134,150 108,220 100,140 104,40 80,-40')), [
    points('110,-110 134,-20 126,120'),
  ]),
  front: cap(features, -10) + wisp(features, -1),
})

/** A thick braid over one shoulder. */
const sideBraid: Style = (features) => {
  const links = [0, 1, 2, 3, 4, 5].map((index) => {
    const [x, y, size] = [-108 + index * 5, 70 + index * 34, 25 - index * 1.8]
    return mass(
      features,
      smooth([
        [x - size, y],
        [x - size * 0.2, y - size * 0.9],
        [x + size, y - size * 0.2],
        [x + size * 0.5, y + size],
        [x - size * 0.5, y + size],
      ]),
      [
        [
          [x - size * 0.5, y - size * 0.3],
          [x + size * 0.2, y + size * 0.7],
        ],
      ]
    )
  })
  return {
    back: behind(features, smooth(points('-60,-60 -116,-30 -124,60 -80,110'))),
    front: links.toReversed().join('') + cap(features, 14),
  }
}

const manBun: Style = (features) => ({ back: knot(features, [10, -168], 34), front: cap(features, 0) })

export const TIED_HAIR = { topKnot, lowBun, chignon, ponytail, sideBraid, manBun }

import { mix } from '../colours.ts'
import { mirrored, smooth } from '../paths.ts'
import type { Point } from '../paths.ts'
import { fill, glow, line, oval, within } from '../svg.ts'
import type { Features } from './features.ts'
import { nose } from './nose.ts'

/** The outline of the face, from the top of the skull to the chin. */
export function faceShape({ person, build, worn, isWoman, turn, own }: Features): string {
  const jaw = (person.jaw ?? 1) * (isWoman ? 0.93 : 1.04) + build * 0.12 + worn * 0.05
  const cheek = 93 + build * 11
  const chin = 127 + (isWoman ? 0 : 5) + build * 4 + own(9) * 4
  const half: Point[] = [
    [0, -128],
    [52, -116],
    [86, -72],
    [95, -18],
    [cheek, 34],
    [79 * jaw, 82 + worn * 4],
    [42 * jaw, chin - 12],
    [0, chin],
  ]
  return smooth(mirrored(half).map(([x, y]): Point => [x + turn * 7 * (y > 0 ? y / 128 : 0), y]))
}

/** Ears, face and the shades on it, without its features. */
export function head(features: Features): string {
  const { skin, skinShade, skinLight, blush, skinLine, turn, fx } = features
  const face = faceShape(features)
  const rosy = features.isWoman ? 0.5 : 0.34
  const shades = [
    // The side away from the light, and below the hair.
    fill(
      smooth([
        [70, -130],
        [112, -120],
        [120, 140],
        [10, 150],
        [48, 118],
        [76, 72],
        [84, 10],
      ]),
      skinShade,
      'opacity="0.42"'
    ),
    fill('M-110 -140H110V-84C60 -98 -50 -100 -110 -70Z', skinShade, 'opacity="0.3"'),
    glow(fx(-54), 44, 40, 30, blush, rosy),
    glow(fx(54), 44, 36, 30, blush, rosy),
    glow(fx(-30), -78, 60, 34, skinLight, 0.5),
    glow(fx(-50), 22, 30, 20, skinLight, 0.5),
    glow(fx(0), 108, 26, 16, skinLight, 0.3),
  ]
  return (
    ears(features) +
    fill(face, skin) +
    within(face, shades.join('')) +
    nose(features, skinShade, skinLine, mix(skinLight, blush, 0.2), turn)
  )
}

function ears({ skin, skinShade, turn, worn, person }: Features): string {
  const ear = (side: 1 | -1) => {
    const shown = side * turn > 0 ? 1 - Math.abs(turn) * 0.9 : 1
    const x = side * (84 + 15 * shown)
    const high = 27 + worn * 5
    const gem = person.earring ? oval(x + side * 3, 24 + high, 6, 7, person.earring) : ''
    const aid = person.hearingAid && side * turn <= 0 ? hearingAid(x, side) : ''
    return (
      oval(x, 16, 16, high, skin, `transform="rotate(${side * 9} ${x} 16)"`) +
      line(
        smooth(
          [
            [x + side * 5, 0],
            [x - side * 4, 10],
            [x + side * 1, 22],
            [x - side * 4, 32],
          ],
          false
        ),
        skinShade,
        4,
        'opacity="0.8"'
      ) +
      gem +
      aid
    )
  }
  return ear(-1) + ear(1)
}

function hearingAid(x: number, side: number): string {
  const hook = smooth(
    [
      [x + side * 4, 30],
      [x + side * 17, 18],
      [x + side * 15, -6],
      [x + side * 2, -14],
    ],
    false
  )
  return (
    line(hook, '#4a5a78', 9) +
    line(
      smooth(
        [
          [x + side * 2, -14],
          [x - side * 9, -4],
          [x - side * 7, 12],
        ],
        false
      ),
      '#d9dee8',
      3.5
    )
  )
}

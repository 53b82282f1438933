import { mix } from '../colours.ts'
import { type Point, smooth, taper } from '../paths.ts'
import { dot, fill, line, within } from '../svg.ts'
import type { Features } from './features.ts'

export function eyes(features: Features): string {
  return eye(features, -1) + eye(features, 1) + brow(features, -1) + brow(features, 1)
}

function eye(features: Features, side: 1 | -1): string {
  const { person, fx, worn, isWoman, iris, skin, skinLine, turn, own } = features
  const x = fx(side * (40 + own(1) * 2.4))
  const far = side * turn > 0 ? 1 - Math.abs(turn) * 0.12 : 1
  const wide = (isWoman ? 20 : 18.5) * far * (1 + own(2) * 0.07)
  const droop = worn * 3.2
  const out = (amount: number, y: number): Point => [x + side * amount, y]
  if (person.beaming) {
    const lid = smooth([out(-wide, 5), out(-wide * 0.4, -6), out(wide * 0.35, -6), out(wide, 5)], false)
    return (
      line(lid, skinLine, 4.6) +
      (isWoman ? line(`M${x + side * wide} 5l${side * 6} -3`, skinLine, 3) : '') +
      folds(features, side, x, wide)
    )
  }
  const high = (isWoman ? 10.5 : 9) + own(3) * 1.1 - worn * 1.4
  const upper: Point[] = [
    out(-wide, 4),
    out(-wide * 0.5, -high * 0.72),
    out(wide * 0.08, -high),
    out(wide * 0.62, -high * 0.62 + droop),
    out(wide, 1 + droop),
  ]
  const shape = smooth([...upper, out(wide * 0.5, 6.5), out(-wide * 0.1, 8.2), out(-wide * 0.62, 7)], true)
  const look = x + turn * 3.4
  const ball =
    dot(look, -0.6, 10.4, mix(iris, '#1d1417', 0.35)) +
    dot(look, -0.2, 8.6, iris) +
    dot(look, -0.6, 5.6, '#1d1417') +
    dot(look - 3.2, -3.6, 2.8, '#ffffff')
  const lash = mix(skinLine, '#1d1216', isWoman ? 0.75 : 0.55)
  const lid = [...upper, ...upper.toReversed().map(([px, py]): Point => [px, py - (isWoman ? 3.8 : 2.8)])]
  const flick = isWoman
    ? fill(taper([out(wide - 4, 0 + droop), out(wide + 3, -3 + droop), out(wide + 8, -8 + droop)], 3), lash)
    : ''
  return (
    fill(shape, mix('#fffaf3', skin, 0.2)) +
    within(
      shape,
      fill(
        smooth(
          upper.map(([px, py]): Point => [px, py + 4]),
          false
        ),
        '#00000022'
      ) + ball
    ) +
    fill(smooth(lid, true), lash) +
    flick +
    line(smooth([out(-wide * 0.6, 9), out(0, 11), out(wide * 0.7, 8.5)], false), skinLine, 1.8, 'opacity="0.45"') +
    folds(features, side, x, wide)
  )
}

/** What years leave round an eye: a heavier lid, a pouch, laughter's lines. */
function folds({ skinLine, worn, skinShade }: Features, side: 1 | -1, x: number, wide: number): string {
  const out = (amount: number, y: number): Point => [x + side * amount, y]
  const lid = line(
    smooth(
      [out(-wide * 0.8, -9), out(0, -17 + worn * 2), out(wide * 0.8, -10 + worn * 4), out(wide * 1.1, -2 + worn * 7)],
      false
    ),
    skinLine,
    2.1,
    `opacity="${0.4 + worn * 0.25}"`
  )
  if (worn < 0.12) {
    return lid
  }
  const pouch = smooth([out(-wide * 0.85, 13), out(-wide * 0.1, 20 + worn * 4), out(wide * 0.85, 14)], false)
  const feet = [-6, 3, 12].slice(0, worn > 0.4 ? 3 : 2).map((drop, index) => {
    const length = 8 + worn * 11 - Math.abs(index - 1) * 3
    return fill(
      taper(
        [
          out(wide + 7, drop * 0.7 + 3),
          out(wide + 7 + length / 2, drop * 1.1 + 4),
          out(wide + 7 + length, drop * 1.7 + 4),
        ],
        1.8
      ),
      skinLine,
      `opacity="${0.35 + worn * 0.35}"`
    )
  })
  return (
    fill(
      smooth([out(-wide * 0.85, 11), out(0, 13), out(wide * 0.85, 11), out(0, 22 + worn * 4)], true),
      skinShade,
      `opacity="${worn * 0.3}"`
    ) +
    line(pouch, skinLine, 2, `opacity="${0.2 + worn * 0.4}"`) +
    lid +
    feet.join('')
  )
}

function brow({ fx, isWoman, brow: colour, worn, turn, own }: Features, side: 1 | -1): string {
  const at = (amount: number, y: number): Point => [fx(side * amount), y]
  const thick = (isWoman ? 5.2 - worn * 1.4 : 8 + worn * 0.6) + own(4) * 1.1
  const lift = (isWoman ? 3 : 0) + own(5) * 2.2
  const tilt = side * turn > 0 ? 1 : 0
  const arch: Point[] = [at(20, -33 - lift), at(44, -38 - lift - tilt), at(67, -27 - lift + worn * 3)]
  const [inner, mid, outer] = arch as [Point, Point, Point]
  return fill(
    smooth(
      [
        inner,
        [(inner[0] + mid[0]) / 2, mid[1] - 0.4 + (inner[1] - mid[1]) * 0.35],
        mid,
        outer,
        [mid[0] + side * 4, mid[1] + thick],
        [inner[0] + side * 1, inner[1] + thick],
      ],
      true,
      0.9
    ),
    colour,
    `opacity="${0.92 - worn * 0.12}"`
  )
}

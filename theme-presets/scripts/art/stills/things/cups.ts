import { darker, lighter } from '../../colours.ts'
import type { Layer } from '../../layer.ts'
import { type Point, smooth } from '../../paths.ts'
import { box, fill, line, oval } from '../../svg.ts'
import { marks, prop } from '../still.ts'

type Cup = { x: number; y: number; size: number; colour: string; drink?: string; side?: 1 | -1; stripe?: string }

/** A cup on its saucer, which lies at (`x`, `y`); its handle is on that `side`. */
export function cup({ x, y, size: s, colour, drink = '#6b4430', side = 1, stripe }: Cup): Layer[] {
  const rim = y - s * 1.34
  const half = (edge: number): Point[] => [
    [edge * s, rim],
    [edge * s * 0.96, rim + s * 0.5],
    [edge * s * 0.74, rim + s * 1.02],
    [edge * s * 0.44, rim + s * 1.3],
  ]
  const [right, left] = [half(1), half(-1).toReversed()]
  const bowl = `${smooth(right, false)}L${left[0]!.join(' ')}${smooth(left, false).replace(/^M\S+ \S+?C/, 'C')}Z`
  const handle = `M${x + side * s * 0.9} ${rim + s * 0.26}c${side * s * 0.62} ${-s * 0.16} ${side * s * 0.62} ${s * 0.66} ${-side * s * 0.08} ${s * 0.56}`
  const body =
    line(handle, colour, s * 0.17) +
    `<g transform="translate(${x} 0)">${fill(bowl, colour)}</g>` +
    oval(x, y - s * 0.05, s * 0.45, s * 0.11, darker(colour, 0.12)) +
    oval(x, rim, s, s * 0.25, lighter(colour, 0.5))
  return [
    prop(
      oval(x, y + s * 0.06, s * 1.62, s * 0.42, darker(colour, 0.16)) +
        oval(x, y, s * 1.62, s * 0.42, lighter(colour, 0.3)) +
        oval(x, y - s * 0.01, s * 0.86, s * 0.2, darker(colour, 0.1), 'opacity="0.5"')
    ),
    prop(body),
    marks(
      oval(x, rim + s * 0.02, s * 0.87, s * 0.2, darker(drink, 0.25)) +
        oval(x, rim + s * 0.045, s * 0.82, s * 0.165, drink) +
        line(
          smooth(
            [
              [x - s * 0.78, rim + s * 0.38],
              [x - s * 0.72, rim + s * 0.66],
              [x - s * 0.58, rim + s * 0.92],
            ],
            false
          ),
          '#ffffff',
          s * 0.09,
          'opacity="0.5"'
        ) +
        (stripe
          ? line(
              `M${x - s * 0.96} ${rim + s * 0.42}Q${x} ${rim + s * 0.72} ${x + s * 0.96} ${rim + s * 0.42}`,
              stripe,
              s * 0.09
            )
          : '')
    ),
  ]
}

/** Three threads of steam that rise from (`x`, `y`). */
export function steam(x: number, y: number, size: number, colour: string, opacity = 0.6): Layer {
  const thread = (at: number, high: number, turn: 1 | -1) =>
    line(
      smooth(
        [
          [x + at * size, y],
          [x + at * size + turn * size * 0.16, y - size * high * 0.3],
          [x + at * size - turn * size * 0.14, y - size * high * 0.64],
          [x + at * size + turn * size * 0.1, y - size * high],
        ],
        false
      ),
      colour,
      size * 0.085,
      `opacity="${opacity}"`
    )
  return marks(thread(-0.4, 0.84, 1) + thread(0, 1.2, 1) + thread(0.4, 0.96, 1))
}

/** A glass on a stem, standing at (`x`, `y`), with its drink. */
export function coupe(x: number, y: number, s: number, drink: string, glass = '#ffffff'): Layer[] {
  const rim = y - s * 2.5
  const bowl = `M${x - s} ${rim}C${x - s * 0.98} ${rim + s * 0.72} ${x - s * 0.4} ${rim + s * 0.98} ${x} ${rim + s}C${x + s * 0.4} ${rim + s * 0.98} ${x + s * 0.98} ${rim + s * 0.72} ${x + s} ${rim}Z`
  const wine = `M${x - s * 0.9} ${rim + s * 0.24}C${x - s * 0.84} ${rim + s * 0.74} ${x - s * 0.36} ${rim + s * 0.9} ${x} ${rim + s * 0.92}C${x + s * 0.36} ${rim + s * 0.9} ${x + s * 0.84} ${rim + s * 0.74} ${x + s * 0.9} ${rim + s * 0.24}Z`
  return [
    prop(
      oval(x, y, s * 0.62, s * 0.15, lighter(drink, 0.3), 'opacity="0.9"') +
        box(x - s * 0.055, rim + s * 0.96, s * 0.11, s * 1.52, lighter(drink, 0.5), 3)
    ),
    prop(
      fill(bowl, glass, 'opacity="0.28"') +
        fill(wine, drink) +
        oval(x, rim + s * 0.24, s * 0.9, s * 0.17, lighter(drink, 0.35))
    ),
    marks(
      oval(x, rim, s, s * 0.19, 'none', `stroke="${lighter(drink, 0.75)}" stroke-width="${s * 0.045}"`) +
        line(
          `M${x - s * 0.84} ${rim + s * 0.2}Q${x - s * 0.76} ${rim + s * 0.56} ${x - s * 0.46} ${rim + s * 0.76}`,
          '#ffffff',
          s * 0.07,
          'opacity="0.6"'
        )
    ),
  ]
}

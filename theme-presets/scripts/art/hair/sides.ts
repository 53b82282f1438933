import { type Point, smooth } from '../paths.ts'
import { fill } from '../svg.ts'
import type { Features } from '../people/features.ts'
import { mass } from './strands.ts'

/** The short sides, with sideburns down to `low`; women's cover the temples too. */
export function sides({ hairShade, hair, isWoman }: Features, low: number, opacity = 1): string {
  const side = (s: 1 | -1) =>
    smooth(
      [
        [s * 98, low],
        [s * 105, -30],
        [s * 103, -90],
        [s * 70, -124],
        [s * 74, -92],
        [s * 89, -30],
        [s * 90, low - 14],
      ],
      true,
      0.8
    )
  return fill(side(1) + side(-1), isWoman ? hair : hairShade, `opacity="${opacity}"`)
}

/** What is longer than the sides. */
export function top(
  features: Features,
  outline: readonly Point[],
  strands: readonly (readonly Point[])[],
  shine?: readonly Point[]
): string {
  return mass(features, smooth(outline, true, 0.92), strands, shine)
}

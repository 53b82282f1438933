import { type Point, smooth } from '../paths.ts'
import { fill, line, within } from '../svg.ts'
import type { Features } from '../people/features.ts'

/** A mass of hair with its light and its shade, and a few strands along the given lines. */
export function mass(
  { hair, hairShade, hairLight }: Features,
  d: string,
  strands: readonly (readonly Point[])[] = [],
  shine?: readonly Point[]
): string {
  const lines = strands.map((points) => line(smooth(points, false), hairShade, 3, 'opacity="0.55"'))
  const light = shine ? line(smooth(shine, false), hairLight, 13, 'opacity="0.5"') : ''
  return fill(d, hair) + within(d, light + lines.join(''))
}

/** The same in the shade, for what hangs behind the neck. */
export function behind({ hair, hairShade }: Features, d: string, strands: readonly (readonly Point[])[] = []): string {
  const lines = strands.map((points) => line(smooth(points, false), hair, 4, 'opacity="0.5"'))
  return fill(d, hairShade) + within(d, lines.join(''))
}

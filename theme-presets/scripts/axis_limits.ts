import type { FaceName } from '../src/faces.ts'
import { presets } from '../src/presets.ts'
import type { AxisLimits } from './cut_font.ts'

export function axisLimits(face: FaceName): AxisLimits {
  const limits: AxisLimits = {}
  const sets = Object.values(presets).flatMap(({ type }) => [type.display, type.text])
  for (const { weight, strong, axes } of sets.filter((set) => set.face === face)) {
    for (const [axis, at] of [['wght', weight], ['wght', strong], ...Object.entries(axes ?? {})] as [
      string,
      number,
    ][]) {
      const [from, to] = limits[axis] ?? [at, at]
      limits[axis] = [Math.min(from, at), Math.max(to, at)]
    }
  }
  return limits
}

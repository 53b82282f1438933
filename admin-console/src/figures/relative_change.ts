import type { Figure } from '#console/figures/brand_figures.ts'

/** By which share a figure changed, 0.5 for half more; null where there was nothing before, or less. */
export function relativeChange({ period, before }: Figure): number | null {
  return before > 0 ? (period - before) / before : null
}

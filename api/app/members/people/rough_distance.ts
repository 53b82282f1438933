/** Distances are shown no more precisely than this (product.md §4). */
const STEP_KM = 5

export function roughDistance(km: number): number {
  return Math.max(1, Math.ceil(km / STEP_KM)) * STEP_KM
}

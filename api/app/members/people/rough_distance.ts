/** Nothing finer is told (product.md §4). */
const STEP_KM = 5

/** A distance as it is told: up to the next five kilometres, never less than that. */
export function roughDistance(km: number): number {
  return Math.max(1, Math.ceil(km / STEP_KM)) * STEP_KM
}

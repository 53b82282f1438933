const MANY = 1_000
const SECOND = 1_000

/** Parses `t` of an address: seconds, or milliseconds from 1000 on, as in older links; null if invalid. */
export function popupDelay(t: string | null): number | null {
  if (t === null || !/^\d{1,6}(\.\d{1,3})?$/.test(t)) return null
  const number = Number(t)
  return number < MANY ? number * SECOND : number
}

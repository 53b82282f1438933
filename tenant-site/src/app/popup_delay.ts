/** More seconds than anybody would have a visitor wait: such a number is in milliseconds. */
const MANY = 1_000
const SECOND = 1_000

/** Reads the `t` of an address: seconds, or from a thousand on milliseconds, as older links have it. Null for what is no number. */
export function popupDelay(t: string | null): number | null {
  if (t === null || !/^\d{1,6}(\.\d{1,3})?$/.test(t)) return null
  const number = Number(t)
  return number < MANY ? number * SECOND : number
}

import type { Meter, Spent } from '../servers/meter.ts'

/** Begins to count; then: the milliseconds of processor time of each of so many requests. */
export function eachSpent(meter: Meter | undefined): (requests: number) => Spent {
  const before = meter?.()
  return (requests) => {
    const after = meter?.()
    const each = (name: keyof Spent) =>
      before?.[name] === undefined || after?.[name] === undefined ? undefined : (after[name] - before[name]) / requests
    return { node: each('node'), postgres: each('postgres') }
  }
}

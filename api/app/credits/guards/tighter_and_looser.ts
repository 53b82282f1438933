import type { DateTime } from 'luxon'
import { hasLimit, LIMIT_FIELDS, type Limits } from './limits.js'

interface Change {
  /** What holds from now on. */
  atOnce: Limits
  /** What holds when the time to think it over has passed; null when nothing of it is looser. */
  later: Limits | null
}

/**
 * Splits what a member wants: what is tighter holds at once, what is looser doesn't. Limits in another currency can't be compared, so
 * they count as looser.
 */
export function tighterAndLooser(present: Limits, wanted: Limits): Change {
  const isComparable = present.currency === wanted.currency || !hasLimit(present)
  const atOnce = {
    ...(isComparable ? tighterLimits(present, wanted) : present),
    pausedUntil: longerPause(present.pausedUntil, wanted.pausedUntil),
  }
  return { atOnce, later: isSame(atOnce, wanted) ? null : wanted }
}

/** Whether something of it is looser than in `than`. */
export function isLooser(limits: Limits, than: Limits): boolean {
  return tighterAndLooser(than, limits).later !== null
}

function tighterLimits(present: Limits, wanted: Limits): Limits {
  const limits = { ...wanted }
  for (const field of LIMIT_FIELDS) limits[field] = lower(present[field], wanted[field])
  return limits
}

function lower(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.min(one, other)
}

function longerPause(one: DateTime | null, other: DateTime | null): DateTime | null {
  return !one || (other && other > one) ? other : one
}

function isSame(one: Limits, other: Limits): boolean {
  return (
    LIMIT_FIELDS.every((field) => one[field] === other[field]) &&
    (one.currency === other.currency || !hasLimit(other)) &&
    one.pausedUntil?.toMillis() === other.pausedUntil?.toMillis()
  )
}

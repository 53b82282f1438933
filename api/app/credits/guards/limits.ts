import type { DateTime } from 'luxon'

/** What a member lets themselves order, and spend, in a period, in minor units; null: as much as they like. */
export interface Limits {
  currency: string
  dayMinor: number | null
  weekMinor: number | null
  monthMinor: number | null
  /** Until then nothing at all; null: no pause. */
  pausedUntil: DateTime | null
}

export const LIMIT_FIELDS = ['dayMinor', 'weekMinor', 'monthMinor'] as const

export function hasLimit(limits: Limits): boolean {
  return LIMIT_FIELDS.some((field) => limits[field] !== null)
}

import { plusDays } from './day_span.js'

/** In full days; a year is shown by months. */
export const PERIODS = [7, 28, 90, 365] as const

/** Of a period that ended yesterday, of the same time before it, and of today so far. */
export interface Figure {
  period: number
  before: number
  today: number
}

export interface FigurePeriod {
  today: string
  from: string
  to: string
  before_from: string
  before_to: string
}

export function periodOf(days: number, now: string): FigurePeriod {
  const from = plusDays(now, -days)
  return {
    today: now,
    from,
    to: plusDays(now, -1),
    before_from: plusDays(from, -days),
    before_to: plusDays(from, -1),
  }
}

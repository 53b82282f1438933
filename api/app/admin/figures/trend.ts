import type { FigureDay } from './figure_day.js'
import { partsOf } from './revenue_figures.js'

/** A day, or as much of a month as lies in the period. */
export interface TrendPoint {
  from: string
  to: string
  sign_ups: number
  /** By currency, in minor units. */
  net_minor: Record<string, number>
}

/** How a period went, by days or by months. */
export function trendOf(days: readonly FigureDay[], byMonth: boolean): TrendPoint[] {
  const points: TrendPoint[] = []
  for (const day of days) {
    const last = points.at(-1)
    if (last && byMonth && last.from.slice(0, 7) === day.day.slice(0, 7)) add(day, last)
    else points.push(add(day, { from: day.day, to: day.day, sign_ups: 0, net_minor: {} }))
  }
  return points
}

function add({ day, sign_ups, revenue }: FigureDay, point: TrendPoint): TrendPoint {
  point.to = day
  point.sign_ups += sign_ups
  for (const [currency, takings] of Object.entries(revenue))
    point.net_minor[currency] = (point.net_minor[currency] ?? 0) + partsOf(takings).net
  return point
}

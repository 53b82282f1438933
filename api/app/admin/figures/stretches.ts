import type { FigureDay } from './figure_day.js'
import { partsOf } from './revenue_figures.js'

/** A day, or as much of a month as lies in the period. */
export interface Stretch {
  from: string
  to: string
  sign_ups: number
  /** By currency, in minor units. */
  net_minor: Record<string, number>
}

/** How a period went, by days or by months. */
export function stretchesOf(days: readonly FigureDay[], byMonth: boolean): Stretch[] {
  const stretches: Stretch[] = []
  for (const day of days) {
    const last = stretches.at(-1)
    if (last && byMonth && last.from.slice(0, 7) === day.day.slice(0, 7)) add(day, last)
    else stretches.push(add(day, { from: day.day, to: day.day, sign_ups: 0, net_minor: {} }))
  }
  return stretches
}

function add({ day, sign_ups, revenue }: FigureDay, stretch: Stretch): Stretch {
  stretch.to = day
  stretch.sign_ups += sign_ups
  for (const [currency, takings] of Object.entries(revenue))
    stretch.net_minor[currency] = (stretch.net_minor[currency] ?? 0) + partsOf(takings).net
  return stretch
}

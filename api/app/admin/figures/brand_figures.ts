import { countBuyers } from './count_buyers.js'
import { today } from './day_span.js'
import type { FigureDay } from './figure_day.js'
import { type Figure, type FigurePeriod, periodOf } from './figure_period.js'
import { readDays } from './read_days.js'
import { type CurrencyFigures, revenueOf } from './revenue_figures.js'
import { type TrendPoint, trendOf } from './trend.js'

export interface BrandFigures extends FigurePeriod {
  days: number
  time_zone: string
  /** Of which there are figures; null where nothing happened yet. */
  first_day: string | null
  members: Record<'sign_ups' | 'confirmed' | 'first_buyers' | 'buyers', Figure>
  /** Currencies in which something was booked, the one with the most first. */
  revenue: CurrencyFigures[]
  trend: TrendPoint[]
}

/** The figures of the open brand for so many days. */
export async function brandFigures(zone: string, days: number): Promise<BrandFigures> {
  const period = periodOf(days, today(zone))
  const { days: all, firstDay } = await readDays(zone, period.before_from, period.today)
  const buyers = await countBuyers(zone, period)
  const spans = {
    before: all.slice(0, days),
    period: all.slice(days, -1),
    today: all.slice(-1),
  }
  const summed = (of: (day: FigureDay) => number): Figure => {
    const sum = (some: readonly FigureDay[]) => some.reduce((total, day) => total + of(day), 0)
    return { period: sum(spans.period), before: sum(spans.before), today: sum(spans.today) }
  }
  return {
    days,
    time_zone: zone,
    ...period,
    first_day: firstDay,
    members: {
      sign_ups: summed((day) => day.sign_ups),
      confirmed: summed((day) => day.confirmed),
      first_buyers: summed((day) => day.first_buyers),
      buyers,
    },
    revenue: revenueOf(all, summed),
    trend: trendOf(spans.period, days > 90),
  }
}

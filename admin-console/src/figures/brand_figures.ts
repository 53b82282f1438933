/** Of a period that ended yesterday, of the same time before it, and of today so far. */
export interface Figure {
  period: number
  before: number
  today: number
}

/** Amounts in minor units (`api/app/admin/figures/revenue_figures.ts`). */
export interface CurrencyFigures {
  currency: string
  orders: Figure
  net_minor: Figure
  paid_minor: Figure
  vat_minor: Figure
  refunded_minor: Figure
  charged_back_minor: Figure
}

/** A day, or as much of a month as lies in the period. */
export interface TrendPoint {
  from: string
  to: string
  sign_ups: number
  net_minor: Record<string, number>
}

export interface BrandFigures {
  days: number
  time_zone: string
  today: string
  from: string
  to: string
  before_from: string
  before_to: string
  first_day: string | null
  members: Record<'sign_ups' | 'confirmed' | 'first_buyers' | 'buyers', Figure>
  revenue: CurrencyFigures[]
  trend: TrendPoint[]
}

/** The last of them is shown by months. */
export const PERIODS = [7, 28, 90, 365] as const

export const YEAR = PERIODS[3]

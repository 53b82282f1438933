import type { Figure } from './figure_period.js'
import type { FigureDay, Takings } from './figure_day.js'

export interface CurrencyFigures {
  currency: string
  orders: Figure
  /** In minor units. What is left, VAT, refunds and chargebacks sum up to what was paid. */
  net_minor: Figure
  paid_minor: Figure
  /** Of what was paid. */
  vat_minor: Figure
  /** Net of VAT, as is what banks took back. */
  refunded_minor: Figure
  charged_back_minor: Figure
}

/** The parts that what was paid falls into. */
export function partsOf(takings: Takings): Record<'net' | 'vat' | 'refunded' | 'charged_back', number> {
  const { paid_minor: paid, vat_minor: vat } = takings
  const refunded = takings.refunded_minor - takings.refunded_vat_minor
  const chargedBack = takings.charged_back_minor - takings.charged_back_vat_minor
  return { net: paid - vat - refunded - chargedBack, vat, refunded, charged_back: chargedBack }
}

/** By currency, of what is summed up of days. */
export function revenueOf(
  days: readonly FigureDay[],
  summed: (of: (day: FigureDay) => number) => Figure
): CurrencyFigures[] {
  const currencies = new Set(days.flatMap(({ revenue }) => Object.keys(revenue)))
  const figures = [...currencies].map((currency) => {
    const sum = (of: (takings: Takings) => number) =>
      summed(({ revenue: { [currency]: takings } }) => (takings ? of(takings) : 0))
    return {
      currency,
      orders: sum(({ orders }) => orders),
      net_minor: sum((takings) => partsOf(takings).net),
      paid_minor: sum(({ paid_minor: paid }) => paid),
      vat_minor: sum(({ vat_minor: vat }) => vat),
      refunded_minor: sum((takings) => partsOf(takings).refunded),
      charged_back_minor: sum((takings) => partsOf(takings).charged_back),
    }
  })
  return figures.toSorted(
    (one, other) => other.orders.period - one.orders.period || one.currency.localeCompare(other.currency)
  )
}

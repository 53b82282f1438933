import { csvLine } from '#app/admin/exports/csv'
import { currencyDigits } from '#app/tenancy/settings/currency_digits'
import type { FigureDay, Takings } from './figure_day.js'
import { partsOf } from './revenue_figures.js'

const COUNTS = ['sign_ups', 'confirmed', 'first_buyers'] as const
const AMOUNTS = ['paid', 'vat', 'refunded', 'refunded_vat', 'charged_back', 'charged_back_vat'] as const

const NOTHING: Takings = {
  orders: 0,
  paid_minor: 0,
  vat_minor: 0,
  refunded_minor: 0,
  refunded_vat_minor: 0,
  charged_back_minor: 0,
  charged_back_vat_minor: 0,
}

/** Lines of a CSV file, a day each, with columns for each currency in which something was booked. Refunds and chargebacks are with their VAT. */
export function figureLines(days: readonly FigureDay[]): string[] {
  const currencies = [...new Set(days.flatMap(({ revenue }) => Object.keys(revenue)))].toSorted()
  const head = currencies.flatMap((currency) =>
    ['orders', ...AMOUNTS, 'net'].map((column) => `${column}_${currency.toLowerCase()}`)
  )
  return [
    csvLine(['day', ...COUNTS, ...head]),
    ...days.map((day) =>
      csvLine([
        day.day,
        ...COUNTS.map((count) => day[count]),
        ...currencies.flatMap((currency) => cellsOf(day.revenue[currency] ?? NOTHING, currency)),
      ])
    ),
  ]
}

function cellsOf(takings: Takings, currency: string): number[] {
  const money = (minor: number) => minor / 10 ** currencyDigits(currency)
  return [takings.orders, ...AMOUNTS.map((amount) => money(takings[`${amount}_minor`])), money(partsOf(takings).net)]
}

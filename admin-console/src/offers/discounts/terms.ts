import type { Asked } from '#console/offers/discounts/use_examples.ts'
import type { TermsDraft } from '#console/offers/discounts/discount_code.ts'
import { numberOf } from '#console/offers/number_field.tsx'
import { parsePrice } from '#console/translations/price_text.ts'

/** What is asked of an order, as the API takes it; a minimum that is no price is undefined. */
export function termsOf(draft: TermsDraft, locale: string) {
  const { percent, country, currency, minimum, methods, starts, ends } = draft
  const minimumMinor = minimum.trim() === '' ? null : parsePrice(minimum, currency || 'EUR', locale)
  return {
    value_percentage: Number(percent),
    country: country || null,
    currency: currency || null,
    minimum_order_value: minimumMinor,
    payment_methods: methods,
    starts: starts || null,
    ends: ends || null,
  }
}

/** What the example is shown for: undefined as long as it would be of no code. */
export function exampleOf(draft: TermsDraft, locale: string): Asked | undefined {
  const { value_percentage, country, currency, minimum_order_value: minimum } = termsOf(draft, locale)
  const percent = numberOf(draft.percent)
  if (percent === null || percent < 1 || percent > 90 || minimum === undefined) return undefined
  return { value_percentage, country, currency, minimum_order_value: minimum }
}

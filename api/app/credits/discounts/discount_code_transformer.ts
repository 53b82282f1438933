import { BaseTransformer } from '@adonisjs/core/transformers'
import type { Discount } from './discount.js'

/** A code as its member sees it, by the names of specification §3. */
export default class DiscountCodeTransformer extends BaseTransformer<Discount> {
  toObject() {
    const { code, country, memberId, expiresAt, percent, currency, minimumMinor, validity, hasExpired, methods } =
      this.resource
    return {
      code,
      country,
      user_id: memberId,
      expires: expiresAt?.toUTC().toISO() ?? null,
      value_percentage: percent,
      currency,
      minimum_order_value: minimumMinor,
      status: 'active' as const,
      validity,
      expired: hasExpired,
      paymentmethods: methods,
    }
  }
}

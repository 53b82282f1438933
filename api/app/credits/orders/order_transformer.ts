import { BaseTransformer } from '@adonisjs/core/transformers'
import type Order from './order.js'

export default class OrderTransformer extends BaseTransformer<Order> {
  toObject() {
    const order = this.resource
    return {
      id: order.id,
      number: order.number,
      status: order.status,
      credits: order.credits,
      bonus_credits: order.bonusCredits,
      amount_minor: order.amountMinor,
      list_price_minor: order.listPriceMinor ?? order.amountMinor,
      discount_minor: (order.listPriceMinor ?? order.amountMinor) - order.amountMinor,
      discount_code: order.discountCode,
      discount_percent: order.discountPercent,
      vat_minor: order.vatMinor,
      currency: order.currency,
      method: order.method,
      statement_descriptor: order.statementDescriptor,
      created_at: order.createdAt.toUTC().toISO()!,
      completed_at: order.completedAt?.toUTC().toISO() ?? null,
    }
  }
}

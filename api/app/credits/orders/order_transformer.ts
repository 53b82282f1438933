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
      list_price_minor: order.listPrice,
      discount_minor: order.discountMinor,
      discount_code: order.discountCode,
      discount_percent: order.discountPercent,
      vat_minor: order.vatMinor,
      vat_percent: order.vatPercent === null ? null : Number(order.vatPercent),
      vat_country: order.vatCountry,
      refunded_minor: order.refundedMinor,
      charged_back_minor: order.chargedBackMinor,
      currency: order.currency,
      method: order.method,
      /** The day a direct debit by mandate is collected. */
      collect_on: order.collectOn?.toISODate() ?? null,
      statement_descriptor: order.statementDescriptor,
      created_at: order.createdAt.toUTC().toISO()!,
      completed_at: order.completedAt?.toUTC().toISO() ?? null,
    }
  }
}

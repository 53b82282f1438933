import { BaseTransformer } from '@adonisjs/core/transformers'
import type { Site } from '#app/tenancy/sites/site'
import type Order from './order.js'
import { withdrawalEnd } from './withdrawal_end.js'

export default class OrderTransformer extends BaseTransformer<Order> {
  constructor(
    order: Order,
    protected site: Site
  ) {
    super(order)
  }

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
      /** Money went back, and the gateway doesn't tell how much: staff look it up. */
      reversal_notified: order.reversalNotifiedAt !== null,
      /** What the buyer owes for credits that were spent. */
      claim_minor: order.claimMinor,
      currency: order.currency,
      method: order.method,
      /** The day a direct debit by mandate is collected. */
      collect_on: order.collectOn?.toISODate() ?? null,
      statement_descriptor: order.statementDescriptor,
      created_at: order.createdAt.toUTC().toISO()!,
      completed_at: order.completedAt?.toUTC().toISO() ?? null,
      withdraw_until: this.#withdrawUntil(),
    }
  }

  /** Null for what isn't paid, and once all of it was given back. */
  #withdrawUntil(): string | null {
    const { status, completedAt } = this.resource
    return status === 'completed' && completedAt ? withdrawalEnd(this.site, completedAt).toUTC().toISO() : null
  }
}

import type Refund from '#app/credits/refunds/refund'

/** A refund as the console shows it. */
export interface RefundRow {
  id: string
  cause: string
  state: string
  amount_minor: number
  vat_minor: number
  currency: string
  credits: number
  bonus_credits: number
  reason: string | null
  asked_by: string | null
  agreed_by: string | null
  requested_at: string
  booked_at: string | null
  settled_at: string | null
}

export function refundRow(refund: Refund): RefundRow {
  const { id, cause, state, currency, credits, reason, requestedAt, bookedAt, settledAt } = refund
  return {
    id,
    cause,
    state,
    amount_minor: refund.amountMinor,
    vat_minor: refund.vatMinor,
    currency,
    credits,
    bonus_credits: refund.bonusCredits,
    reason,
    asked_by: refund.askedBy,
    agreed_by: refund.agreedBy,
    requested_at: requestedAt.toUTC().toISO()!,
    booked_at: bookedAt?.toUTC().toISO() ?? null,
    settled_at: settledAt?.toUTC().toISO() ?? null,
  }
}

import type { Payment } from '@manyhearts/api/app/credits/gateways/gateway'
import { asOwner } from '../../../../cast.ts'
import type { Chance } from './chance.ts'

/** Moves of a payment at the sandbox, each only where it can follow. */
const MOVES = [
  `status = 'paid' where status in ('open', 'pending', 'failed', 'cancelled')`,
  `status = 'paid' where status in ('open', 'pending', 'failed', 'cancelled')`,
  `status = 'failed' where status in ('open', 'pending')`,
  `status = 'cancelled' where status in ('open', 'pending')`,
  `status = 'pending' where status = 'open'`,
  `refunded_minor = least(amount_minor - charged_back_minor, refunded_minor + 150) where status = 'paid'`,
  `refunded_minor = amount_minor - charged_back_minor where status = 'paid'`,
  `charged_back_minor = amount_minor - refunded_minor where status = 'paid'`,
]

/** Moves it on if it can, and says what the gateway then would. */
export async function moveOn(ref: string, chance: Chance): Promise<Payment | null> {
  const { rows } = await asOwner((owner) =>
    owner.query(`update infra.sandbox_payments set ${chance.of(MOVES)} and id = $1 returning *`, [ref])
  )
  const [row] = rows
  if (!row) return null
  return {
    state: row.status === 'open' ? 'pending' : row.status,
    reference: row.reference,
    amountMinor: row.amount_minor,
    currency: row.currency,
    refundedMinor: row.refunded_minor,
    chargedBackMinor: row.charged_back_minor,
  }
}

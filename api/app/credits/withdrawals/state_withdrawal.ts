import { IdempotencyKeyReused } from '#app/http/http_errors'
import { isLimited } from '#app/http/limits/is_limited'
import { limitKey } from '#app/http/limits/limit_key'
import { enqueue } from '#app/jobs/enqueue'
import { currentTenant } from '#app/tenancy/context/tenant_context'
import { tenantModels } from '#app/tenancy/context/tenant_models'
import Withdrawal from './withdrawal.js'
import { withdrawalNumber } from './withdrawal_number.js'
import type { Statement } from './withdrawal_validator.js'

/** Receipts to one address a day, so that nobody can be flooded with them; what is stated beyond that counts all the same. */
const MAILS_PER_ADDRESS = 10
const WHILE = '1 day'
const NUMBERS_TRIED = 3

/**
 * Takes a statement for what it is and says nothing about orders: whether one fits is looked up afterwards (`settle_withdrawal_job.ts`), so
 * that nobody learns it here, not even by the time it takes. @throws IdempotencyKeyReused
 */
export async function stateWithdrawal(
  said: Statement,
  { key, language }: { key: string; language: string },
  triesLeft = NUMBERS_TRIED
): Promise<Withdrawal> {
  const [stored] = await tenantModels(
    Withdrawal,
    `insert into app.withdrawals (number, name, email, order_number, language, reason, idempotency_key)
     values (:number, :name, :email, :order_number, :language, :reason, :key) on conflict do nothing returning *`,
    { ...said, reason: said.reason ?? null, number: withdrawalNumber(), language, key }
  )
  if (stored) {
    await follow(stored)
    return stored
  }
  const before = await Withdrawal.findBy({ idempotencyKey: key })
  if (before && !saysTheSame(before, said)) throw new IdempotencyKeyReused()
  if (before) return before
  if (triesLeft <= 1) throw new Error('a withdrawal found no number of its own')
  return stateWithdrawal(said, { key, language }, triesLeft - 1)
}

async function follow({ id, email }: Withdrawal): Promise<void> {
  const isFlood = await isLimited(limitKey(currentTenant(), 'withdrawal-mails', email), MAILS_PER_ADDRESS, WHILE)
  if (!isFlood) await enqueue('send_mail', { mail: 'withdrawal', withdrawal: id })
  await enqueue('settle_withdrawal', { withdrawal: id })
}

function saysTheSame({ name, email, orderNumber, reason }: Withdrawal, said: Statement): boolean {
  return (
    name === said.name && email === said.email && orderNumber === said.order_number && reason === (said.reason ?? null)
  )
}

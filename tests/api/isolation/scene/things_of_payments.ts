import Refund from '@manyhearts/api/app/credits/refunds/refund'
import { blockPayments } from '@manyhearts/api/app/credits/direct_debit/block_payments'
import PaymentTask from '@manyhearts/api/app/credits/tasks/payment_task'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import type { Person } from '../../../cast.ts'
import type { Things } from './things_of.ts'

/** What finance staff see of a member's order; every text contains `word`. */
export async function thingsOfPayments(
  { brand, member }: Person,
  orderId: string,
  word: string
): Promise<Pick<Things, 'refund' | 'payment task' | 'payment block'>> {
  const about = { orderId, memberId: member.id, currency: 'GBP', amountMinor: 100 }
  const [refund, task] = await asTenant(brand, async () => [
    await Refund.create({ ...about, cause: 'goodwill', state: 'proposed', reason: `Words ${word}` }),
    await PaymentTask.create({ kind: 'discount_limit_exceeded', orderId, detail: { code: word } }),
  ])
  const value = `+316${Math.random().toFixed(8).slice(2)}`
  const block = await blockPayments(brand, { kind: 'phone', value }, { reason: `Words ${word}` })
  return { refund: refund!.id, 'payment task': task!.id, 'payment block': block! }
}

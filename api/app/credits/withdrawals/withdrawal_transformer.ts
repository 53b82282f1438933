import { BaseTransformer } from '@adonisjs/core/transformers'
import { DUE_DAYS } from '#app/credits/refunds/due_days'
import type Withdrawal from './withdrawal.js'
import type { WithdrawalReason } from './withdrawal_reasons.js'

/** What was stated and when, whoever it was; never whether an order fits. */
export default class WithdrawalTransformer extends BaseTransformer<Withdrawal> {
  toObject() {
    const { number, name, orderNumber, email, reason, statedAt } = this.resource
    return {
      number,
      name,
      order_number: orderNumber,
      email,
      reason: reason as WithdrawalReason | null,
      stated_at: statedAt.toUTC().toISO()!,
      due_at: statedAt.plus({ days: DUE_DAYS }).toUTC().toISO()!,
    }
  }
}

import { PaymentTaskSchema } from '#generated/schema'

/** What finance staff must look at or do about a payment. */
export default class PaymentTask extends PaymentTaskSchema {}

export const TASK_KINDS = [
  'payment_does_not_fit',
  'reversal_undone',
  'reversal_notified',
  'discount_limit_exceeded',
  'refund_by_hand',
  'withdrawal',
  'claim',
] as const

export type TaskKind = (typeof TASK_KINDS)[number]

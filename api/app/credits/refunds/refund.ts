import { RefundSchema } from '#generated/schema'

export const REFUND_CAUSES = ['goodwill', 'withdrawal', 'deletion', 'ban', 'closing'] as const
export const REFUND_STATES = [
  'wanted',
  'proposed',
  'declined',
  'booked',
  'sent',
  'by_hand',
  'paid',
  'overtaken',
] as const

/**
 * Money given back by us for an order. `wanted` by a member who leaves, until they can't come back; `proposed` until a second person
 * agrees, or `declined`; `booked` once its credits are taken, so that nothing of it is spent meanwhile; `sent` when the gateway has it;
 * `by_hand` where only staff can pay it out, and `paid` when they did; `overtaken` where a bank took the money back first, so that no
 * more of it is paid.
 */
export default class Refund extends RefundSchema {}

import { RefundSchema } from '#generated/schema'

/**
 * Money given back by us for an order. `wanted` by a member who leaves, until they can't come back; `proposed` until a second person
 * agrees; `booked` once its credits are taken, so that nothing of it is spent meanwhile; `sent` when the gateway has it; `by_hand` where
 * only staff can pay it out; `paid` when gateway or staff say so; `declined`.
 */
export default class Refund extends RefundSchema {}

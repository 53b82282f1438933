import { RefundRequestSchema } from '#generated/schema'

/** A refund for the unused credits of a leaving member's order; staff pay it out. */
export default class RefundRequest extends RefundRequestSchema {}

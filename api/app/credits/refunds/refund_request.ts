import { RefundRequestSchema } from '#generated/schema'

/** That somebody who leaves wants his money back for the unused credits of an order; staff pay it back. */
export default class RefundRequest extends RefundRequestSchema {}

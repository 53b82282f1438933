import { PaymentEventSchema } from '#generated/schema'

/** A gateway's knock, kept as evidence: which payment, when, and what the gateway said when it was then asked. */
export default class PaymentEvent extends PaymentEventSchema {}

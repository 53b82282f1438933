import { PaymentEventSchema } from '#generated/schema'

/** A gateway's notification stored as evidence, with the state the gateway then reported. */
export default class PaymentEvent extends PaymentEventSchema {}

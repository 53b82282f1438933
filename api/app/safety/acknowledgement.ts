import { DisclosureAcknowledgementSchema } from '#generated/schema'

/** How long an acknowledgement is valid before members are asked again (product decision §1). */
export const VALID_DAYS = 30

/** Proof that a member was informed, with the price, that fictional profiles are fictional. Never changed, never deleted. */
export default class Acknowledgement extends DisclosureAcknowledgementSchema {
  static table = 'disclosure_acknowledgements'

  get validUntil() {
    return this.acknowledgedAt.plus({ days: VALID_DAYS })
  }
}

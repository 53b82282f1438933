import { DisclosureAcknowledgementSchema } from '#generated/schema'

/** How long "I know that this profile is fictional" holds before the sheet is shown again (product decision §1). */
export const VALID_DAYS = 30

/** That a member was told, with the price in money, that fictional profiles are fictional. Never changed, never deleted. */
export default class Acknowledgement extends DisclosureAcknowledgementSchema {
  static table = 'disclosure_acknowledgements'

  /** Until when it covers charges. */
  get validUntil() {
    return this.acknowledgedAt.plus({ days: VALID_DAYS })
  }
}

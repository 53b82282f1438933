import { BaseTransformer } from '@adonisjs/core/transformers'
import type { DateTime } from 'luxon'
import type Mandate from './mandate.js'

/** A member's own mandate; account and number only as far as they know them again. */
export default class MandateTransformer extends BaseTransformer<Mandate> {
  constructor(
    resource: Mandate,
    protected codeExpiresAt: DateTime | null = null
  ) {
    super(resource)
  }

  toObject() {
    const { id, state, reference, holder, ibanEnd, phoneEnd, signedAt } = this.resource
    return {
      id,
      state: state as 'draft' | 'active',
      reference,
      holder,
      iban_end: ibanEnd,
      phone_end: phoneEnd,
      signed_at: signedAt?.toUTC().toISO() ?? null,
      /** Of the code sent last, while the mandate is a draft. */
      code_expires_at: this.codeExpiresAt?.toUTC().toISO() ?? null,
    }
  }
}

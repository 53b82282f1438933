import vine from '@vinejs/vine'
import { plainString } from '#app/http/validation/plain_string'
import { strictObject } from '#app/http/validation/strict_object'
import { ibanRule } from './iban_rule.js'
import { phoneRule } from './phone_rule.js'

/** As long as banks take a name (ISO 20022, `Nm` in pain.008). */
const LONGEST_NAME = 70

/** Authorization and IBAN are required (specification §5). */
export const createDirectDebitValidator = vine.create(
  strictObject({
    /** Of the account, as the bank knows them. */
    holder: plainString().trim().minLength(2).maxLength(LONGEST_NAME),
    /** With or without spaces. */
    iban: plainString().maxLength(60).use(ibanRule()),
    /** International, e.g. `+31 6 12345678`. */
    phone: plainString().maxLength(40).use(phoneRule()),
    /** The member ticked that they authorise the mandate. */
    authorization: vine.accepted().meta({ const: true }),
  })
)

/** The code is required (specification §5). */
export const confirmDirectDebitValidator = vine.create(
  strictObject({
    code: plainString()
      .maxLength(20)
      .transform((typed) => typed.replace(/\s/g, '')),
  })
)

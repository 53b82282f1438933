import vine from '@vinejs/vine'
import { plainString } from '#app/http/validation/plain_string'
import { strictObject } from '#app/http/validation/strict_object'
import { LONGEST_PARTNERS } from '#app/tenancy/settings/settings_schema'

const LONGEST_VERSION = 64

/** `version` is the version of the text the member read, `partners` whom it named. */
export const createConsentValidator = vine.create(
  strictObject({
    version: plainString().minLength(1).maxLength(LONGEST_VERSION),
    partners: plainString().maxLength(LONGEST_PARTNERS).optional(),
  })
)

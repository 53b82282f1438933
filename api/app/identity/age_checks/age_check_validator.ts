import vine from '@vinejs/vine'
import { plainString } from '#app/http/validation/plain_string'
import { strictObject } from '#app/http/validation/strict_object'

const LONGEST = 4_000

const part = () => plainString().minLength(1).maxLength(LONGEST).optional()

/** The provider's redirect parameters (RFC 6749 §4.1.2, RFC 9207); `state` is in the path. */
export const updateAgeCheckValidator = vine.create(strictObject({ code: part(), error: part(), iss: part() }))

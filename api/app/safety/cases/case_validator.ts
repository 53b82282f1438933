import vine from '@vinejs/vine'
import { plainText } from '#app/http/validation/plain_text'
import { strictObject } from '#app/http/validation/strict_object'

/** As long as a complaint's words. */
const words = () => plainText().trim().minLength(1).maxLength(4_000)

export const createCaseMessageValidator = vine.create(strictObject({ words: words() }))

export const createAppealValidator = vine.create(strictObject({ words: words() }))

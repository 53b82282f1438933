import vine from '@vinejs/vine'
import { plainString } from '#app/http/validation/plain_string'
import { plainText } from '#app/http/validation/plain_text'

const MOST_DAYS = 365

/** What was found, or decided about an appeal: read by the people it is about. */
export const statement = () => plainText().trim().minLength(1).maxLength(4_000)

/** Of the law, or of the brand's terms. */
export const clause = () => plainString().trim().minLength(1).maxLength(200)

/** Until a sanction ends by itself. */
export const days = () => vine.number({ strict: true }).withoutDecimals().min(1).max(MOST_DAYS)

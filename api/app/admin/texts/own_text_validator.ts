import vine from '@vinejs/vine'
import { strictObject } from '#app/http/validation/strict_object'

/** Longer than any text of the product may become. */
const MOST_CHARACTERS = 10_000

const text = () => vine.string().maxLength(MOST_CHARACTERS).nullable()

/** `own`: what the brand says from now on, null for the product's text; `before`: what it said when it was read. */
export const ownTextValidator = vine.create(strictObject({ own: text(), before: text() }))

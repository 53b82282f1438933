import vine from '@vinejs/vine'
import { strictObject } from '#app/http/strict_object'

const LARGEST_SEQ = 2_147_483_647

/** What no text may hold: PostgreSQL keeps no NUL, and half of a surrogate pair is no character. */
const writable = vine.createRule((value: unknown, _options: undefined, field) => {
  if (typeof value !== 'string') return
  if (value.includes('\0') || !value.isWellFormed())
    field.report('The {{ field }} field holds what is no text', 'text', field)
})

/** Spaces and joiners alone say nothing. */
const visible = vine.createRule((value: unknown, _options: undefined, field) => {
  if (typeof value !== 'string') return
  if (!/[^\s\p{Cf}\p{Cc}]/u.test(value)) field.report('The {{ field }} field must be defined', 'required', field)
})

/** The brand's limit, in characters as people count them. */
const withinLength = vine.createRule((value: unknown, _options: undefined, field) => {
  const { max } = field.meta as { max: number }
  if (typeof value === 'string' && [...value].length > max)
    field.report('The {{ field }} field is too long', 'message_too_long', field, { max })
})

/** A message to send; the brand's `message_length` comes as metadata. */
export const storeMessageValidator = vine
  .withMetaData<{ max: number }>()
  .create(strictObject({ body: vine.string().trim().use(writable()).use(visible()).use(withinLength()) }))

/** Which page of a conversation: after what the client has, or before it. */
export const listMessagesValidator = vine.create(
  vine.object({
    after: vine.number().withoutDecimals().range([0, LARGEST_SEQ]).optional(),
    before: vine.number().withoutDecimals().range([0, LARGEST_SEQ]).optional(),
  })
)

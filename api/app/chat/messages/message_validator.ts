import vine from '@vinejs/vine'
import { plainText } from '#app/http/validation/plain_text'
import { strictObject } from '#app/http/validation/strict_object'
import { LARGEST_SEQ } from '#app/chat/conversations/message'

/** Refuses text that is only spaces, joiners and control characters. */
const visible = vine.createRule(
  (value: unknown, _options: undefined, field) => {
    if (typeof value !== 'string') return
    if (!/[^\s\p{Cf}\p{Cc}]/u.test(value)) field.report('The {{ field }} field must be defined', 'required', field)
  },
  { toJSONSchema: (schema) => Object.assign(schema, { minLength: 1 }) }
)

/** The brand's limit, in Unicode characters rather than UTF-16 units. */
const withinLength = vine.createRule(
  (value: unknown, _options: undefined, field) => {
    const { max } = field.meta as { max: number }
    if (typeof value === 'string' && [...value].length > max)
      field.report('The {{ field }} field is too long', 'message_too_long', field, { max })
  },
  { toJSONSchema: (schema) => Object.assign(schema, { description: 'At most `message_length` of the settings.' }) }
)

const MOST_CREDITS = 100_000

const words = () => plainText().trim().use(visible()).use(withinLength()).optional()
const priceSeen = () => vine.number({ strict: true }).withoutDecimals().range([1, MOST_CREDITS]).optional()

/** `photo` is an uploaded one, which needs no words; `credits` is the price of a photo that the sender was shown. */
export const storeMessageValidator = vine.withMetaData<{ max: number }>().create(
  strictObject({
    body: words().requiredIfMissing('photo'),
    photo: vine.string().maxLength(20).optional(),
    credits: priceSeen(),
  })
)

/** `body` are the words with the gift; `credits` is the price the sender was shown. */
export const storeGiftValidator = vine.withMetaData<{ max: number }>().create(
  strictObject({
    gift: vine.string().maxLength(20),
    body: words(),
    credits: priceSeen(),
  })
)

export const listMessagesValidator = vine.create(
  vine.object({
    after: vine.number().withoutDecimals().range([0, LARGEST_SEQ]).optional(),
    before: vine.number().withoutDecimals().range([0, LARGEST_SEQ]).optional(),
  })
)

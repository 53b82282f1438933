import app from '@adonisjs/core/services/app'
import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { isPublicUrl } from '#app/http/outbound/is_public_url'
import { plainString } from '#app/http/validation/plain_string'
import { strictObject } from '#app/http/validation/strict_object'
import { POSTBACK_EVENTS, unknownValueIn } from '#app/tenancy/postback_receivers/postback_address'
import { HTTPS_ADDRESS } from '#app/tenancy/settings/text_formats'

const KEY = /^[a-z][a-z0-9-]{0,40}$/
const PATTERN = new RegExp(HTTPS_ADDRESS.pattern, 'u')

/** Of another one, too little is left to guess. */
const SHORTEST_SECRET = 16

const postbackAddress = vine.createRule((value: unknown, _options: undefined, field: FieldContext) => {
  if (typeof value !== 'string') return
  const isHttps = PATTERN.test(value) && URL.canParse(value) && isPublicUrl(new URL(value), app.inProduction)
  const unknown = unknownValueIn(value)
  if (!isHttps) field.report('No public https address', 'https_address', field)
  else if (unknown) field.report('Unknown value', 'postback_value', field, { value: unknown })
})

const receiver = {
  network: plainString().trim().minLength(1).maxLength(200),
  events: vine.array(vine.enum(POSTBACK_EVENTS)).minLength(1).distinct(),
  method: vine.enum(['GET', 'POST'] as const),
  address: plainString().maxLength(2000).use(postbackAddress()),
}
const secret = () => plainString().minLength(SHORTEST_SECRET).maxLength(200)

export const createPostbackReceiverValidator = vine.create(
  strictObject({ key: vine.string().regex(KEY), ...receiver, secret: secret() })
)

/** Without a secret the one that was entered stays. */
export const updatePostbackReceiverValidator = vine.create(strictObject({ ...receiver, secret: secret().optional() }))

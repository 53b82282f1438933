import vine from '@vinejs/vine'
import { plainString } from '#app/http/validation/plain_string'
import { strictObject } from '#app/http/validation/strict_object'
import { pushEndpoint } from './push_endpoint.js'

const LONGEST_ENDPOINT = 2048
/** Largest date in milliseconds (ECMA-262). */
const LATEST = 8.64e15

/** Key lengths in bytes (RFC 8291): an uncompressed P-256 point and a secret. */
const P256DH = 65
const AUTH = 16

const endpointRule = vine.createRule((value, _options, field) => {
  const endpoint = pushEndpoint(String(value))
  if (!endpoint || endpoint.length > LONGEST_ENDPOINT) field.report('No push service', 'push_endpoint', field)
  else field.mutate(endpoint, field)
})

const keyRule = vine.createRule((value, bytes: number, field) => {
  const text = String(value)
  const key = /^[\w-]+={0,2}$/.test(text) ? Buffer.from(text, 'base64url') : null
  if (key?.length !== bytes) field.report('No key', 'push_key', field)
  else field.mutate(key.toString('base64url'), field)
})

const endpoint = () => plainString().maxLength(LONGEST_ENDPOINT).use(endpointRule())

/** A PushSubscription as browsers serialise it (Push API §8). */
export const createPushSubscriptionValidator = vine.create(
  strictObject({
    endpoint: endpoint(),
    expirationTime: vine.number({ strict: true }).range([0, LATEST]).nullable().optional(),
    /** The key it was made with; the brand’s current one where it isn’t said. */
    applicationServerKey: vine.string().use(keyRule(P256DH)).optional(),
    keys: strictObject({ p256dh: vine.string().use(keyRule(P256DH)), auth: vine.string().use(keyRule(AUTH)) }),
  })
)

export const pushEndpointValidator = vine.create(strictObject({ endpoint: endpoint() }))

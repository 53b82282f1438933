import type { Notification, RawNotification } from '../gateway.js'
import { NotificationForged } from '../gateway_errors.js'

const FORM = /^application\/x-www-form-urlencoded\s*(;|$)/i
const ID = /^tr_[A-Za-z0-9]{4,64}$/

/**
 * `id=tr_…` in a form, unsigned on purpose: whoever sends it, Mollie is asked (docs.mollie.com/reference/webhooks). The id is the same
 * for paid, refunded and charged back. @throws NotificationForged
 */
export function readNotification({ method, headers, body }: RawNotification): Notification {
  const ids = new URLSearchParams(body).getAll('id')
  if (method !== 'POST' || !FORM.test(headers['content-type'] ?? '') || ids.length !== 1 || !ID.test(ids[0]!))
    throw new NotificationForged()
  return { eventId: null, ref: ids[0]! }
}

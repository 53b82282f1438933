import { DateTime } from 'luxon'
import { limited } from '#app/http/limits/limited'
import { limitKey } from '#app/http/limits/limit_key'
import { lockMember } from '#app/identity/account/lock_member'
import { enqueue } from '#app/jobs/enqueue'
import type Member from '#app/members/people/member'
import type { Site } from '#app/tenancy/sites/site'
import PrivacyRequest, { type PrivacyKind } from './privacy_request.js'

const PER_DAY = 10

/** Registers what a logged-in member asks for, and mails a receipt; or returns the open request of that kind. @throws TooManyAttempts */
export async function requestPrivacy(
  site: Site,
  { id, language }: Member,
  { kind, words }: { kind: PrivacyKind; words: string }
): Promise<{ request: PrivacyRequest; isNew: boolean }> {
  await limited(limitKey(site, 'privacy-request', id), PER_DAY, '1 day')
  await lockMember(id)
  const open = await PrivacyRequest.openOf(id, kind)
  if (open) return { request: open, isNew: false }
  const request = await PrivacyRequest.record({
    kind,
    words,
    language,
    proof: 'log_in',
    receivedAt: DateTime.now(),
    memberId: id,
  })
  await enqueue('send_mail', { mail: 'privacy_receipt', request: request.id })
  return { request, isNew: true }
}

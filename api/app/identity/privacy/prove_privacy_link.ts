import { DateTime } from 'luxon'
import { TokenInvalid } from '#app/identity/account/identity_errors'
import { enqueue } from '#app/jobs/enqueue'
import { memberAt } from './member_at.js'
import PrivacyLink from './privacy_link.js'
import PrivacyRequest, { type PrivacyKind } from './privacy_request.js'

/**
 * Registers what the link is about, from now on, or finds the open request of that kind; pressed again it returns the same. Whether the
 * address is a member's makes no difference to who presses it. @throws TokenInvalid
 */
export async function provePrivacyLink(token: string): Promise<PrivacyRequest> {
  const found = await PrivacyLink.byToken(token)
  if (!found) throw new TokenInvalid()
  // The member before their links, as an erasure does.
  const member = found.email ? await memberAt(found.email) : null
  const link = await PrivacyLink.query().where('id', found.id).forUpdate().first()
  if (!link || link.isExpired) throw new TokenInvalid()
  if (link.requestId) return PrivacyRequest.findOrFail(link.requestId)
  const kind = link.kind as PrivacyKind
  const email = link.email!
  const open = member ? await PrivacyRequest.openOf(member.id, kind) : await PrivacyRequest.openAt(email, kind)
  const request = open ?? (await register(link, kind, member ? { memberId: member.id } : { email }))
  await link.merge({ requestId: request.id, email: null, words: null }).save()
  return request
}

async function register(
  { words, language }: PrivacyLink,
  kind: PrivacyKind,
  who: { memberId: string } | { email: string }
): Promise<PrivacyRequest> {
  const request = await PrivacyRequest.record({
    ...who,
    kind,
    words: words!,
    language,
    proof: 'email_link',
    receivedAt: DateTime.now(),
  })
  await enqueue('send_mail', { mail: 'privacy_receipt', request: request.id })
  return request
}

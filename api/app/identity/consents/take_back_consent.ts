import { pipeline } from '#app/tenancy/context/pipeline'
import { type ConsentKind, isRevocable } from './consent_kinds.js'
import { ConsentGoesWithAccount } from '#app/identity/account/identity_errors'
import type Member from '#app/members/people/member'
import { type EndedConsent, revokeConsents } from './end_consents.js'

/**
 * Without `sexuality_data` the profile is hidden until it is given again.
 * @returns what ended, for `tellOfEnd`
 * @throws ConsentGoesWithAccount for terms and privacy
 */
export async function takeBackConsent(member: Member, kind: ConsentKind): Promise<EndedConsent[]> {
  if (!isRevocable(kind)) throw new ConsentGoesWithAccount()
  const [ended] = await pipeline([
    () => revokeConsents(member.id, kind),
    () => kind === 'sexuality_data' && member.profile.merge({ withheld: true, status: 'disabled' }).save(),
  ])
  return ended
}

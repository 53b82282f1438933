import { type ConsentKind, isRevocable } from './consent_kinds.js'
import { ConsentGoesWithAccount } from '#app/identity/account/identity_errors'
import type Member from '#app/members/people/member'
import { endConsents } from './end_consents.js'

/** Without `sexuality_data` the profile is hidden until it is given again. @throws ConsentGoesWithAccount for terms and privacy */
export async function takeBackConsent(member: Member, kind: ConsentKind): Promise<void> {
  if (!isRevocable(kind)) throw new ConsentGoesWithAccount()
  await endConsents(member.id, kind)
  if (kind === 'sexuality_data') await member.profile.merge({ withheld: true, status: 'disabled' }).save()
}

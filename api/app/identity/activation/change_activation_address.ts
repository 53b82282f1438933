import { fieldRefused } from '#app/http/validation/field_refused'
import type { Site } from '#app/tenancy/sites/site'
import { limited } from '#app/http/limits/limited'
import { limitKey } from '#app/http/limits/limit_key'
import LinkToken from '#app/identity/tokens/link_token'
import Member from '#app/members/people/member'
import { normalisedEmail } from '#app/members/rules/normalised_email'
import { refuseEmail } from '#app/identity/emails/refuse_email'
import { remindToActivate } from './remind_to_activate.js'
import { startActivation } from './start_activation.js'
import { withdrawLinks } from '#app/identity/tokens/withdraw_links'

const PER_HOUR = 3

/** Changes an unconfirmed address (product §3); links and reminders to the old one end. @throws TooManyAttempts, 422 for `email` */
export async function changeActivationAddress(site: Site, member: Member, email: string): Promise<void> {
  if (normalisedEmail(member.profile.name) === email) throw fieldRefused('email', 'name_is_email')
  await limited(limitKey(site, 'activation-address', member.id), PER_HOUR, '1 hour')
  await refuseEmail(site, email)
  // Links before the member, in the same order as `activate`, to avoid deadlocks.
  await LinkToken.query()
    .where({ memberId: member.id, purpose: 'activation' })
    .whereNull('used_at')
    .update({ expires_at: new Date() })
  const [changed] = await Member.query().where({ id: member.id, status: 'not_confirmed' }).update({ email })
  if (Number(changed) !== 1) return
  await withdrawLinks(member.id)
  await member.refresh()
  await remindToActivate(await startActivation(site, member))
}

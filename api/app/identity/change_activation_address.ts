import { fieldRefused } from '#app/http/field_refused'
import type { Site } from '#app/tenancy/site'
import { limited } from './limited.js'
import { limitKey } from './limit_key.js'
import LinkToken from './link_token.js'
import Member from './member.js'
import { normalisedEmail } from './normalised_email.js'
import { remindToActivate } from './remind_to_activate.js'
import { startActivation } from './start_activation.js'

const PER_HOUR = 3

/**
 * Sends the mail to another address while none is confirmed yet: "wrong address? change it" (product §3). The links that went to
 * the old one end, and so do its reminders. Whether the new one is known already is told by the mail alone, as at sign-up.
 * @throws TooManyAttempts, 422 for `email` when it is the member's name
 */
export async function changeActivationAddress(site: Site, member: Member, email: string): Promise<void> {
  if (normalisedEmail(member.profile.name) === email) throw fieldRefused('email', 'name_is_email')
  await limited(limitKey(site, 'activation-address', member.id), PER_HOUR, '1 hour')
  // Before the member, as in activating: of the two at the same time one waits here for the other.
  await LinkToken.query()
    .where({ memberId: member.id, purpose: 'activation' })
    .whereNull('used_at')
    .update({ expires_at: new Date() })
  const [changed] = await Member.query().where({ id: member.id, status: 'not_confirmed' }).update({ email })
  if (Number(changed) !== 1) return
  await member.refresh()
  await remindToActivate(await startActivation(site, member))
}

import { enqueue } from '#app/jobs/enqueue'
import type { Site } from '#app/tenancy/sites/site'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import { askToLeave } from './request_account_deletion.js'
import { isLimited } from '#app/http/limits/is_limited'
import { limitKey } from '#app/http/limits/limit_key'
import Member from '#app/members/people/member'

const MAILS_PER_HOUR = 3
/** No row has it: a mail about it says nothing to nobody. */
const NO_LINK = '0'

/**
 * Sends whoever has this address a link with which he deletes his account: for who can't log in, because he forgot how, never
 * confirmed his address or is banned. An unknown address takes the same steps, so neither the answer nor its time tells.
 */
export async function askToLeaveByEmail(site: Site, email: string): Promise<void> {
  const flooded = await isLimited(limitKey(site, 'deletion-mail', email), MAILS_PER_HOUR, '1 hour')
  const member = await Member.query()
    .where('email', email)
    .whereNot('status', 'erased')
    .orderByRaw(`status <> 'not_confirmed' desc, id desc`)
    .preload('profile')
    .first()
  if (member && !member.profile.leftAt && !flooded) {
    await askToLeave(member, { reason: null, refundWanted: false })
  } else {
    await tenantRows('select sec.new_id()')
    await tenantRows('select sec.new_id()')
    await enqueue('send_mail', { mail: 'deletion', link: NO_LINK })
  }
}

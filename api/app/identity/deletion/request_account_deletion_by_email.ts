import { enqueue } from '#app/jobs/enqueue'
import type { Site } from '#app/tenancy/sites/site'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import { requestAccountDeletion } from './request_account_deletion.js'
import { isLimited } from '#app/http/limits/is_limited'
import { limitKey } from '#app/http/limits/limit_key'
import Member from '#app/members/people/member'

const MAILS_PER_HOUR = 3
/** No row has this id, so the job sends nothing. */
const NO_LINK = '0'

/** For members who can't log in; unknown addresses get the same answer after similar work. */
export async function requestAccountDeletionByEmail(site: Site, email: string): Promise<void> {
  const flooded = await isLimited(limitKey(site, 'deletion-mail', email), MAILS_PER_HOUR, '1 hour')
  const member = await Member.query()
    .where('email', email)
    .whereNot('status', 'erased')
    .orderByRaw(`status <> 'not_confirmed' desc, id desc`)
    .preload('profile')
    .first()
  if (member && !member.profile.leftAt && !flooded) {
    await requestAccountDeletion(member, { reason: null, refundWanted: false })
  } else {
    await tenantRows('select sec.new_id()')
    await tenantRows('select sec.new_id()')
    await enqueue('send_mail', { mail: 'deletion', link: NO_LINK })
  }
}

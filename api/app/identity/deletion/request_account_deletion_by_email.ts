import { enqueue } from '#app/jobs/enqueue'
import type { Site } from '#app/tenancy/sites/site'
import { isLimited } from '#app/http/limits/is_limited'
import { limitKey } from '#app/http/limits/limit_key'
import LinkToken from '#app/identity/tokens/link_token'
import { membersWithProfiles, withProfile } from '#app/members/people/members_with_profiles'
import { LINK_DAYS } from './request_account_deletion.js'

const MAILS_PER_HOUR = 3

/** For members who can't log in. Unknown addresses take the same steps, with a link that is never mailed, so timing reveals nothing. */
export async function requestAccountDeletionByEmail(site: Site, email: string): Promise<void> {
  const isFlooded = await isLimited(limitKey(site, 'deletion-mail', email), MAILS_PER_HOUR, '1 hour')
  const [found] = await membersWithProfiles()
    .where('members.email', email)
    .whereNot('members.status', 'erased')
    .orderByRaw(`members.status <> 'not_confirmed' desc, members.id desc`)
    .limit(1)
  const isStaying = found && !withProfile(found).profile.leftAt
  const link =
    isStaying && !isFlooded
      ? await LinkToken.issue('deletion', found.id, LINK_DAYS)
      : await LinkToken.issue('password_reset', null, LINK_DAYS)
  await enqueue('send_mail', { mail: 'deletion', link: link.id })
}

import { enqueue } from '#app/jobs/enqueue'
import type { Site } from '#app/tenancy/sites/site'
import { isLimited } from '#app/http/limits/is_limited'
import { limitKey } from '#app/http/limits/limit_key'
import LinkToken from '#app/identity/tokens/link_token'
import type Member from '#app/members/people/member'

const LINK_DAYS = 30
const MAILS_PER_HOUR = 6

/** Above the limit the e-mail is silently skipped, so that sign-ups can't flood someone else's mailbox. */
export async function startActivation(site: Site, { id, email }: Member): Promise<LinkToken> {
  const link = await LinkToken.issue('activation', id, LINK_DAYS)
  const flooded = await isLimited(limitKey(site, 'activation-mail', email), MAILS_PER_HOUR, '1 hour')
  if (!flooded) await enqueue('send_mail', { mail: 'activation', link: link.id })
  return link
}

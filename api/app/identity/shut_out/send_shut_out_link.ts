import { isLimited } from '#app/http/limits/is_limited'
import { limitKey } from '#app/http/limits/limit_key'
import { enqueue } from '#app/jobs/enqueue'
import type Member from '#app/members/people/member'
import { inSeparateTransaction } from '#app/tenancy/context/tenant_context'
import type { Site } from '#app/tenancy/sites/site'

const MAILS_PER_DAY = 3

/** Mails what somebody may still do who can't log in; in a separate transaction, so that it survives the refused log-in. */
export async function sendShutOutLink(site: Site, { id }: Pick<Member, 'id'>): Promise<void> {
  if (await isLimited(limitKey(site, 'shut-out', id), MAILS_PER_DAY, '1 day')) return
  await inSeparateTransaction(() => enqueue('send_mail', { mail: 'shut_out', member: id }))
}

import { enqueue } from '#app/jobs/enqueue'
import type { Site } from '#app/tenancy/sites/site'
import { aside } from '#app/tenancy/context/tenant_context'
import AccountDeletion from './account_deletion.js'
import { isLimited } from '#app/http/limits/is_limited'
import { limitKey } from '#app/http/limits/limit_key'
import type Member from '#app/members/people/member'
import { startRestoring } from './make_restore_link.js'

const MAILS_PER_DAY = 3

/** Sends who left, and wants back in, the mail with the way back once more; it outlives that he isn't let in now. */
export async function sendWayBack(site: Site, { id }: Member): Promise<void> {
  if (await isLimited(limitKey(site, 'way-back', id), MAILS_PER_DAY, '1 day')) return
  await aside(async () => {
    const deletion = await AccountDeletion.findBy({ memberId: id })
    if (deletion?.isRestorable) await enqueue('send_mail', { mail: 'left', link: (await startRestoring(deletion)).id })
  })
}

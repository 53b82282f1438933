import { enqueue } from '#app/jobs/enqueue'
import type { Site } from '#app/tenancy/sites/site'
import { inSeparateTransaction } from '#app/tenancy/context/tenant_context'
import AccountDeletion from './account_deletion.js'
import { isLimited } from '#app/http/limits/is_limited'
import { limitKey } from '#app/http/limits/limit_key'
import type Member from '#app/members/people/member'
import { makeRestoreLink } from './make_restore_link.js'

const MAILS_PER_DAY = 3

/** In a separate transaction, so that it survives the refused login. */
export async function sendRestoreLink(site: Site, { id }: Member): Promise<void> {
  if (await isLimited(limitKey(site, 'way-back', id), MAILS_PER_DAY, '1 day')) return
  await inSeparateTransaction(async () => {
    const deletion = await AccountDeletion.findBy({ memberId: id })
    if (deletion?.isRestorable)
      await enqueue('send_mail', { mail: 'account_deleted', link: (await makeRestoreLink(deletion)).id })
  })
}

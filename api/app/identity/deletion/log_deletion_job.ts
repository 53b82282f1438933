import { inSeparateTransaction } from '#app/tenancy/context/tenant_context'
import type { Site } from '#app/tenancy/sites/site'
import Member from '#app/members/people/member'
import AccountDeletion from './account_deletion.js'
import { logErasure } from './erasure_log.js'

/** Once a deletion is stored, or taken back, and as it stands by now: a late run says nothing that is over. */
export async function logDeletionJob(site: Site, memberId: string): Promise<void> {
  const [member, deletion] = await inSeparateTransaction(async () => [
    await Member.query().where('id', memberId).whereNot('status', 'erased').first(),
    await AccountDeletion.findBy({ memberId }),
  ])
  if (!member) return
  const isLeaving = deletion?.leftAt
  await logErasure(site, memberId, {
    what: isLeaving ? 'deleted' : 'restored',
    refundWanted: Boolean(isLeaving && deletion.refundWanted),
  })
}

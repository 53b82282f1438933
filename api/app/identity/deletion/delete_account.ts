import { DateTime } from 'luxon'
import { requestRefunds } from '#app/credits/refunds/request_refunds'
import { enqueue } from '#app/jobs/enqueue'
import type { Site } from '#app/tenancy/sites/site'
import AccountDeletion from './account_deletion.js'
import type { DeletionReason } from './deletion_reasons.js'
import { endSessions } from '#app/identity/sessions/end_sessions'
import { heldMember } from '#app/identity/account/lock_member'
import LinkToken from '#app/identity/tokens/link_token'
import type Member from '#app/members/people/member'
import { startRestoring } from './make_restore_link.js'

/** What somebody who leaves says and wants; `unused` is nobody's word but the brand's, for an account nobody uses. */
export interface Leaving {
  reason: DeletionReason | 'unused' | null
  refundWanted: boolean
}

/**
 * Lets a member go (product §3): he is gone for everybody at once, logged out everywhere, and gets a mail with the way back, which
 * is open for fourteen days. Leaving twice is leaving once.
 */
export async function leave(site: Site, { id }: Pick<Member, 'id'>, { reason, refundWanted }: Leaving): Promise<void> {
  const { profile } = await heldMember(id)
  if (profile.leftAt) return
  const deletion = await AccountDeletion.updateOrCreate(
    { memberId: id },
    {
      reason,
      refundWanted,
      leftAt: DateTime.now(),
      restorableUntil: AccountDeletion.lastMomentToReturn(site),
      profileStatus: profile.status,
    }
  )
  await profile.merge({ status: 'disabled', leftAt: deletion.leftAt }).save()
  await endSessions({ id })
  await LinkToken.withdraw({ memberId: id })
  if (refundWanted) await requestRefunds(id)
  await enqueue('send_mail', { mail: 'left', link: (await startRestoring(deletion)).id })
}

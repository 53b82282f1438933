import { DateTime } from 'luxon'
import { revokeMandates } from '#app/credits/collections/revoke_mandates'
import { wantRefunds } from '#app/credits/refunds/refunds_of_leavers'
import { enqueue } from '#app/jobs/enqueue'
import type { Site } from '#app/tenancy/sites/site'
import { endConsents } from '#app/identity/consents/end_consents'
import AccountDeletion from './account_deletion.js'
import type { DeletionReason } from './deletion_reasons.js'
import { endSessions } from '#app/identity/sessions/end_sessions'
import { lockMember } from '#app/identity/account/lock_member'
import LinkToken from '#app/identity/tokens/link_token'
import { withdrawVerification } from '#app/members/verification/withdraw_verification'
import type Member from '#app/members/people/member'
import { makeRestoreLink } from './make_restore_link.js'

/** `unused` is set by the system for inactive accounts, never chosen by a member. */
export interface AccountDeletionRequest {
  reason: DeletionReason | 'unused' | null
  refundWanted: boolean
  /** Of staff, who do it as its owner asked. */
  deletedBy?: string
}

/** Hides the member, ends all sessions, mandates and what partners may have, and mails a restore link (product §3). Idempotent. @throws TokenInvalid if the link was used meanwhile */
export async function deleteAccount(
  site: Site,
  { id }: Pick<Member, 'id'>,
  { reason, refundWanted, deletedBy }: AccountDeletionRequest,
  link?: LinkToken
): Promise<void> {
  const { profile } = await lockMember(id)
  await link?.useUp()
  if (profile.leftAt) return
  await revokeMandates(id)
  await endConsents(id, 'member_resell')
  const deletion = await AccountDeletion.updateOrCreate(
    { memberId: id },
    {
      reason,
      refundWanted,
      deletedBy: deletedBy ?? null,
      leftAt: DateTime.now(),
      restorableUntil: AccountDeletion.lastMomentToReturn(site),
    }
  )
  await profile.merge({ status: 'disabled', leftAt: deletion.leftAt }).save()
  await withdrawVerification(profile.id)
  await endSessions({ id })
  await LinkToken.withdraw({ memberId: id })
  if (refundWanted) await wantRefunds(id)
  await enqueue('log_deletion', { member: id })
  await enqueue('send_mail', { mail: 'account_deleted', link: (await makeRestoreLink(deletion)).id })
}

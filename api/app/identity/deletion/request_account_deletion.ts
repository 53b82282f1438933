import { enqueue } from '#app/jobs/enqueue'
import AccountDeletion from './account_deletion.js'
import type { AccountDeletionRequest } from './delete_account.js'
import LinkToken from '#app/identity/tokens/link_token'
import type Member from '#app/members/people/member'

export const LINK_DAYS = 1

export async function requestAccountDeletion(
  { id }: Pick<Member, 'id'>,
  { reason, refundWanted }: AccountDeletionRequest
): Promise<void> {
  await AccountDeletion.updateOrCreate({ memberId: id }, { reason, refundWanted })
  await enqueue('send_mail', { mail: 'deletion', link: (await LinkToken.issue('deletion', id, LINK_DAYS)).id })
}

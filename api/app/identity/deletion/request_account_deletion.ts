import { enqueue } from '#app/jobs/enqueue'
import AccountDeletion from './account_deletion.js'
import type { Leaving } from './delete_account.js'
import LinkToken from '#app/identity/tokens/link_token'
import type Member from '#app/members/people/member'

const LINK_DAYS = 1

/** Sends a member a link with which he deletes his account, and keeps until then what he said. */
export async function askToLeave({ id }: Pick<Member, 'id'>, { reason, refundWanted }: Leaving): Promise<void> {
  await AccountDeletion.updateOrCreate({ memberId: id }, { reason, refundWanted })
  await enqueue('send_mail', { mail: 'deletion', link: (await LinkToken.issue('deletion', id, LINK_DAYS)).id })
}

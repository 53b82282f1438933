import { enqueue } from '#app/notices/enqueue'
import AccountDeletion from './account_deletion.js'
import type { Leaving } from './leave.js'
import LinkToken from './link_token.js'
import type Member from './member.js'

const LINK_DAYS = 1

/** Sends a member a link with which he deletes his account, and keeps until then what he said. */
export async function askToLeave({ id }: Pick<Member, 'id'>, { reason, refundWanted }: Leaving): Promise<void> {
  await AccountDeletion.updateOrCreate({ memberId: id }, { reason, refundWanted })
  await enqueue('send_mail', { mail: 'deletion', link: (await LinkToken.issue('deletion', id, LINK_DAYS)).id })
}

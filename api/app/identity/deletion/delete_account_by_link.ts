import type { Site } from '#app/tenancy/sites/site'
import AccountDeletion from './account_deletion.js'
import { deleteAccount, type AccountDeletionRequest } from './delete_account.js'
import { linkByToken } from '#app/identity/tokens/link_by_token'

/** Uses the answers given with the request. @throws TokenInvalid */
export async function deleteAccountByLink(site: Site, token: string): Promise<void> {
  const link = await linkByToken('deletion', token)
  const { memberId } = link
  const asked = await AccountDeletion.findBy({ memberId })
  await deleteAccount(
    site,
    { id: memberId },
    { reason: (asked?.reason ?? null) as AccountDeletionRequest['reason'], refundWanted: asked?.refundWanted ?? false },
    link
  )
}

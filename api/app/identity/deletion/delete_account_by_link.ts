import type { Site } from '#app/tenancy/sites/site'
import AccountDeletion from './account_deletion.js'
import { leave, type Leaving } from './delete_account.js'
import { linkByToken } from '#app/identity/tokens/link_by_token'

/** Lets a member go by the link he was mailed, as he said when he asked for it. @returns his id @throws TokenInvalid */
export async function leaveByLink(site: Site, token: string): Promise<string> {
  const { memberId } = await linkByToken('deletion', token)
  const asked = await AccountDeletion.findBy({ memberId })
  await leave(
    site,
    { id: memberId },
    { reason: (asked?.reason ?? null) as Leaving['reason'], refundWanted: asked?.refundWanted ?? false }
  )
  return memberId
}

import type Member from '#app/members/people/member'
import { unreadTotal } from '#app/members/people/unread_total'
import { tenantRows } from '#app/tenancy/context/tenant_context'

/** How many messages the member hasn't read, in all conversations. */
export async function totalUnread({ profile, showFictional }: Member): Promise<number> {
  const [row] = await tenantRows<{ total: number }>(`select ${unreadTotal(':me', ':showFictional')} as total`, {
    me: profile.id,
    showFictional,
  })
  return row!.total
}

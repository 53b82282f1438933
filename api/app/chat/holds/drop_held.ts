import { tenantRows } from '#app/tenancy/context/tenant_context'
import { refuseHeld } from './decide_held.js'

const OF_PROFILE = `from app.held_messages where tenant_id = (select sec.tenant_id())
  and (sender_profile_id = :profileId or receiver_profile_id = :profileId)`

/** Before either of the two is erased: what is still held is paid back, and nothing of it stays. */
export async function dropHeld(profileId: string): Promise<void> {
  const waiting = await tenantRows<{ id: string }>(`select id::text ${OF_PROFILE} and state = 'held'`, { profileId })
  for (const { id } of waiting) await refuseHeld(id, 'other')
  await tenantRows(`delete ${OF_PROFILE}`, { profileId })
}

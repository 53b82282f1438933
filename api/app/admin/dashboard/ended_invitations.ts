import type { DateTime } from 'luxon'
import { staffRows } from '#app/tenancy/context/staff_rows'

/** Staff who were invited and have no password, and whose last link is over: nobody comes in by it any more. */
export async function endedInvitations(): Promise<{ count: number; oldest_at: string | null }> {
  const [row] = await staffRows<{ count: number; oldest_at: DateTime | null }>(
    `select count(*)::int as count, min(ended_at) as oldest_at
     from (
       select max(password_links.expires_at) as ended_at
       from staff.staff_members join staff.password_links on password_links.staff_member_id = staff_members.id
       where staff_members.password_hash is null and staff_members.disabled_at is null
       group by staff_members.id having max(password_links.expires_at) < now()
     ) ended`
  )
  const { count, oldest_at } = row!
  return { count, oldest_at: oldest_at && oldest_at.toISO() }
}

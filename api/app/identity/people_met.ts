import { unblocked } from '#app/members/unblocked'
import { tenantRows } from '#app/tenancy/tenant_context'
import type { HeldRow } from './held_rows.js'
import type Member from './member.js'

/** The names behind the ids in a member's rows, of those who are there for him: not of who left, nor of who blocks him. */
export async function peopleMet({ profile }: Member, tables: Record<string, HeldRow[]>): Promise<Map<string, string>> {
  const ids = [
    ...tables.likes!.flatMap((like) => [like.from_profile_id, like.to_profile_id]),
    ...tables.blocks!.map((block) => block.blocked_profile_id),
    ...tables.conversation_sides!.map((side) => side.partner_profile_id),
  ]
  const people = await tenantRows<{ id: string; name: string }>(
    `select id::text, name from app.profiles
     where tenant_id = (select sec.tenant_id()) and id = any (:ids) and left_at is null
       and (${unblocked(':me', 'id')} or exists (select from app.blocks where blocks.tenant_id = (select sec.tenant_id())
         and blocks.blocker_profile_id = :me and blocks.blocked_profile_id = id))`,
    { ids: ids.filter((id) => id !== profile.id), me: profile.id }
  )
  return new Map(people.map(({ id, name }) => [id, name]))
}

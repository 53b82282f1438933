import { searchedText } from '#app/admin/resources/searched_text'
import type StaffMember from '#app/staff/accounts/staff_member'
import { staffRows } from '#app/tenancy/context/staff_rows'
import type { SearchHit } from './search_hit.js'

/** Once a day for each person and member, as a search is made again and again while it is typed. */
const AGAIN_AFTER = '1 day'

/**
 * Logs that somebody of staff found members by what is one person's alone, such as an address: of which kind it was, never what was typed.
 * The start of a name is nobody's alone, and lists show members by it without a word in the log, too.
 */
export async function noteMembersFound(staff: StaffMember, text: string, hits: readonly SearchHit[]): Promise<void> {
  const found = hits.flatMap((hit) => foundMember(hit, text))
  if (found.length === 0) return
  await staffRows(
    `insert into staff.audit_entries (staff_member_id, tenant_id, action, detail)
     select :staffId, found.tenant, 'member_found', jsonb_build_object('level', 'member', 'id', found.member, 'name', found.by)
     from unnest(cast(:tenants as bigint[]), cast(:members as text[]), cast(:by as text[])) as found (tenant, member, by)
     where not exists (select from staff.audit_entries noted where noted.tenant_id = found.tenant and noted.staff_member_id = :staffId
       and noted.detail ->> 'level' = 'member' and noted.detail ->> 'id' = found.member and noted.action = 'member_found'
       and noted.detail ->> 'name' = found.by and noted.at > now() - interval '${AGAIN_AFTER}')`,
    {
      staffId: staff.id,
      tenants: found.map(({ tenant }) => tenant),
      members: found.map(({ member }) => member),
      by: found.map(({ by }) => by),
    }
  )
}

interface FoundMember {
  tenant: string
  member: string
  by: 'email' | 'support_code' | 'id' | 'order' | 'payment'
}

function foundMember(hit: SearchHit, text: string): FoundMember[] {
  const { kind: by } = searchedText(text)
  if (hit.kind === 'member' && by !== 'name' && by !== 'order') return [{ tenant: hit.tenant.id, member: hit.id, by }]
  if (hit.kind !== 'order' || hit.member_id === null) return []
  return [{ tenant: hit.tenant.id, member: hit.member_id, by: by === 'order' || by === 'id' ? by : 'payment' }]
}

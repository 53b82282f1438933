import { searchedText } from '#app/admin/resources/definition/searched_text'
import type StaffMember from '#app/staff/accounts/staff_member'
import { noteOnceADay } from '#app/tenancy/audit/note_once_a_day'
import type { SearchHit } from './search_hit.js'

/**
 * Logs that somebody of staff found members by what is one person's alone, such as an address: of which kind it was, never what was typed.
 * The start of a name is nobody's alone, and lists show members by it without a word in the log, too.
 */
export async function noteMembersFound(staff: StaffMember, text: string, hits: readonly SearchHit[]): Promise<void> {
  const found = hits.flatMap((hit) => foundMember(hit, text))
  await noteOnceADay(
    staff.id,
    'member_found',
    found.map(({ tenant, member, by }) => ({ tenantId: tenant, detail: { level: 'member', id: member, name: by } }))
  )
}

interface FoundMember {
  tenant: string
  member: string
  by: 'email' | 'support_code' | 'id' | 'order' | 'payment'
}

function foundMember(hit: SearchHit, text: string): FoundMember[] {
  const { kind: by } = searchedText(text)
  if (hit.kind === 'member' && (by === 'email' || by === 'support_code' || by === 'id'))
    return [{ tenant: hit.tenant.id, member: hit.id, by }]
  if (hit.kind !== 'order' || hit.member_id === null) return []
  return [{ tenant: hit.tenant.id, member: hit.member_id, by: by === 'order' || by === 'id' ? by : 'payment' }]
}

import { staffRows } from '#app/tenancy/context/staff_rows'
import type { AccessTokenScope } from './access_token_scopes.js'
import { newToken } from '#app/http/opaque_token'
import type { AccessTokenRow } from './access_token_transformer.js'

interface Wanted {
  name: string
  scopes: readonly AccessTokenScope[]
  days: number
}

/** The token itself is returned only this once; its creator answers for its use. */
export async function makeAccessToken(
  staffId: string,
  { name, scopes, days }: Wanted
): Promise<{ token: string; row: AccessTokenRow }> {
  const { token, hash } = newToken()
  const [row] = (await staffRows<AccessTokenRow>(
    `with made as (
       insert into staff.access_tokens (name, token_hash, scopes, staff_member_id, expires_at)
       values (?, ?, ?, ?, now() + make_interval(days => ?)) returning *),
     noted as (
       insert into staff.audit_entries (staff_member_id, action, detail)
       select staff_member_id, 'access_token_made', jsonb_build_object('name', name, 'scopes', scopes) from made)
     select made.*, made.id::text, staff_members.name as made_by from made
     join staff.staff_members on staff_members.id = staff_member_id`,
    [name, hash, scopes, staffId, days]
  )) as [AccessTokenRow]
  return { token, row }
}

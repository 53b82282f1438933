import { staffRows } from '#app/tenancy/context/staff_rows'
import type { AccessTokenScope } from './access_token_scopes.js'
import { tokenHash } from '#app/http/opaque_token'
import { STAFF_COLUMNS, type default as StaffMember } from '#app/staff/accounts/staff_member'

type TokenHolder = StaffMember & { scopes: AccessTokenScope[] }

/** The staff member behind a valid token of this scope, unless their account is disabled, with all its scopes. */
export async function staffByAccessToken(token: string, scope: AccessTokenScope): Promise<TokenHolder | undefined> {
  const [staff] = await staffRows<TokenHolder>(
    `update staff.access_tokens set last_used_at = now() from staff.staff_members
     where staff_members.id = staff_member_id and token_hash = ? and ? = any(scopes)
       and revoked_at is null and expires_at > now() and disabled_at is null
     returning ${STAFF_COLUMNS}, scopes`,
    [tokenHash(token), scope]
  )
  return staff
}

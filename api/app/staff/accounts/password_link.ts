import { newToken, tokenHash } from '#app/http/opaque_token'
import { staffRows } from '#app/tenancy/context/staff_rows'
import { ADMIN_HOST } from '#app/tenancy/hosts/hosts'
import { siteAddress } from '#app/tenancy/sites/site_address'

const DAYS = { invitation: 7, reset: 1, first: 1 }

/** `first`: nobody is on the staff yet, and whoever opens it says their address, too. */
export type LinkPurpose = keyof typeof DAYS

export interface PasswordLink {
  id: string
  purpose: LinkPurpose
  /** Null for the first of staff. */
  staff_member_id: string | null
  email: string | null
  name: string | null
}

/** SQL: whether nobody on the staff can log in yet. */
export const NOBODY_YET = 'not exists (select 1 from staff.staff_members where password_hash is not null)'

/** The address where somebody chooses a password, once; those that they were given before stop working. */
export async function newPasswordLink(staffId: string | null, purpose: LinkPurpose): Promise<string> {
  const { token, hash } = newToken()
  await staffRows('update staff.password_links set used_at = now() where staff_member_id = ? and used_at is null', [
    staffId,
  ])
  await staffRows(
    `insert into staff.password_links (staff_member_id, token_hash, expires_at) values (?, ?, now() + make_interval(days => ?))`,
    [staffId, hash, DAYS[purpose]]
  )
  return siteAddress(ADMIN_HOST, `/password/${token}`)
}

/** @returns undefined for one that is unknown, used or over, or of somebody who was disabled */
export async function passwordLink(token: string): Promise<PasswordLink | undefined> {
  const [link] = await staffRows<PasswordLink>(
    `select password_links.id::text, staff_member_id::text, email, name,
       case when staff_member_id is null then 'first' when password_hash is null then 'invitation' else 'reset' end as purpose
     from staff.password_links left join staff.staff_members on staff_members.id = staff_member_id
     where token_hash = ? and used_at is null and expires_at > now() and disabled_at is null
       and (staff_member_id is not null or ${NOBODY_YET})`,
    [tokenHash(token)]
  )
  return link
}

/** Of parallel ones, the first. @returns whether it was still good */
export async function usePasswordLink({ id }: PasswordLink): Promise<boolean> {
  const used = await staffRows(
    'update staff.password_links set used_at = now() where id = ? and used_at is null returning 1',
    [id]
  )
  return used.length > 0
}

/** For this long it can still be looked up who was given which. */
const KEPT_DAYS = 30

export async function removeOldPasswordLinks(): Promise<void> {
  await staffRows(
    `delete from staff.password_links where least(used_at, expires_at) < now() - make_interval(days => ?)`,
    [KEPT_DAYS]
  )
}

import { fieldRefused } from '#app/http/validation/field_refused'
import { TokenInvalid } from '#app/identity/account/identity_errors'
import { hashPassword } from '#app/identity/password_checks/hash_password'
import { endStaffSessions } from '#app/staff/sessions/end_staff_sessions'
import { staffRows } from '#app/tenancy/context/staff_rows'
import { asStaff } from '#app/tenancy/context/tenant_context'
import { isWeakForStaff } from './is_weak_for_staff.js'
import { writeStaffEntry } from './write_staff_entry.js'
import { NOBODY_YET, type PasswordLink, passwordLink, usePasswordLink } from './password_link.js'

const FIRST_OF_STAFF = 7_302_026

interface Chosen {
  password: string
  email?: string
  name?: string
}

/** Chooses a password by a link, and becomes the first of staff where nobody is. @returns whose it is @throws TokenInvalid, 422 */
export async function choosePassword(token: string, { password, ...said }: Chosen): Promise<string> {
  const link = await passwordLink(token)
  if (!link) throw new TokenInvalid()
  const account = { email: link.email ?? said.email, name: link.name ?? said.name }
  if (!account.email) throw fieldRefused('email', 'required')
  if (!account.name) throw fieldRefused('name', 'required')
  const { email, name } = account as { email: string; name: string }
  if (await isWeakForStaff(password, { email, name })) throw fieldRefused('password', 'password_guessable')
  const passwordHash = await hashPassword(password)
  return asStaff(async () => {
    // A transaction that lost the race leaves nothing.
    if (!(await usePasswordLink(link))) throw new TokenInvalid()
    await store(link, { email, name, passwordHash })
    return email
  })
}

async function store(
  { staff_member_id: id }: PasswordLink,
  account: { email: string; name: string; passwordHash: string }
): Promise<void> {
  const [staff] = id ? await change(id, account.passwordHash) : await makeFirst(account)
  if (!staff) throw new TokenInvalid()
  await endStaffSessions(staff.id)
  const { name } = account
  await writeStaffEntry({ by: staff.id, action: 'staff_password_chosen', staff: { id: staff.id, name } })
}

function change(id: string, passwordHash: string) {
  return staffRows<{ id: string }>('update staff.staff_members set password_hash = ? where id = ? returning id::text', [
    passwordHash,
    id,
  ])
}

/** Of two who open such links at once, one. */
async function makeFirst(account: { email: string; name: string; passwordHash: string }) {
  await staffRows('select pg_advisory_xact_lock(?)', [FIRST_OF_STAFF])
  return staffRows<{ id: string }>(
    `insert into staff.staff_members (email, name, password_hash, platform_admin)
     select :email, :name, :passwordHash, true where ${NOBODY_YET}
     on conflict (email) do update set name = excluded.name, password_hash = excluded.password_hash, platform_admin = true
     returning id::text`,
    account
  )
}

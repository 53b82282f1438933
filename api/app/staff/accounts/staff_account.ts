import { fieldRefused } from '#app/http/validation/field_refused'
import { endStaffSessions } from '#app/staff/sessions/end_staff_sessions'
import { differences } from '#app/tenancy/audit/differences'
import { staffRows } from '#app/tenancy/context/staff_rows'
import { asStaff } from '#app/tenancy/context/tenant_context'
import { NotFound } from '#app/http/http_errors'
import { OwnRights } from '#app/staff/staff_errors'
import type { StaffRole } from './staff_roles.js'
import { writeStaffEntry } from './write_staff_entry.js'

export interface Grant {
  tenant_id: string
  role: StaffRole
}

export interface Invited {
  email: string
  name: string
  language: string
  platform_admin: boolean
  grants: Grant[]
}

/** What of an account its list shows and admins change. */
export interface Account {
  id: string
  email: string
  name: string
  language: string
  platform_admin: boolean
  disabled: boolean
  hasPassword: boolean
  grants: Grant[]
}

const ACCOUNT = `staff_members.id::text, email, name, language, platform_admin, disabled_at is not null as disabled,
  password_hash is not null as "hasPassword",
  (select coalesce(jsonb_agg(jsonb_build_object('tenant_id', tenant_id::text, 'role', role) order by tenant_id, role), '[]')
   from staff.grants where grants.staff_member_id = staff_members.id) as grants`

/** @throws NotFound */
export async function accountOf(id: string): Promise<Account> {
  const [account] = await staffRows<Account>(`select ${ACCOUNT} from staff.staff_members where id = ? for update`, [id])
  if (!account) throw new NotFound()
  return account
}

/** By whom; null for a command on the server. @throws 422 for an address that is taken, a brand that isn't there */
export function inviteStaff(by: string | null, { grants, ...invited }: Invited): Promise<Account> {
  return asStaff(async () => {
    const [made] = await staffRows<{ id: string }>(
      `insert into staff.staff_members (email, name, language, platform_admin)
       values (:email, :name, :language, :platform_admin) on conflict (email) do nothing returning id::text`,
      invited
    )
    if (!made) throw fieldRefused('email', 'email_taken')
    await storeGrants(made.id, grants)
    const account = await accountOf(made.id)
    await writeStaffEntry({ by, action: 'staff_invited', staff: account, changes: differences({}, shown(account)) })
    return account
  })
}

export type AccountChange = Partial<Pick<Account, 'name' | 'platform_admin' | 'disabled' | 'grants'>>

/** Whoever is disabled is out at once. @throws NotFound OwnRights, 422 for a brand that isn't there */
export function changeStaff(by: string, id: string, change: AccountChange): Promise<Account> {
  return asStaff(async () => {
    const before = await accountOf(id)
    const after = { ...before, ...change }
    if (by === id && (after.disabled || after.platform_admin !== before.platform_admin)) throw new OwnRights()
    const changes = differences(shown(before), shown(after))
    if (Object.keys(changes).length === 0) return before
    await staffRows(
      `update staff.staff_members set name = :name, platform_admin = :platform_admin,
         disabled_at = case when :disabled then coalesce(disabled_at, now()) end where id = :id`,
      { id, name: after.name, platform_admin: after.platform_admin, disabled: after.disabled }
    )
    if (change.grants) await storeGrants(id, change.grants)
    if (after.disabled) await endStaffSessions(id)
    await writeStaffEntry({ by, action: 'staff_changed', staff: after, changes })
    return accountOf(id)
  })
}

async function storeGrants(id: string, grants: Grant[]): Promise<void> {
  await staffRows('delete from staff.grants where staff_member_id = ?', [id])
  const stored = await staffRows(
    `insert into staff.grants (staff_member_id, tenant_id, role)
     select :id, tenants.id, wanted.role from jsonb_to_recordset(cast(:grants as jsonb)) as wanted (tenant_id bigint, role text)
     join global.tenants on tenants.id = wanted.tenant_id on conflict do nothing returning 1`,
    { id, grants: JSON.stringify(grants) }
  )
  if (stored.length < grants.length) throw fieldRefused('grants', 'id')
}

/** As the audit log has it: roles by brand. */
function shown({
  name,
  platform_admin,
  disabled,
  grants,
}: Pick<Account, 'name' | 'platform_admin' | 'disabled' | 'grants'>) {
  const roles = Object.groupBy(grants, ({ tenant_id }) => tenant_id)
  return {
    name,
    platform_admin,
    disabled,
    roles: Object.fromEntries(Object.entries(roles).map(([id, of]) => [id, of!.map(({ role }) => role).sort()])),
  }
}

import type { DateTime } from 'luxon'
import { tenantName } from '#app/tenancy/sites/tenant_name'
import type { Resource, Row } from '#app/admin/resources/definition/resource'

interface StaffRow {
  id: string
  email: string
  name: string
  language: string
  platform_admin: boolean
  state: 'invited' | 'active' | 'disabled'
  /** Whether they have one; which one is theirs. */
  second_factor: boolean
  created_at: string
  last_used_at: string | null
  grants: { tenant_id: string; tenant: string; role: string }[]
}

const STATE = `case when staff_members.disabled_at is not null then 'disabled'
  when staff_members.password_hash is null then 'invited' else 'active' end`

const GRANTS = `(select coalesce(jsonb_agg(jsonb_build_object('tenant_id', grants.tenant_id::text,
    'tenant', ${tenantName('grants.tenant_id')}, 'role', grants.role) order by grants.tenant_id, grants.role), '[]')
  from staff.grants where grants.staff_member_id = staff_members.id)`

/** For platform admins alone. What they change goes by `staff/accounts`. */
export const staffMembers = {
  from: 'staff.staff_members',
  key: 'staff_members.id',
  columns: `staff_members.id::text, staff_members.email, staff_members.name, staff_members.language,
    staff_members.platform_admin, ${STATE} as state, staff_members.created_at,
    staff_members.totp_secret is not null
      or exists (select 1 from staff.passkeys where passkeys.staff_member_id = staff_members.id) as second_factor,
    (select max(staff_sessions.last_used_at) from staff.staff_sessions
     where staff_sessions.staff_member_id = staff_members.id) as last_used_at, ${GRANTS} as grants`,
  filters: {
    id: { kind: 'id', column: 'staff_members.id' },
    q: { kind: 'text', columns: ['staff_members.name', 'staff_members.email'] },
    state: { kind: 'choice', column: `(${STATE})`, options: ['invited', 'active', 'disabled'] },
    tenant_id: { kind: 'search', condition: worksAt },
  },
  sorts: {
    id: 'staff_members.id',
    name: 'lower(staff_members.name)',
    email: 'staff_members.email',
    created_at: 'staff_members.created_at',
  },
  defaultSort: ['name', 'ASC'],
  shown,
} satisfies Resource

function worksAt(tenantId: string) {
  return {
    sql: `staff_members.id in (select grants.staff_member_id from staff.grants where grants.tenant_id::text = ?)`,
    bindings: [tenantId],
  }
}

function shown({ created_at, last_used_at, ...row }: Row): StaffRow {
  return {
    ...row,
    created_at: (created_at as DateTime).toISO()!,
    last_used_at: (last_used_at as DateTime | null)?.toISO() ?? null,
  } as StaffRow
}

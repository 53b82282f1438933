import { randomBytes } from 'node:crypto'
import { newToken } from '@manyhearts/api/app/http/opaque_token'
import { asOwner, type Brand } from '../../cast.ts'
import { Visitor } from '../../visitor.ts'

export const ADMIN_HOST = 'admin.localhost'

type Grants = { brand: Brand; role: string }[]

export function newStaff(grants: Grants): Promise<Visitor> {
  return staff(false, grants)
}

export function newPlatformAdmin(): Promise<Visitor> {
  return staff(true, [])
}

function staff(platformAdmin: boolean, grants: Grants): Promise<Visitor> {
  const { token, hash } = newToken()
  return asOwner(async (owner) => {
    const { rows } = await owner.query(
      `insert into staff.staff_members (email, name, password_hash, platform_admin) values ($1, 'Sam', '-', $2) returning id::text`,
      [`sam-${randomBytes(5).toString('hex')}@example.com`, platformAdmin]
    )
    await owner.query(
      `insert into staff.staff_sessions (token_hash, staff_member_id, expires_at) values ($1, $2, now() + interval '1 hour')`,
      [hash, rows[0].id]
    )
    for (const { brand, role } of grants)
      await owner.query('insert into staff.grants (staff_member_id, tenant_id, role) values ($1, $2, $3)', [
        rows[0].id,
        brand.id,
        role,
      ])
    const browser = new Visitor(ADMIN_HOST)
    browser.cookies.set('sid', token)
    return browser
  })
}

export function listPath(resource: string, query: { filter?: unknown; range?: unknown; sort?: unknown } = {}): string {
  const parts = Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)])
  return `/api/${resource}?${new URLSearchParams(parts as [string, string][])}`
}

export function auditOf(
  brand: Pick<Brand, 'id'>
): Promise<{ action: string; staff_member_id: string | null; detail: any }[]> {
  return asOwner(async (owner) => {
    const { rows } = await owner.query(
      'select action, staff_member_id::text, detail from staff.audit_entries where tenant_id = $1 order by at, id',
      [brand.id]
    )
    return rows
  })
}

import type { StaffRole } from '#app/staff/accounts/staff_roles'
import type StaffMember from '#app/staff/accounts/staff_member'
import { staffRows } from '#app/tenancy/context/staff_rows'
import { type Condition, type ListQuery, MOST_COUNTED } from './list_query.js'
import type { Resource, Row } from './resource.js'

/** Brands where staff have a role; bindings: staff id, roles. */
export const GRANTED =
  'select grants.tenant_id from staff.grants where grants.staff_member_id = ? and grants.role = any(?)'

/** Who reads, and the roles at a brand that show its rows. */
export interface Reader {
  staff: StaffMember
  roles: readonly StaffRole[]
}

/** A page of the rows that this person may see, and their total (at most MOST_COUNTED). */
export async function readList(
  reader: Reader,
  resource: Resource,
  { conditions, from, rows, order }: ListQuery
): Promise<{ rows: Row[]; total: number }> {
  const { sql, bindings } = where([...visible(reader, resource), ...conditions])
  const [counted] = await staffRows(
    `select count(*)::int as total from (select 1 from ${resource.from} ${sql} limit ${MOST_COUNTED}) counted`,
    bindings
  )
  const found = await staffRows(
    `select ${resource.columns} from ${resource.from} ${sql} order by ${order} limit ? offset ?`,
    [...bindings, rows, from]
  )
  return { rows: found, total: counted!.total }
}

export async function readRow(reader: Reader, resource: Resource, id: string): Promise<Row | undefined> {
  const { columns, moreColumns, from, key } = resource
  const { sql, bindings } = where([...visible(reader, resource), { sql: `${key} = ?`, bindings: [id] }])
  const [row] = await staffRows(
    `select ${[columns, moreColumns].filter(Boolean).join(', ')} from ${from} ${sql}`,
    bindings
  )
  return row
}

function visible(
  { staff: { id, platformAdmin }, roles }: Reader,
  { inTenant, ofTenants, ofStaff }: Resource
): Condition[] {
  const conditions: Condition[] = inTenant ? [{ sql: `${inTenant} = (select sec.tenant_id())`, bindings: [] }] : []
  if (platformAdmin || !ofTenants) return conditions
  const granted = { sql: ofTenants(GRANTED), bindings: [id, roles] }
  const own = { sql: `(${granted.sql} or ${ofStaff} = ?)`, bindings: [...granted.bindings, id] }
  return [...conditions, ofStaff ? own : granted]
}

function where(conditions: Condition[]): Condition {
  return {
    sql: conditions.length > 0 ? `where ${conditions.map(({ sql }) => sql).join(' and ')}` : '',
    bindings: conditions.flatMap(({ bindings }) => bindings),
  }
}

import type { StaffRole } from '#app/staff/accounts/staff_roles'
import type StaffMember from '#app/staff/accounts/staff_member'
import { staffRows } from '#app/tenancy/context/staff_rows'
import { PLANNED_BY_VALUES } from '#app/tenancy/context/statement_names'
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

/** A filter fits half of the rows, or none. */
const PLANNED = `/* ${PLANNED_BY_VALUES} */`

/** A page of the rows that this person may see, and their total (at most MOST_COUNTED). */
export async function readList(
  reader: Reader,
  resource: Resource,
  { conditions, from, rows, order }: ListQuery
): Promise<{ rows: Row[]; total: number }> {
  const seen = visible(reader, resource)
  const { sql, bindings } = where([...seen, ...conditions])
  const [counted] = await staffRows(
    `${PLANNED} select count(*)::int as total from (select 1 from ${resource.from} ${sql} limit ${MOST_COUNTED}) counted`,
    bindings
  )
  // First the keys: what stands on earlier pages is passed over without reading the rest of it.
  const keys = `select ${resource.key} from ${resource.from} ${sql} order by ${order} limit ? offset ?`
  const page = where([...seen, { sql: `${resource.key} = any(array(${keys}))`, bindings: [...bindings, rows, from] }])
  const found = await staffRows(
    `${PLANNED} select ${resource.columns} from ${resource.from} ${page.sql} order by ${order}`,
    page.bindings
  )
  return { rows: found, total: counted!.total }
}

/** Few enough to hold them, and enough to ask seldom. */
const AT_ONCE = 500

/**
 * All rows, some at a time. A cursor reads them as they were when it began, whatever the order: by keys, who moves in the order
 * meanwhile would be there twice or not at all. Call it in a transaction of the staff connection.
 */
export async function* readWhole(
  reader: Reader,
  resource: Resource,
  { conditions, order }: Pick<ListQuery, 'conditions' | 'order'>
): AsyncGenerator<Row[]> {
  const { sql, bindings } = where([...visible(reader, resource), ...conditions])
  // Its own for each list: PostgreSQL remembers the columns of what it fetches.
  const cursor = `whole_${resource.key.replace('.', '_')}`
  await staffRows(
    `declare ${cursor} no scroll cursor for select ${resource.columns} from ${resource.from} ${sql} order by ${order}`,
    bindings
  )
  for (;;) {
    const rows = await staffRows(`fetch ${AT_ONCE} from ${cursor}`)
    if (rows.length > 0) yield rows
    if (rows.length < AT_ONCE) break
  }
  await staffRows(`close ${cursor}`)
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

import type StaffMember from '#app/identity/staff_member'
import { staffRows } from '#app/tenancy/staff_rows'
import type { Condition, ListQuery } from './list_query.js'
import type { Resource, Row } from './resource.js'

const GRANTED = 'select grants.tenant_id from staff.grants where grants.staff_member_id = ? and grants.role = any(?)'

/** A page of a list and how many rows there are in all, among those this person may see. */
export async function readList(
  staff: StaffMember,
  resource: Resource,
  { conditions, from, rows, order }: ListQuery
): Promise<{ rows: Row[]; total: number }> {
  const { sql, bindings } = where([...visible(staff, resource), ...conditions])
  const [counted] = await staffRows(`select count(*)::int as total from ${resource.from} ${sql}`, bindings)
  const found = await staffRows(
    `select ${resource.columns} from ${resource.from} ${sql} order by ${order} limit ? offset ?`,
    [...bindings, rows, from]
  )
  return { rows: found, total: counted!.total }
}

/** One row; undefined when it is not there or not this person's to see. */
export async function readRow(staff: StaffMember, resource: Resource, id: string): Promise<Row | undefined> {
  const { columns, moreColumns, from, key } = resource
  const { sql, bindings } = where([...visible(staff, resource), { sql: `${key} = ?`, bindings: [id] }])
  const [row] = await staffRows(
    `select ${[columns, moreColumns].filter(Boolean).join(', ')} from ${from} ${sql}`,
    bindings
  )
  return row
}

function visible({ id, platformAdmin }: StaffMember, { ofTenants, roles }: Resource): Condition[] {
  return platformAdmin || !ofTenants ? [] : [{ sql: ofTenants(GRANTED), bindings: [id, roles] }]
}

function where(conditions: Condition[]): Condition {
  return {
    sql: conditions.length > 0 ? `where ${conditions.map(({ sql }) => sql).join(' and ')}` : '',
    bindings: conditions.flatMap(({ bindings }) => bindings),
  }
}

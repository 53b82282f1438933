import { tenantRows } from '#app/tenancy/context/tenant_context'
import type Profile from '#app/members/people/profile'
import type Member from '#app/members/people/member'

/** Immutable columns, `town_id` (set by the database) and `paid_user` (needed for the books). */
const KEPT = ['tenant_id', 'id', 'kind', 'member_id', 'name_key', 'paid_user', 'town_id']

/** Columns without a value get their default, so new ones are emptied too; one without default makes the erasure fail. */
export async function emptyRow(
  table: 'app.members' | 'app.profiles',
  model: typeof Member | typeof Profile,
  id: string,
  values: Record<string, unknown>
): Promise<void> {
  const columns = [...model.$columnsDefinitions.values()]
    .map(({ columnName }) => columnName)
    .filter((column) => !KEPT.includes(column))
  const set = columns.map((column) => `${column} = ${column in values ? `:${column}` : 'default'}`)
  await tenantRows(`update ${table} set ${set.join(', ')} where tenant_id = (select sec.tenant_id()) and id = :rowId`, {
    ...values,
    rowId: id,
  })
}

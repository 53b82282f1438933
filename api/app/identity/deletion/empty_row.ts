import { tenantRows } from '#app/tenancy/context/tenant_context'
import type Profile from '#app/members/people/profile'
import type Member from '#app/members/people/member'

/**
 * What nobody may change, or the database itself says (`town_id`, by the place), and what the books need of whom they don't know any more:
 * that he bought something.
 */
const KEPT = ['tenant_id', 'id', 'kind', 'member_id', 'name_key', 'paid_user', 'town_id']

/**
 * Empties a row: what is named gets these values, every other column its default. So a column that somebody adds is emptied too,
 * or, having no default, stops the erasing until somebody says what stands there then.
 */
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

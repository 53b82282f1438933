import { tenantRows } from '#app/tenancy/context/tenant_context'
import { type PersonalDataRule, PERSONAL_DATA } from '#app/identity/personal_data/personal_data'
import type Member from '#app/members/people/member'

export type PersonalDataRow = Record<string, any>

export async function personalDataRows({ id: member, profile }: Member): Promise<Record<string, PersonalDataRow[]>> {
  const tables: Record<string, PersonalDataRow[]> = {}
  for (const [name, held] of Object.entries(PERSONAL_DATA)) {
    const table = name.split('.')[1]!
    const rows = await tenantRows<{ row: string }>(
      `select (${columnsOf(table, held)})::text as row from ${name}
       where ${table}.tenant_id = (select sec.tenant_id()) and ${held.shown ?? held.rows}`,
      { member, profile: profile.id }
    )
    tables[table] = rows.map(({ row }) => parsed(row))
  }
  return tables
}

function columnsOf(table: string, { veil, locks = [] }: PersonalDataRule): string {
  const shown = ['tenant_id', ...locks].reduce((row, column) => `${row} - '${column}'`, `to_jsonb(${table})`)
  return veil ? `(${shown}) || (${veil})::jsonb` : shown
}

/** Ids exceed the safe integers of JSON parsers, so they become text. */
function parsed(row: string): PersonalDataRow {
  return (JSON.parse as (text: string, revive: Revive) => PersonalDataRow)(row, (_key, value, { source }) =>
    typeof value === 'number' && !Number.isSafeInteger(value) && Number.isInteger(value) ? source : value
  )
}

type Revive = (key: string, value: unknown, context: { source: string }) => unknown

import { tenantRows } from '#app/tenancy/context/tenant_context'
import { type Held, HELD } from '#app/identity/personal_data/personal_data'
import type Member from '#app/members/people/member'

/** A row as its member gets it: columns by their names, ids and instants as text. */
export type HeldRow = Record<string, any>

/** All rows that are held on a member, by the name of their table, as far as they are his to see. */
export async function heldRows({ id: member, profile }: Member): Promise<Record<string, HeldRow[]>> {
  const tables: Record<string, HeldRow[]> = {}
  for (const [name, held] of Object.entries(HELD)) {
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

function columnsOf(table: string, { veil, locks = [] }: Held): string {
  const shown = ['tenant_id', ...locks].reduce((row, column) => `${row} - '${column}'`, `to_jsonb(${table})`)
  return veil ? `(${shown}) || (${veil})::jsonb` : shown
}

/** Ids are above what JSON's readers take for whole numbers, so they become text as they stand. */
function parsed(row: string): HeldRow {
  return (JSON.parse as (text: string, revive: Revive) => HeldRow)(row, (_key, value, { source }) =>
    typeof value === 'number' && !Number.isSafeInteger(value) && Number.isInteger(value) ? source : value
  )
}

type Revive = (key: string, value: unknown, context: { source: string }) => unknown

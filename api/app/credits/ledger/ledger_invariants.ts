import { tenantRows } from '#app/tenancy/context/tenant_context'
import { ENTRY_RULES } from './rules/entry_rules.js'
import { MESSAGE_RULES } from './rules/message_rules.js'
import { ORDER_RULES } from './rules/order_rules.js'
import { brokenSeals } from './seals/broken_seals.js'

export interface BrokenInvariant {
  invariant: string
  rows: string[]
}

const MOST_ROWS = 20
const TIMEOUT = '10min'

const RULES = { ...ENTRY_RULES, ...ORDER_RULES, ...MESSAGE_RULES }

/** Checks the tenant's ledger and its seals (reliability B6); empty if no rule is violated. Runs inside `asTenant`. */
export async function ledgerInvariants(): Promise<BrokenInvariant[]> {
  await tenantRows(`set local statement_timeout = '${TIMEOUT}'`)
  const broken: BrokenInvariant[] = []
  for (const [invariant, query] of Object.entries(RULES)) {
    const rows = await tenantRows<{ id: string }>(`select id::text from (${query}) broken limit ${MOST_ROWS}`)
    if (rows.length > 0) broken.push({ invariant, rows: rows.map(({ id }) => id) })
  }
  for (const [invariant, rows] of Object.entries(await brokenSeals()))
    if (rows.length > 0) broken.push({ invariant, rows: rows.slice(0, MOST_ROWS) })
  return broken
}

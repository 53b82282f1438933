import { writeAuditEntry } from '#app/tenancy/audit/write_audit_entry'
import { type Tenant, asTenant, currentTenant, tenantRows } from '#app/tenancy/context/tenant_context'
import { newCode } from './new_code.js'

/** What codes give that are made together; null asks for nothing. */
export interface Batch {
  name: string
  count: number
  percent: number
  /** A moment, ISO 8601; null: now. */
  starts?: string | null
  /** A moment, ISO 8601; null: never. */
  expires: string | null
  country?: string | null
  currency: string | null
  minimumMinor: number | null
  /** Empty: any. */
  methods?: string[]
}

const PREFIX = 'GET'
const AT_ONCE = 1_000

/** Makes codes for one order each, that nobody can guess, all or none. Returns them. */
export function makeDiscountCodes(tenant: Tenant, batch: Batch): Promise<string[]> {
  return asTenant(tenant, () => insertDiscountCodes(batch, null), { connection: 'staff' })
}

/** The same in the open transaction of the brand, for somebody of staff, or null for a command on the server. */
export async function insertDiscountCodes(batch: Batch, staffMemberId: string | null): Promise<string[]> {
  const { name, count, starts = null, country = null, methods = [], ...terms } = batch
  const codes = Array.from({ length: count }, () => newCode(PREFIX))
  for (let made = 0; made < codes.length; made += AT_ONCE)
    await tenantRows(
      `insert into app.discount_codes (code, value_percentage, validity, batch, starts_at, expires_at, country, currency,
         minimum_order_value, payment_methods, made_by)
       select code, :percent, 'once', :name, coalesce(cast(:starts as timestamptz), now()), cast(:expires as timestamptz),
         cast(:country as text), cast(:currency as text), cast(:minimumMinor as int), cast(:methods as text[]),
         cast(:madeBy as bigint)
       from unnest(cast(:codes as text[])) as code`,
      {
        ...terms,
        name,
        starts,
        country,
        methods,
        madeBy: staffMemberId,
        codes: codes.slice(made, made + AT_ONCE),
      }
    )
  const { id } = currentTenant()
  await writeAuditEntry({
    staffMemberId,
    tenantId: id,
    action: 'discount_codes_made',
    detail: staffMemberId
      ? { level: 'discount', name, rows: count, changes: made(batch) }
      : { level: 'tenant', id, name },
  })
  return codes
}

function made({ percent, starts = null, expires }: Batch) {
  return {
    value_percentage: { from: null, to: percent },
    ...(starts && { starts_at: { from: null, to: starts } }),
    ...(expires && { expires_at: { from: null, to: expires } }),
  }
}

import { writeAuditEntry } from '#app/tenancy/audit/write_audit_entry'
import { type Tenant, asTenant, tenantRows } from '#app/tenancy/context/tenant_context'
import { newCode } from './new_code.js'

export interface Batch {
  name: string
  count: number
  percent: number
  /** A moment, ISO 8601; null: never. */
  expires: string | null
  currency: string | null
  minimumMinor: number | null
}

const PREFIX = 'GET'
const AT_ONCE = 1_000

/** Makes codes for one order each, that nobody can guess, all or none. Returns them. */
export function makeDiscountCodes(tenant: Tenant, batch: Batch): Promise<string[]> {
  const codes = Array.from({ length: batch.count }, () => newCode(PREFIX))
  return asTenant(
    tenant,
    async () => {
      for (let made = 0; made < codes.length; made += AT_ONCE)
        await tenantRows(
          `insert into app.discount_codes (code, value_percentage, validity, batch, expires_at, currency, minimum_order_value)
           select code, :percent, 'once', :name, cast(:expires as timestamptz), cast(:currency as text), cast(:minimumMinor as int)
           from unnest(cast(:codes as text[])) as code`,
          { ...batch, codes: codes.slice(made, made + AT_ONCE) as never }
        )
      await writeAuditEntry({
        staffMemberId: null,
        tenantId: tenant.id,
        action: 'discount_codes_made',
        detail: { level: 'tenant', id: tenant.id, name: batch.name },
      })
      return codes
    },
    { connection: 'staff' }
  )
}

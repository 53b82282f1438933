import { asTenant, type Tenant } from '#app/tenancy/context/tenant_context'
import { readTrustMonths, type TrustMonth, trustMonths } from './trust_month.js'

/** What a brand publishes of a year: the months that ended. */
export function readTrustYear(tenant: Tenant, year: number): Promise<TrustMonth[]> {
  const read = async () => {
    const ended = (await trustMonths()).slice(0, -1)
    return readTrustMonths(ended.filter((month) => month.startsWith(`${year}-`)))
  }
  return asTenant(tenant, read, { connection: 'staff', readOnly: true })
}

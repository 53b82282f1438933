import { asTenant, currentTenant, tenantRows } from '#app/tenancy/context/tenant_context'
import { storeCreditPrices } from './credit_prices.js'

/** Prices that pages name follow the packages that begin and end. */
export async function renewCreditPrices(): Promise<void> {
  const due = await tenantRows(
    'select from global.tenants where id = (select sec.tenant_id()) and credit_prices_until <= now()'
  )
  if (due.length > 0) await asTenant(currentTenant(), storeCreditPrices, { connection: 'staff' })
}

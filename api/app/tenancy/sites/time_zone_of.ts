import { tenantRows, type Tenant } from '#app/tenancy/context/tenant_context'

/** The clocks by which a brand's times are entered. In its transaction. */
export async function timeZoneOf({ id }: Tenant): Promise<string> {
  const [row] = await tenantRows<{ time_zone: string }>('select time_zone from global.tenants where id = ?', [id])
  return row!.time_zone
}

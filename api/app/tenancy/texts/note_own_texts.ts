import { tenantRows } from '#app/tenancy/context/tenant_context'

/** Notes with the brand whether it says anything in its own words; brands that don't are found without asking for any. */
export async function noteOwnTexts(): Promise<void> {
  await tenantRows(
    `update global.tenants set has_own_texts = not has_own_texts
     where id = (select sec.tenant_id()) and has_own_texts is distinct from
       exists (select from app.tenant_texts where tenant_id = (select sec.tenant_id()))`
  )
}

import { tenantRows } from '#app/tenancy/context/tenant_context'
import { companyOf } from '#app/tenancy/manifests/export_manifest'
import type { ManifestCompany } from '#app/tenancy/manifests/manifest'

export interface StoredCompany {
  company: Required<ManifestCompany>
  /** Slugs of all its brands: what is changed of it changes for each of them. */
  brands: string[]
  hasLiveBrand: boolean
}

/** The company as it is stored. Until the transaction ends, no other manifest changes or makes it. */
export async function lockedCompany(key: string): Promise<StoredCompany | undefined> {
  await tenantRows(`select pg_advisory_xact_lock(hashtext('company'), hashtext(?))`, [key])
  const [row] = await tenantRows(
    `select to_jsonb(companies) - 'id' as company,
       array(select slug from global.tenants where company_id = companies.id order by slug) as brands,
       exists (select 1 from global.tenants where company_id = companies.id and state = 'live') as "hasLiveBrand"
     from global.companies where key = ?`,
    [key]
  )
  return row && { company: companyOf(row.company), brands: row.brands, hasLiveBrand: row.hasLiveBrand }
}

import app from '@adonisjs/core/services/app'
import env from '#start/env'
import { checklist, type ChecklistFacts, type ChecklistLine, countriesToSellIn } from './checklist.js'
import { resolveSettings, type SettingsLevel } from '#app/tenancy/settings/resolve_settings'
import type { Bindings } from '#app/tenancy/context/typed_rows'
import { staffRows } from '#app/tenancy/context/staff_rows'
import { asTenant, type Tenant } from '#app/tenancy/context/tenant_context'
import { NAMED_TENANTS, TENANT_NAME } from '#app/tenancy/sites/tenant_name'

export function readChecklist(tenant: Tenant): Promise<ChecklistLine[]> {
  return asTenant(tenant, currentChecklist, { connection: 'staff', readOnly: true })
}

/** In the open transaction, so that it judges what is not stored yet. */
export async function currentChecklist(): Promise<ChecklistLine[]> {
  const [brand] = await readFacts('tenants.id = (select sec.tenant_id())')
  return linesOf(brand!)
}

/** Where the brand has to sell while it is live. In the open transaction. */
export async function countriesOfSale(): Promise<string[]> {
  const [brand] = await readFacts('tenants.id = (select sec.tenant_id())')
  return countriesToSellIn({ domains: resolvedDomains(brand!) })
}

/** Of those among the brands that are not closed, by the brand's id. */
export async function checklistsOf(ids: readonly string[]): Promise<Map<string, ChecklistLine[]>> {
  const brands = await readFacts(`tenants.id = any(:ids) and tenants.state <> 'closed'`, { ids })
  return new Map(brands.map((brand) => [brand.id, linesOf(brand)]))
}

export interface LiveBrand {
  id: string
  name: string
  lines: ChecklistLine[]
}

/** Of every live brand, in the open transaction. */
export async function liveChecklists(): Promise<LiveBrand[]> {
  const brands = await readFacts(`tenants.state = 'live'`)
  return brands.map((brand) => ({ id: brand.id, name: brand.name, lines: linesOf(brand) }))
}

interface Facts {
  id: string
  name: string
  company: ChecklistFacts['company']
  domains: ({ settings: SettingsLevel } & Omit<ChecklistFacts['domains'][number], 'settings'>)[]
  sells_in: string[]
  gateways_with_keys: string[]
  tenant: SettingsLevel
  niche: SettingsLevel
  platform: SettingsLevel | null
}

function resolvedDomains({ domains, tenant, niche, platform }: Facts): ChecklistFacts['domains'] {
  return domains.map(({ settings, ...domain }) => ({
    ...domain,
    settings: resolveSettings([settings, tenant, niche, platform ?? {}]),
  }))
}

function linesOf(brand: Facts): ChecklistLine[] {
  return checklist({
    company: brand.company,
    domains: resolvedDomains(brand),
    sellsIn: brand.sells_in,
    ageProviders: [...env.get('AGE_PROVIDERS').keys()],
    gatewaysWithKeys: brand.gateways_with_keys,
    isLocal: !app.inProduction || env.get('ALLOW_SANDBOX') === true,
  })
}

/** Countries with packages come from the prices beside the settings, as packages and keys are readable one brand at a time. */
function readFacts(which: string, bindings: Bindings = []): Promise<Facts[]> {
  return staffRows<Facts>(
    `
    select tenants.id::text, ${TENANT_NAME} as name, to_jsonb(companies) as company,
      tenants.settings as tenant, niches.settings as niche, platforms.settings as platform,
      (select coalesce(jsonb_agg(to_jsonb(domains) - 'tenant_id' - 'id' order by domains.main desc, domains.host), '[]')
       from global.domains where domains.tenant_id = tenants.id) as domains,
      array(select jsonb_object_keys(tenants.credit_prices)) as sells_in, tenants.gateways_with_keys
    from ${NAMED_TENANTS}
    join global.companies on companies.id = tenants.company_id
    where ${which}`,
    bindings
  )
}

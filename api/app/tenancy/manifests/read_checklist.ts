import app from '@adonisjs/core/services/app'
import env from '#start/env'
import { checklist, type ChecklistFacts, type ChecklistLine } from './checklist.js'
import { resolveSettings, type SettingsLevel } from '#app/tenancy/settings/resolve_settings'
import { asTenant, type Tenant, tenantRows } from '#app/tenancy/context/tenant_context'

export function readChecklist(tenant: Tenant): Promise<ChecklistLine[]> {
  return asTenant(tenant, currentChecklist, { connection: 'staff', readOnly: true })
}

/** In the open transaction, so that it judges what is not stored yet. */
export async function currentChecklist(): Promise<ChecklistLine[]> {
  const [row] = await readFacts()
  const { company, domains, sells_in: sellsIn, tenant: own, niche, platform } = row!
  return checklist({
    company,
    domains: domains.map(({ settings, ...domain }: { settings: SettingsLevel }) => ({
      ...domain,
      settings: resolveSettings([settings, own, niche, platform ?? {}]),
    })) as ChecklistFacts['domains'],
    sellsIn,
    ageProviders: [...env.get('AGE_PROVIDERS').keys()],
    isLocal: !app.inProduction || env.get('ALLOW_SANDBOX') === true,
  })
}

function readFacts() {
  return tenantRows(`
    select to_jsonb(companies) as company, tenants.settings as tenant, niches.settings as niche, platforms.settings as platform,
      (select coalesce(jsonb_agg(to_jsonb(domains) - 'tenant_id' - 'id' order by domains.main desc, domains.host), '[]')
       from global.domains where domains.tenant_id = tenants.id) as domains,
      array(select distinct country from app.credit_packages
            where tenant_id = (select sec.tenant_id()) and ends_at is null) as sells_in
    from global.tenants
    join global.companies on companies.id = tenants.company_id
    join global.niches on niches.id = tenants.niche_id
    left join global.platforms on true
    where tenants.id = (select sec.tenant_id())`)
}

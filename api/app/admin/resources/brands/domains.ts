import { changeLevelValidator } from '#app/admin/resources/definition/change_validator'
import type { Resource, Row } from '#app/admin/resources/definition/resource'
import { settingsWithOrigin, type ShownLevel } from '#app/admin/resources/definition/settings_with_origin'

interface DomainRow {
  id: string
  tenant_id: string
  host: string
  language: string
  country: string
  main: boolean
}

export const domains = {
  from: `global.domains
    join global.tenants on tenants.id = domains.tenant_id
    join global.niches on niches.id = tenants.niche_id
    left join global.platforms on true`,
  key: 'domains.id',
  columns: 'domains.id::text, domains.tenant_id::text, domains.host, domains.language, domains.country, domains.main',
  moreColumns: `domains.settings as domain_settings, tenants.settings as tenant_settings,
    niches.settings as niche_settings, platforms.settings as platform_settings`,
  ofTenants: (granted) => `domains.tenant_id in (${granted})`,
  filters: {
    id: { kind: 'id', column: 'domains.id' },
    tenant_id: { kind: 'id', column: 'domains.tenant_id' },
    q: { kind: 'text', columns: ['domains.host'] },
  },
  sorts: { id: 'domains.id', host: 'domains.host' },
  defaultSort: ['host', 'ASC'],
  shown: (row) => row as DomainRow,
  shownWhole,
  change: {
    level: 'domain',
    table: 'global.domains',
    validator: changeLevelValidator,
    nameOf: ({ host }) => host,
    tenantIdOf: ({ tenant_id: id }) => id,
  },
} satisfies Resource

function shownWhole(row: Row): DomainRow & ShownLevel {
  const {
    domain_settings: domain,
    tenant_settings: tenant,
    niche_settings: niche,
    platform_settings: platform,
    ...shown
  } = row
  return {
    ...(shown as DomainRow),
    own_settings: domain,
    settings: settingsWithOrigin({ domain, tenant, niche, platform: platform ?? {} }),
  }
}

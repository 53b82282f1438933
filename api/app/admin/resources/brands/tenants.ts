import { TENANT_STATES } from '#app/tenancy/sites/tenant_states'
import { changeTenantValidator } from '#app/admin/resources/definition/change_validator'
import type { Resource, Row } from '#app/admin/resources/definition/resource'
import { settingsWithOrigin } from '#app/admin/resources/definition/settings_with_origin'
import { NAMED_TENANTS, TENANT_NAME } from '#app/tenancy/sites/tenant_name'
import { themeMark } from './theme_mark.js'
import type { TenantRow, WholeTenantRow } from './tenant_row.js'

const BY_URGENCY = `array_position(array['closing', 'paused', 'draft', 'live', 'closed'], tenants.state)`

const HOSTS = `(select string_agg(domains.host, ' ' order by domains.main desc, domains.host)
  from global.domains where domains.tenant_id = tenants.id)`

export const tenants = {
  from: `${NAMED_TENANTS} join global.companies on companies.id = tenants.company_id`,
  key: 'tenants.id',
  columns: `tenants.id::text, tenants.slug, ${TENANT_NAME} as name, tenants.state, tenants.time_zone, tenants.created_at,
    string_to_array(${HOSTS}, ' ') as hosts, niches.id::text as niche_id, niches.key as niche,
    companies.id::text as company_id, companies.name as company, niches.preset, tenants.theme`,
  moreColumns: `to_jsonb(companies) - 'id' as whole_company, platforms.settings as platform_settings,
    niches.settings as niche_settings, tenants.settings as tenant_settings,
    (select jsonb_agg(to_jsonb(domains) - 'tenant_id' || jsonb_build_object('id', domains.id::text) order by domains.main desc, domains.host)
     from global.domains where domains.tenant_id = tenants.id) as domains`,
  ofTenants: (granted) => `tenants.id in (${granted})`,
  filters: {
    id: { kind: 'id', column: 'tenants.id' },
    q: { kind: 'text', columns: [TENANT_NAME, 'tenants.slug', HOSTS] },
    state: { kind: 'choice', column: 'tenants.state', options: TENANT_STATES },
    niche_id: { kind: 'id', column: 'tenants.niche_id' },
    company_id: { kind: 'id', column: 'tenants.company_id' },
  },
  sorts: {
    id: 'tenants.id',
    name: `lower(${TENANT_NAME})`,
    slug: 'tenants.slug',
    state: BY_URGENCY,
    hosts: `coalesce(mains.host, '')`,
    niche: 'niches.id',
    company: 'lower(companies.name)',
    created_at: 'tenants.created_at',
  },
  defaultSort: ['state', 'ASC'],
  shown,
  shownWhole,
  change: {
    level: 'tenant',
    table: 'global.tenants',
    validator: changeTenantValidator,
    nameOf: ({ slug }) => slug,
    tenantIdOf: ({ id }) => id,
  },
} satisfies Resource

function shown({ preset, theme, created_at: createdAt, hosts, ...row }: Row): TenantRow {
  const look = { preset, ...theme }
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    state: row.state,
    time_zone: row.time_zone,
    hosts: hosts ?? [],
    niche_id: row.niche_id,
    niche: row.niche,
    company_id: row.company_id,
    company: row.company,
    preset: look.preset,
    mark: themeMark(look),
    created_at: createdAt.toISO(),
  }
}

function shownWhole(row: Row): WholeTenantRow {
  const { whole_company: company, tenant_settings: tenant, niche_settings: niche, platform_settings: platform } = row
  return {
    ...shown(row),
    own_settings: tenant,
    theme: row.theme,
    company_details: { ...company, added_at: new Date(company.added_at).toISOString() },
    domains: (row.domains ?? []).map(({ settings: domain, ...shownDomain }: Row) => ({
      ...shownDomain,
      own_settings: domain,
      settings: settingsWithOrigin({ domain, tenant, niche, platform: platform ?? {} }),
    })),
  }
}

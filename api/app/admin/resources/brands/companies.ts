import { NAMED_TENANTS, TENANT_NAME } from '#app/tenancy/sites/tenant_name'
import { companyOf } from '#app/tenancy/manifests/export_manifest'
import type { ManifestCompany } from '#app/tenancy/manifests/manifest'
import type { Resource, Row } from '#app/admin/resources/definition/resource'

interface CompanyRow {
  id: string
  key: string
  name: string
  city: string
  country: string
  /** How many brands it stands behind. */
  brands: number
}

interface BrandOfCompany {
  id: string
  name: string
  state: string
}

const BRANDS = '(select count(*)::int from global.tenants where tenants.company_id = companies.id)'

type WholeCompanyRow = CompanyRow & Required<ManifestCompany> & { brands_of_it: BrandOfCompany[] }

export const companies = {
  from: 'global.companies',
  key: 'companies.id',
  columns: `companies.id::text, companies.key, companies.name, companies.city, companies.country, ${BRANDS} as brands`,
  moreColumns: `to_jsonb(companies) - 'id' as company,
    (select coalesce(jsonb_agg(jsonb_build_object('id', tenants.id::text, 'name', ${TENANT_NAME}, 'state', tenants.state)
       order by ${TENANT_NAME}), '[]') from ${NAMED_TENANTS} where tenants.company_id = companies.id) as brands_of_it`,
  ofTenants: (granted) =>
    `exists (select 1 from global.tenants where tenants.company_id = companies.id and tenants.id in (${granted}))`,
  filters: {
    id: { kind: 'id', column: 'companies.id' },
    q: { kind: 'text', columns: ['companies.name', 'companies.key', 'companies.city'] },
  },
  sorts: {
    id: 'companies.id',
    name: 'lower(companies.name)',
    city: 'lower(companies.city)',
    country: 'companies.country',
    brands: BRANDS,
  },
  defaultSort: ['name', 'ASC'],
  shown,
  shownWhole,
} satisfies Resource

function shown({ id, key, name, city, country, brands }: Row): CompanyRow {
  return { id, key, name, city, country, brands }
}

/** Every field of it, and the brands that a change of one touches. */
function shownWhole({ company, brands_of_it: those, ...row }: Row): WholeCompanyRow {
  return { ...shown(row), ...companyOf(company), brands_of_it: those }
}

import type { Resource } from './resource.js'

interface CompanyRow {
  id: string
  key: string
  name: string
  city: string
  country: string
}

export const companies = {
  from: 'global.companies',
  key: 'companies.id',
  columns: 'companies.id::text, companies.key, companies.name, companies.city, companies.country',
  ofTenants: (granted) =>
    `exists (select 1 from global.tenants where tenants.company_id = companies.id and tenants.id in (${granted}))`,
  filters: {
    id: { kind: 'id', column: 'companies.id' },
    q: { kind: 'text', columns: ['companies.name', 'companies.key'] },
  },
  sorts: { id: 'companies.id', name: 'lower(companies.name)' },
  defaultSort: ['name', 'ASC'],
  shown: (row) => row as CompanyRow,
} satisfies Resource

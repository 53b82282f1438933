import { isAllowed } from '#app/admin/access/allowed'
import { rolesToSee } from '#app/admin/access/policies'
import { parseListQuery } from '#app/admin/resources/definition/list_query'
import { readList } from '#app/admin/resources/definition/read_rows'
import type { Row } from '#app/admin/resources/definition/resource'
import { resources } from '#app/admin/resources/resource_named'
import { searchedText } from '#app/admin/resources/definition/searched_text'
import type StaffMember from '#app/staff/accounts/staff_member'
import type { HitBrand, SearchHit } from './search_hit.js'

/** So many are ranked: in the database's order, which is another one, the best may stand behind. */
const MOST_RANKED = 100

type Name = 'tenants' | 'companies' | 'staff_members'

/** Brands, companies and colleagues that a text names, by the lists of the console. */
export async function searchPlatform(staff: StaffMember, text: string): Promise<SearchHit[]> {
  const { kind } = searchedText(text)
  if (kind !== 'email' && kind !== 'id' && kind !== 'name') return []
  const filter = kind === 'id' ? { id: [text] } : { q: text }
  const brands = kind === 'email' ? [] : await rowsOf(staff, 'tenants', filter)
  const companies = kind === 'email' ? [] : await rowsOf(staff, 'companies', filter)
  const colleagues = await rowsOf(staff, 'staff_members', filter)
  return [
    ...brands.map((row): SearchHit => {
      const tenant = hitBrand(row)
      return { kind: 'tenant', id: tenant.id, tenant, label: tenant.name, detail: row.hosts[0] ?? null }
    }),
    ...companies.map(({ id, name, city }): SearchHit => ({
      kind: 'company',
      id,
      tenant: null,
      label: name,
      detail: city,
    })),
    ...colleagues.map(({ id, name, email }): SearchHit => ({
      kind: 'staff_member',
      id,
      tenant: null,
      label: name,
      detail: email,
    })),
  ]
}

async function rowsOf(staff: StaffMember, name: Name, filter: object): Promise<Row[]> {
  if (!(await isAllowed(staff, `${name}.list`))) return []
  const query = {
    filter: JSON.stringify(filter),
    range: JSON.stringify([0, MOST_RANKED - 1]),
    sort: JSON.stringify(['name', 'ASC']),
  }
  const resource = resources[name]
  const { rows } = await readList({ staff, roles: rolesToSee(name) }, resource, parseListQuery(query, resource))
  return rows.map((row) => resource.shown(row))
}

export function hitBrand({ id, slug, name, mark }: Row): HitBrand {
  return { id, slug, name, mark }
}

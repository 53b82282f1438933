import { staffRows } from '#app/tenancy/context/staff_rows'
import type { Site } from '#app/tenancy/sites/site'
import { NAMED_TENANTS, TENANT_NAME } from '#app/tenancy/sites/tenant_name'
import { type Mark, themeMark } from './theme_mark.js'

/** By what staff know a brand at a glance. */
export interface BrandFace {
  id: string
  slug: string
  name: string
  state: Site['state']
  mark: Mark | null
}

/** Faces of brands by their ids; whose brands they are is for the caller to know. */
export async function brandFaces(ids: readonly string[]): Promise<Map<string, BrandFace>> {
  if (ids.length === 0) return new Map()
  const rows = await staffRows(
    `select tenants.id::text, tenants.slug, ${TENANT_NAME} as name, tenants.state, niches.preset, tenants.theme
     from ${NAMED_TENANTS} where tenants.id = any(?)`,
    [ids]
  )
  return new Map(
    rows.map(({ id, slug, name, state, preset, theme }) => [
      id,
      { id, slug, name, state, mark: themeMark({ preset, ...theme }) },
    ])
  )
}

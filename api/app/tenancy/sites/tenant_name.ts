/** SQL for a brand's display name: from the first level that sets one, else its slug. */
export const TENANT_NAME = `coalesce(${['mains', 'tenants', 'niches', 'platforms']
  .map((level) => `nullif(${level}.settings ->> 'name', '')`)
  .join(', ')}, tenants.slug)`

export const NAMED_TENANTS = `global.tenants
    join global.niches on niches.id = tenants.niche_id
    left join global.domains mains on mains.tenant_id = tenants.id and mains.main
    left join global.platforms on true`

export function tenantName(column: string): string {
  return `(select ${TENANT_NAME} from ${NAMED_TENANTS} where tenants.id = ${column})`
}

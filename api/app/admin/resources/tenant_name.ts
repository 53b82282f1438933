/** SQL for a brand as its members read it, first found like any setting; its slug when nobody named it. */
export const TENANT_NAME = `coalesce(${['mains', 'tenants', 'niches', 'platforms']
  .map((level) => `nullif(${level}.settings ->> 'name', '')`)
  .join(', ')}, tenants.slug)`

/** The tables TENANT_NAME reads. */
export const NAMED_TENANTS = `global.tenants
    join global.niches on niches.id = tenants.niche_id
    left join global.domains mains on mains.tenant_id = tenants.id and mains.main
    left join global.platforms on true`

/** SQL for the name of the brand whose id stands in a column; null when none does. */
export function tenantName(column: string): string {
  return `(select ${TENANT_NAME} from ${NAMED_TENANTS} where tenants.id = ${column})`
}

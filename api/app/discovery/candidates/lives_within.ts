/** From this many towns on, an index on them no longer narrows a search: most people live in one of them. */
const MANY = 200

export function areFew(towns: string[]): boolean {
  return towns.length < MANY
}

/** SQL. Costing many towns for every plan would take PostgreSQL longer than the search; this form just expects half of all people. */
export function livesWithin(towns: string[]): string {
  return areFew(towns)
    ? 'search_rows.town_id = any(?::bigint[])'
    : 'coalesce(search_rows.town_id in (select unnest(?::bigint[])), false)'
}

/** So many towns lead to nobody in particular: most people live in one of them. */
const MANY = 200

/** Whether towns within reach are so few that they lead to people. */
export function areFew(towns: string[]): boolean {
  return towns.length < MANY
}

/**
 * SQL: somebody lives in one of some towns (a binding). Of few, an index leads there. Many are only looked up: PostgreSQL would weigh
 * each of them for every way there is, which takes longer than the search; said like this it expects half of all people, and goes on.
 */
export function livesWithin(towns: string[]): string {
  return areFew(towns)
    ? 'search_rows.town_id = any(?::bigint[])'
    : 'coalesce(search_rows.town_id in (select unnest(?::bigint[])), false)'
}

/**
 * What a search keeps of whom it finds, beside what they are put in order by: `place` first, then the later `moment`, then the
 * higher id. Activity is in microseconds since 1970, PostgreSQL's own precision.
 */
export const FOUND_COLUMNS = `search_rows.id, search_rows.kind,
  (extract(epoch from search_rows.last_active_at) * 1000000)::bigint::text as activity`

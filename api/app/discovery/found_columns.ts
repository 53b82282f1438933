/**
 * What a search keeps of whom it finds, beside what they are put in order by: `place` first, then the later `moment`, then the
 * higher id. Activity is in microseconds since 1970, PostgreSQL's own precision.
 */
export const FOUND_COLUMNS = `profiles.id, profiles.kind,
  (extract(epoch from profiles.last_active_at) * 1000000)::bigint::text as activity`

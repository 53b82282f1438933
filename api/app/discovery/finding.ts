/** Somebody a search found, before there is a card. */
export interface Finding {
  id: string
  kind: 'member' | 'fictional'
  townId: string | null
  /** Last activity in microseconds since 1970: PostgreSQL's own precision. */
  activity: string
}

/** What a finding is made of, and by what findings are put in order: `place` first, then the later `moment`, then the higher id. */
export const FINDING_COLUMNS = `profiles.id, profiles.kind, profiles.town_id,
  (extract(epoch from profiles.last_active_at) * 1000000)::bigint::text as activity`

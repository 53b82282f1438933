import { tenantRows } from '#app/tenancy/context/tenant_context'
import type Announcement from './announcement.js'

type Addressed = Pick<Announcement, 'kind' | 'segment'> & { languages: string[] }

/** Fewer could tell who they are. */
export const FEWEST_COUNTED = 5

/**
 * SQL of the members whom an announcement is for, as `from … where`: confirmed, not paused or hidden, who speak one of its languages,
 * asked for such news and belong to its segment.
 */
export function audienceOf({ kind, languages, segment }: Addressed): {
  sql: string
  bindings: Record<string, unknown>
} {
  const { countries, gender, paid_user: paid, active_days: days } = segment
  const conditions = [
    `members.tenant_id = (select sec.tenant_id())`,
    `members.status = 'active' and profiles.status = 'active'`,
    'members.language = any(:languages)',
    `(members.notification_choices @> :by_mail::jsonb or members.notification_choices @> :by_push::jsonb)`,
    ...(countries ? ['profiles.country = any(:countries)'] : []),
    ...(gender ? ['profiles.gender = :gender'] : []),
    ...(paid === undefined ? [] : ['profiles.paid_user = :paid']),
    ...(days === undefined ? [] : ['profiles.last_active_at > now() - make_interval(days => :days)']),
  ]
  return {
    sql: `from app.members
      join app.profiles on profiles.tenant_id = members.tenant_id and profiles.member_id = members.id
      where ${conditions.join('\n        and ')}`,
    bindings: {
      languages,
      by_mail: JSON.stringify({ [`${kind}.mail`]: true }),
      by_push: JSON.stringify({ [`${kind}.push`]: true }),
      ...(countries && { countries }),
      ...(gender && { gender }),
      ...(paid !== undefined && { paid }),
      ...(days !== undefined && { days }),
    },
  }
}

/** How many members it is for now; null when there are too few to say. In the tenant's transaction. */
export async function countAudience(addressed: Addressed): Promise<number | null> {
  const { sql, bindings } = audienceOf(addressed)
  const [row] = await tenantRows<{ count: number }>(`select count(*)::int as count ${sql}`, bindings)
  return shownCount(row!.count)
}

export function shownCount(count: number): number | null {
  return count < FEWEST_COUNTED ? null : count
}

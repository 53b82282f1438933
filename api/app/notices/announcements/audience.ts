import { HAS_ACCOUNT } from '#app/members/people/has_account'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import type Announcement from './announcement.js'

type Addressed = Pick<Announcement, 'kind' | 'segment'> & { languages: string[] }

interface Sql {
  sql: string
  bindings: Record<string, unknown>
}

/** Fewer could tell who they are. */
export const FEWEST_COUNTED = 5

/** SQL of the members whom an announcement is for, as `from … where`. */
export function audienceOf(addressed: Addressed): Sql {
  const { conditions, bindings } = addressed.kind === 'service' ? EVERYONE : whoAsked(addressed)
  const narrowed = narrowedTo(addressed.segment)
  return {
    sql: `from app.members
      join app.profiles on profiles.tenant_id = members.tenant_id and profiles.member_id = members.id
      where members.tenant_id = (select sec.tenant_id())
        and ${[...conditions, ...narrowed.conditions].join('\n        and ')}`,
    bindings: { ...bindings, ...narrowed.bindings },
  }
}

interface Part {
  conditions: string[]
  bindings: Record<string, unknown>
}

/** In whatever language they read. */
const EVERYONE: Part = { conditions: [HAS_ACCOUNT], bindings: {} }

/** Confirmed, not paused or hidden, who speak one of its languages and asked for such news. */
function whoAsked({ kind, languages }: Addressed): Part {
  return {
    conditions: [
      `members.status = 'active'`,
      `profiles.status = 'active'`,
      'members.language = any(:languages)',
      `(members.notification_choices @> :by_mail::jsonb or members.notification_choices @> :by_push::jsonb)`,
    ],
    bindings: {
      languages,
      by_mail: JSON.stringify({ [`${kind}.mail`]: true }),
      by_push: JSON.stringify({ [`${kind}.push`]: true }),
    },
  }
}

function narrowedTo({ countries, gender, paid_user: paid, active_days: days }: Announcement['segment']): Part {
  return {
    conditions: [
      ...(countries ? ['profiles.country = any(:countries)'] : []),
      ...(gender ? ['profiles.gender = :gender'] : []),
      ...(paid === undefined ? [] : ['profiles.paid_user = :paid']),
      ...(days === undefined ? [] : ['profiles.last_active_at > now() - make_interval(days => :days)']),
    ],
    bindings: {
      ...(countries && { countries }),
      ...(gender && { gender }),
      ...(paid !== undefined && { paid }),
      ...(days !== undefined && { days }),
    },
  }
}

export interface Audience {
  /** How many members it is for now; null when there are too few to say. */
  count: number | null
  /** What some of them read, or the brand speaks, and there is no text in. Nobody misses a text of promotions or news. */
  missing_languages: string[]
}

/** In the tenant's transaction. `main`: the language that the brand speaks. */
export async function countAudience(addressed: Addressed, main: string): Promise<Audience> {
  const { sql, bindings } = audienceOf(addressed)
  const [row] = await tenantRows<{ count: number; languages: string[] }>(
    `select count(*)::int as count, coalesce(array_agg(distinct members.language), '{}') as languages ${sql}`,
    bindings
  )
  const { count, languages } = row!
  const needed = addressed.kind === 'service' ? new Set([main, ...languages]) : new Set<string>()
  return {
    count: shownCount(count),
    missing_languages: [...needed.difference(new Set(addressed.languages))].sort(),
  }
}

export function shownCount(count: number): number | null {
  return count < FEWEST_COUNTED ? null : count
}

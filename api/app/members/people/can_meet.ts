import { hiddenFrom } from './hidden_from.js'

/**
 * SQL: one profile may meet another: neither blocks the other, and the first has not reported the second. The two are SQL expressions, a
 * column or a binding; the first is whoever looks. Who walks past thousands asks for all of them at once by `app.unmet_by`, which says the
 * same; beside few people an index answers for each. Blocking is mutual and total, so whatever finds people by hand says this; lists of
 * people have it by `visibleTo`.
 */
export function unblocked(one: string, other: string): string {
  const isBlocked = (blocker: string, blocked: string) =>
    `exists (select from app.blocks where blocks.tenant_id = (select sec.tenant_id())
       and blocks.blocker_profile_id = ${blocker} and blocks.blocked_profile_id = ${blocked})`
  return `not ${isBlocked(one, other)} and not ${isBlocked(other, one)} and not ${hiddenFrom(one, other)}`
}

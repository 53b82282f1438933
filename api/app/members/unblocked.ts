import { hiddenFrom } from './hidden_from.js'

/**
 * SQL: one profile may meet another: neither blocks the other, and the first has not reported the second. The two are SQL expressions, a
 * column or a binding; the first is whoever looks. Blocking is mutual and total, so whatever finds people by hand says this; lists of
 * people have it by `visibleTo`.
 */
export function unblocked(one: string, other: string): string {
  const isBlocked = (blocker: string, blocked: string) =>
    `exists (select from app.blocks where blocks.tenant_id = (select sec.tenant_id())
       and blocks.blocker_profile_id = ${blocker} and blocks.blocked_profile_id = ${blocked})`
  return `not ${isBlocked(one, other)} and not ${isBlocked(other, one)} and not ${hiddenFrom(one, other)}`
}

/**
 * SQL: the ids of all whom a profile does not meet by `unblocked`, for `not in`. Who walks past thousands has them asked for once, and
 * planned in less time than joins are; beside few people an index answers for each.
 */
export function allUnmetBy(viewer: string): string {
  const ours = 'tenant_id = (select sec.tenant_id())'
  return `select blocked_profile_id from app.blocks where ${ours} and blocker_profile_id = ${viewer}
    union all select blocker_profile_id from app.blocks where ${ours} and blocked_profile_id = ${viewer}
    union all select subject_id from app.hidings where ${ours} and profile_id = ${viewer}`
}

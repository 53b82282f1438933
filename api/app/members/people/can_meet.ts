import { hiddenFrom } from './hidden_from.js'

/**
 * SQL: neither profile blocks the other and the first, the viewer, has not reported the second; `app.unmet_by` lists those who fail.
 * Compared as a number, each pair is looked up by both; `not exists` may be made a join with everybody the viewer blocks.
 */
export function canMeet(one: string, other: string): string {
  const isBlocked = (blocker: string, blocked: string) =>
    `exists (select from app.blocks where blocks.tenant_id = (select sec.tenant_id())
       and blocks.blocker_profile_id = ${blocker} and blocks.blocked_profile_id = ${blocked})`
  return [isBlocked(one, other), isBlocked(other, one), hiddenFrom(one, other)]
    .map((isUnmet) => `(${isUnmet})::int <> 1`)
    .join(' and ')
}

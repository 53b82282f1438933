import { hiddenFrom } from './hidden_from.js'

/** SQL: neither profile blocks the other and the first, the viewer, has not reported the second; `app.unmet_by` lists those who fail. */
export function canMeet(one: string, other: string): string {
  const isBlocked = (blocker: string, blocked: string) =>
    `exists (select from app.blocks where blocks.tenant_id = (select sec.tenant_id())
       and blocks.blocker_profile_id = ${blocker} and blocks.blocked_profile_id = ${blocked})`
  return `not ${isBlocked(one, other)} and not ${isBlocked(other, one)} and not ${hiddenFrom(one, other)}`
}

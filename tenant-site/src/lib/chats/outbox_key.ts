import { remembered } from '#site/lib/browser/session_memory.ts'

/** Under which a tab keeps what a member has written to a profile and isn't delivered yet. */
export function outboxKey(memberId: string, profileId: string): string {
  return `outbox:${memberId}:${profileId}`
}

/** The profiles to whom the member has written something in this tab that isn't delivered yet. */
export function profilesWithOutbox(memberId: string): string[] {
  const start = outboxKey(memberId, '')
  return remembered(start).map((key) => key.slice(start.length))
}

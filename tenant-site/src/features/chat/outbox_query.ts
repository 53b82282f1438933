import { queryOptions } from '@tanstack/react-query'
import { recall } from '#site/lib/session_memory.ts'
import type { Outgoing } from './shapes.ts'

/** The name under which a tab keeps what a member has written to somebody. */
export function outboxKey(memberId: string, profileId: string): string {
  return `outbox:${memberId}:${profileId}`
}

/** Messages to somebody that have not arrived. After a reload nobody is sending them any more: they are offered again. */
export function outboxQuery(key: string) {
  return queryOptions({
    queryKey: [key] as const,
    queryFn: () => (recall<Outgoing[]>(key) ?? []).map((message) => ({ ...message, isFailed: true })),
    networkMode: 'always',
    staleTime: Infinity,
    gcTime: Infinity,
  })
}

import { useQuery, queryOptions } from '@tanstack/react-query'
import { remember, recall } from '#site/lib/browser/session_memory.ts'
import { useUser } from '#site/lib/user/use_user.ts'
import { useVisit } from '#site/lib/visit/visit.ts'
import type { Outgoing } from '#site/features/chat/state/shapes.ts'

/** A member's messages to somebody that have not arrived; kept in the tab, so that a reload loses none. */
export function useOutbox(profileId: string) {
  const { queryClient } = useVisit()
  const query = outboxQuery(outboxKey(useUser()?.id ?? '', profileId))
  const { data: outgoing = [] } = useQuery(query)

  function change(to: (messages: Outgoing[]) => Outgoing[]) {
    const next = queryClient.setQueryData(query.queryKey, (messages = []) => to(messages))
    remember(query.queryKey[0], next?.length ? next : undefined)
  }

  return {
    outgoing,
    /** Adds a message, or says what became of it. */
    put: (message: Outgoing) =>
      change((messages) =>
        messages.some(({ key }) => key === message.key)
          ? messages.map((other) => (other.key === message.key ? message : other))
          : [...messages, message]
      ),
    drop: (key: string) => change((messages) => messages.filter((message) => message.key !== key)),
  }
}

/** The name under which a tab keeps what a member has written to somebody. */
function outboxKey(memberId: string, profileId: string): string {
  return `outbox:${memberId}:${profileId}`
}

/** Messages to somebody that have not arrived. After a reload nobody is sending them any more: they are offered again. */
function outboxQuery(key: string) {
  return queryOptions({
    queryKey: [key] as const,
    queryFn: () => (recall<Outgoing[]>(key) ?? []).map((message) => ({ ...message, isFailed: true })),
    networkMode: 'always',
    staleTime: Infinity,
    gcTime: Infinity,
  })
}

import { useQuery, queryOptions } from '@tanstack/react-query'
import { remember, recall } from '#site/lib/browser/session_memory.ts'
import { useUser } from '#site/lib/user/use_user.ts'
import { useVisit } from '#site/lib/visit/visit.ts'
import type { Outgoing } from '#site/features/chat/state/shapes.ts'
import { goesByItself } from './goes_by_itself.ts'

/** Undelivered messages to a profile, stored in the tab to survive a reload. */
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
    /** Adds a message, or updates the one with its key. */
    put: (message: Outgoing) =>
      change((messages) =>
        messages.some(({ key }) => key === message.key)
          ? messages.map((other) => (other.key === message.key ? message : other))
          : [...messages, message]
      ),
    drop: (key: string) => change((messages) => messages.filter((message) => message.key !== key)),
  }
}

function outboxKey(memberId: string, profileId: string): string {
  return `outbox:${memberId}:${profileId}`
}

/** After a reload no request is running. What waited for a connection goes by itself, unless that was long ago; the rest is offered. */
function outboxQuery(key: string) {
  return queryOptions({
    queryKey: [key] as const,
    queryFn: () =>
      (recall<Outgoing[]>(key) ?? []).map((message) => ({
        ...message,
        isFailed: !(message.isWaiting && goesByItself(message)),
      })),
    networkMode: 'always',
    staleTime: Infinity,
    gcTime: Infinity,
  })
}

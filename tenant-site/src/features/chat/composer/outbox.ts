import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { recall, remember } from '#site/lib/browser/session_memory.ts'
import type { Outgoing } from '#site/features/chat/state/shapes.ts'
import { goesByItself } from './goes_by_itself.ts'

/**
 * A member's undelivered messages to a profile, stored in the tab to survive a reload. After that no request is running: what waited for
 * a connection goes by itself, unless that was long ago; the rest is offered.
 */
export function outboxQuery(key: string) {
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

export type Outbox = ReturnType<typeof openOutbox>

export function openOutbox(queryClient: QueryClient, key: string) {
  const { queryKey } = outboxQuery(key)

  function change(to: (messages: Outgoing[]) => Outgoing[]) {
    const next = queryClient.setQueryData(queryKey, (messages = []) => to(messages))
    remember(key, next?.length ? next : undefined)
  }

  return {
    /** Adds a message, or updates the one with its key. */
    put: (message: Outgoing) =>
      change((messages) =>
        messages.some(({ key: known }) => known === message.key)
          ? messages.map((other) => (other.key === message.key ? message : other))
          : [...messages, message]
      ),
    drop: (sent: string) => change((messages) => messages.filter((message) => message.key !== sent)),
  }
}

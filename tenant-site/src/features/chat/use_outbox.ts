import { useQuery } from '@tanstack/react-query'
import { remember } from '#site/lib/session_memory.ts'
import { useUser } from '#site/lib/use_user.ts'
import { useVisit } from '#site/lib/visit.ts'
import { outboxKey, outboxQuery } from './outbox_query.ts'
import type { Outgoing } from './shapes.ts'

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

import { useEffect } from 'react'
import { useQuery } from '@tanstack/react-query'
import { call } from '#site/lib/call.ts'
import { useVisit } from '#site/lib/visit.ts'
import { conversationQuery } from './conversation_query.ts'
import type { Talk } from './shapes.ts'

/** The list is polled; when it knows of a newer message than an open conversation does, that one is fetched again. */
export function useFollowChats({ id, messages }: Talk) {
  const { api, queryClient } = useVisit()
  const { data } = useQuery({ ...call(api, 'chats.index'), enabled: id !== null })
  const listed = data?.chats.find(({ conversation }) => conversation.id === id)?.conversation.last_seq ?? 0
  const shown = messages.at(-1)?.seq ?? 0

  useEffect(() => {
    if (id !== null && listed > shown) void queryClient.refetchQueries(conversationQuery(api, id))
  }, [api, queryClient, id, listed, shown])
}

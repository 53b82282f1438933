import { useQuery } from '@tanstack/react-query'
import { call } from '#site/lib/call.ts'
import { useVisit } from '#site/lib/visit.ts'
import { deletionsQuery } from './deletions_query.ts'
import type { Chat } from './shapes.ts'

/** The member's conversations, without those on their way out. */
export function useChats() {
  const { api } = useVisit()
  const { data, isError, isFetching, refetch } = useQuery(call(api, 'chats.index'))
  const { data: deletions } = useQuery(deletionsQuery)
  // The generated client's type stops before what is nested so deep.
  const all = data?.chats as Chat[] | undefined
  const chats = all?.filter(({ conversation }) => !deletions.includes(conversation.id))
  return { chats, isError, isFetching, refetch }
}

import { useQuery } from '@tanstack/react-query'
import { call } from '#site/lib/api/call.ts'
import { chatsQuery, type ChatList } from '#site/lib/chats/chats_query.ts'
import { useSettled } from '#site/lib/forms/use_settled.ts'
import { removedQuery } from '#site/lib/removal/removed_query.ts'
import { useVisit } from '#site/lib/visit/visit.ts'
import type { Chat } from '#site/features/chat/state/shapes.ts'

/** The conversations without those being deleted; with a text, those whose partner's name holds it. */
export function useChats(text: string) {
  const { api } = useVisit()
  const find = useSettled(text.trim())
  const isFinding = find !== ''
  const listed = useQuery(chatsQuery(api))
  const found = useQuery({
    ...call(api, 'chats.index', { query: { find } }),
    enabled: isFinding,
    // Those that are known already, until the answer is there.
    placeholderData: (previous) => previous ?? (listed.data && namesWith(listed.data, find)),
  })
  const { data: removed } = useQuery(removedQuery('chats'))
  const { data, isError, isFetching, refetch } = isFinding ? found : listed
  // The generated client's type ends before this nesting depth.
  const all = data?.chats as Chat[] | undefined
  const chats = all?.filter(({ conversation }) => !removed.includes(conversation.id))
  return { chats, next: isFinding ? null : (data?.next ?? null), isFinding, isError, isFetching, refetch }
}

function namesWith(list: ChatList, text: string): ChatList {
  const wanted = text.toLowerCase()
  return { ...list, chats: list.chats.filter(({ profile }) => profile.name.toLowerCase().includes(wanted)) }
}

import { useEffect } from 'react'
import { useQuery } from '@tanstack/react-query'
import { chatsQuery } from '#site/lib/chats/chats_query.ts'
import { useVisit } from '#site/lib/visit/visit.ts'
import { fetchNews } from '#site/features/chat/state/fetch_news.ts'
import type { ConversationState } from '#site/features/chat/state/shapes.ts'

/** Fetches what the polled list knows of and the open conversation doesn't. */
export function useFollowChats({ id, messages }: ConversationState) {
  const visit = useVisit()
  const { data } = useQuery({ ...chatsQuery(visit.api), enabled: id !== null })
  const listed = data?.chats.find(({ conversation }) => conversation.id === id)?.conversation.last_seq ?? 0
  const shown = messages.at(-1)?.seq ?? 0

  useEffect(() => {
    // What can't be fetched comes with the next poll.
    if (id !== null && listed > shown) fetchNews(visit, id, listed).catch(() => {})
  }, [visit, id, listed, shown])
}

import { useEffect, useEffectEvent } from 'react'
import { call } from '#site/lib/api/call.ts'
import { userQuery } from '#site/lib/user/user_query.ts'
import { useVisit } from '#site/lib/visit/visit.ts'
import { conversationQuery } from '#site/features/chat/state/conversation_query.ts'
import type { ConversationState } from '#site/features/chat/state/shapes.ts'

/** Marks messages as read as soon as the page is visible. */
export function useMarkRead({ id, messages }: ConversationState) {
  const { api, queryClient } = useVisit()
  const newest = messages.at(-1)?.seq ?? 0
  const isUnread = messages.some(({ mine, read }) => !mine && !read)

  const markRead = useEffectEvent(async () => {
    if (document.hidden || id === null) return
    const listKey = call(api, 'chats.index').queryKey
    const list = queryClient.getQueryData(listKey)
    const count = list?.chats.find(({ conversation }) => conversation.id === id)?.num_unread_messages ?? 0

    queryClient.setQueryData(
      conversationQuery(api, id).queryKey,
      (page) => page && { ...page, messages: page.messages.map((one) => (one.mine ? one : { ...one, read: true })) }
    )
    queryClient.setQueryData(
      listKey,
      list && {
        ...list,
        total_unread_messages: Math.max(0, list.total_unread_messages - count),
        chats: list.chats.map((chat) => (chat.conversation.id === id ? { ...chat, num_unread_messages: 0 } : chat)),
      }
    )
    queryClient.setQueryData(
      userQuery(api).queryKey,
      (user) => user && { ...user, total_unread_messages: Math.max(0, user.total_unread_messages - count) }
    )
    try {
      await api.chats.read.update({ params: { id }, body: { seq: newest } })
    } catch {
      // Still unread: the refetched list shows it.
      await queryClient.invalidateQueries({ queryKey: listKey })
    }
  })

  useEffect(() => {
    if (!isUnread) return
    void markRead()
    const look = () => void markRead()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [id, newest, isUnread])
}

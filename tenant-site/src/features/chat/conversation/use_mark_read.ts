import { useEffect, useEffectEvent, useRef } from 'react'
import { refetchPending } from '#site/lib/api/refetch_pending.ts'
import { changeChat, isConversation } from '#site/lib/chats/change_chat.ts'
import { chatsQuery } from '#site/lib/chats/chats_query.ts'
import { userQuery } from '#site/lib/user/user_query.ts'
import { useVisit } from '#site/lib/visit/visit.ts'
import { conversationQuery } from '#site/features/chat/state/conversation_query.ts'
import type { ConversationState } from '#site/features/chat/state/shapes.ts'

/** Marks messages as read as soon as the page is visible. */
export function useMarkRead({ id, messages }: ConversationState) {
  const { api, queryClient } = useVisit()
  const newest = messages.at(-1)?.seq ?? 0
  const isUnread = messages.some(({ mine, read }) => !mine && !read)
  const listKey = chatsQuery(api).queryKey
  const userKey = userQuery(api).queryKey
  /** What the list counted before it was shown as read, also while another call is on its way. */
  const unreadBefore = useRef({ id, count: 0 })

  function unread(): number {
    const chats = queryClient.getQueryData(listKey)?.chats ?? []
    return chats.find(({ conversation }) => conversation.id === id)?.num_unread_messages ?? 0
  }

  function showUnread(count: number) {
    const change = count - unread()
    const changed = (total: number) => Math.max(0, total + change)
    queryClient.setQueryData(
      listKey,
      (list) =>
        list && {
          ...changeChat(list, isConversation(id), (chat) => ({ ...chat, num_unread_messages: count })),
          total_unread_messages: changed(list.total_unread_messages),
        }
    )
    queryClient.setQueryData(
      userKey,
      (user) => user && { ...user, total_unread_messages: changed(user.total_unread_messages) }
    )
  }

  const markRead = useEffectEvent(async () => {
    if (document.hidden || id === null) return
    const { queryKey: messagesKey } = conversationQuery(api, id)
    const count = unread()
    if (count > 0 || unreadBefore.current.id !== id) unreadBefore.current = { id, count }
    queryClient.setQueryData(
      messagesKey,
      (page) => page && { ...page, messages: page.messages.map((one) => (one.mine ? one : { ...one, read: true })) }
    )
    showUnread(0)
    try {
      await api.chats.read.update({ params: { id }, body: { seq: newest } })
      // A list that was on its way meanwhile may have brought the count back.
      if (queryClient.getQueryData(messagesKey)?.messages.at(-1)?.seq === newest) showUnread(0)
      for (const queryKey of [listKey, userKey]) refetchPending(queryClient, queryKey)
    } catch {
      if (unreadBefore.current.id === id) showUnread(unreadBefore.current.count)
      // The messages stay read until they are refetched: unread ones would be marked again at once.
      for (const queryKey of [listKey, userKey]) void queryClient.invalidateQueries({ queryKey })
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

import { changeChat, isConversation } from '#site/lib/chats/change_chat.ts'
import { chatsQuery } from '#site/lib/chats/chats_query.ts'
import { userQuery } from '#site/lib/user/user_query.ts'
import type { Visit } from '#site/lib/visit/visit.ts'
import { conversationQuery } from './conversation_query.ts'
import { readByMember, readByPartner } from './with_news.ts'

type Reading = { conversation: string; seq: number; isMine: boolean }

/** Shows that the partner read, or that the member did on another device; false if only the list itself can tell what is unread now. */
export function noteReading({ api, queryClient }: Visit, { conversation: id, seq, isMine }: Reading): boolean {
  const mark = isMine ? readByMember : readByPartner
  queryClient.setQueryData(
    conversationQuery(api, id).queryKey,
    (page) => page && { ...page, messages: mark(page.messages, seq) }
  )
  if (!isMine) return true
  const listKey = chatsQuery(api).queryKey
  const list = queryClient.getQueryData(listKey)
  const chat = list?.chats.find(({ conversation }) => conversation.id === id)
  if (!list || !chat || chat.conversation.last_seq > seq) return false
  const total_unread_messages = Math.max(0, list.total_unread_messages - chat.num_unread_messages)
  const read = changeChat(list, isConversation(id), (one) => ({ ...one, num_unread_messages: 0 }))
  queryClient.setQueryData(listKey, { ...read, total_unread_messages })
  queryClient.setQueryData(userQuery(api).queryKey, (user) => user && { ...user, total_unread_messages })
  return true
}

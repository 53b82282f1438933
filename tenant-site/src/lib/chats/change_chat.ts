import type { Chat, ChatList } from './chats_query.ts'

/** The list with one of its conversations changed, if it is there. */
export function changeChat(list: ChatList, isMeant: (chat: Chat) => boolean, change: (chat: Chat) => Chat): ChatList {
  return { ...list, chats: list.chats.map((chat) => (isMeant(chat) ? change(chat) : chat)) }
}

/** Whether a chat is the conversation with this id. */
export function isConversation(id: string | null) {
  return ({ conversation }: Chat) => conversation.id === id
}

import type { ChatsPage, Message, News } from './shapes.ts'

/** As many characters as the API shows of a message in the list. */
const SNIPPET_LENGTH = 200

/** The list with a conversation as it is now, on top if a message came; null if it isn't listed. `isRead`: the member is reading it. */
export function withChat(list: ChatsPage, news: News, isRead: boolean): ChatsPage | null {
  const { conversation, profile, messages, num_unread_messages: unread, total_unread_messages: total } = news
  const chat = list.chats.find((one) => one.conversation.id === conversation.id)
  if (!chat) return null
  const newest = messages.at(-1)
  const isNewer = newest !== undefined && newest.seq > chat.conversation.last_seq
  const changed = {
    ...chat,
    profile,
    num_unread_messages: isRead ? 0 : unread,
    conversation: isNewer ? { ...chat.conversation, ...inList(newest) } : chat.conversation,
  }
  const chats = isNewer
    ? [changed, ...list.chats.filter((one) => one !== chat)]
    : list.chats.map((one) => (one === chat ? changed : one))
  return { ...list, chats, total_unread_messages: isRead ? Math.max(0, total - unread) : total }
}

function inList({ seq, kind, gift, body, removed, reported, taken_out, mine, sent_at, by_team }: Message) {
  const snippet = [...body].slice(0, SNIPPET_LENGTH).join('')
  return {
    last_seq: seq,
    last_message: {
      kind,
      gift: gift && { id: gift.id, name: gift.name, picture: gift.picture },
      body: snippet,
      removed,
      reported,
      taken_out,
      mine,
      sent_at,
      by_team,
    },
    last_message_at: sent_at,
  }
}

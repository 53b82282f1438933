import type { Message, MessagePage, News } from './shapes.ts'

/** A conversation with what was fetched after its last message. */
export function withNews(known: MessagePage, news: News): MessagePage {
  const { conversation, profile, composer, read_by_partner: readUpTo } = news
  const seqs = new Set(news.messages.map(({ seq }) => seq))
  const messages = [...known.messages.filter(({ seq }) => !seqs.has(seq)), ...news.messages]
  return {
    ...known,
    conversation: { ...conversation, last_seq: Math.max(conversation.last_seq, known.conversation.last_seq) },
    profile,
    composer,
    held: news.held,
    messages: readByPartner(messages, readUpTo).toSorted((one, other) => one.seq - other.seq),
  }
}

/** The partner read what the member wrote. */
export function readByPartner(messages: readonly Message[], upTo: number): Message[] {
  return messages.map((message) => (message.mine && message.seq <= upTo ? { ...message, read: true } : message))
}

/** The member read what the partner wrote, on this device or another one. */
export function readByMember(messages: readonly Message[], upTo: number): Message[] {
  return messages.map((message) => (!message.mine && message.seq <= upTo ? { ...message, read: true } : message))
}

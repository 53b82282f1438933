import type { Chat, ChatList } from './chats_query.ts'

/** The list after a change was told; a page of the list replaces it. */
export function mergeChats(known: ChatList | undefined, told: ChatList): ChatList {
  if (!known || told.since === null) return told
  const changed = new Set([...told.removed, ...told.chats.map(({ conversation }) => conversation.id)])
  const kept = known.chats.filter(({ conversation }) => !changed.has(conversation.id))
  // What nothing changed since stays a place to ask from, so that the next question is the same and can be answered by 304.
  const as_of = changed.size === 0 ? known.as_of : told.as_of
  return {
    ...told,
    as_of,
    since: null,
    removed: [],
    next: known.next,
    chats: [...kept, ...told.chats].toSorted(newestFirst),
  }
}

/** The list with the page behind it; conversations that moved meanwhile are in it once. */
export function appendChats(known: ChatList, { chats, next }: ChatList): ChatList {
  const listed = new Set(known.chats.map(({ conversation }) => conversation.id))
  const more = chats.filter(({ conversation }) => !listed.has(conversation.id))
  return { ...known, chats: [...known.chats, ...more].toSorted(newestFirst), next }
}

function newestFirst({ conversation: one }: Chat, { conversation: other }: Chat): number {
  return (other.last_message_at ?? '').localeCompare(one.last_message_at ?? '')
}

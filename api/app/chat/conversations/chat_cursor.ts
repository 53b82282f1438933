/** A place in a member's list of conversations: microseconds of the last message since 1970, and the conversation's id. */
export interface ChatCursor {
  place: string
  id: string
}

/** As it is written into an address. */
export const CHAT_CURSOR = /^(\d{1,18})-(\d{1,18})$/

export function cursorBehind({ place, conversation_id: id }: { place: string; conversation_id: string }): string {
  return `${place}-${id}`
}

/** Undefined for anything else. */
export function readChatCursor(text: string): ChatCursor | undefined {
  const [, place, id] = CHAT_CURSOR.exec(text) ?? []
  return place && id ? { place, id } : undefined
}

import { createListeners } from '#site/lib/visit/create_listeners.ts'

/** In ms. The partner's browser tells it again every 4 s. */
const LASTS = 6_000

const ends = new Map<string, ReturnType<typeof setTimeout>>()
const { tellAll, listen } = createListeners()

export { listen as onTyping }

/** Whether someone is typing to the member in a conversation. */
export function isTypingIn(conversation: string): boolean {
  return ends.has(conversation)
}

export function noteTyping(conversation: string): void {
  clearTimeout(ends.get(conversation))
  ends.set(
    conversation,
    setTimeout(() => endTyping(conversation), LASTS)
  )
  tellAll()
}

/** A message arrived from them, or nothing was typed for a while. */
export function endTyping(conversation: string): void {
  clearTimeout(ends.get(conversation))
  if (ends.delete(conversation)) tellAll()
}

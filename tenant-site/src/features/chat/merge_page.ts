import type { MessagePage } from './shapes.ts'

/** The newest page, with the older messages that were fetched before it; they are dropped where a gap would be between. */
export function mergePage(known: MessagePage | undefined, page: MessagePage): MessagePage {
  const first = page.messages[0]
  const last = known?.messages.at(-1)
  if (!known || !first || !last || last.seq + 1 < first.seq) return page
  const older = known.messages.filter(({ seq }) => seq < first.seq)
  if (older.length === 0) return page
  // Who has read a later message has read the earlier ones.
  const isRead = page.messages.some(({ mine, read }) => mine && read)
  const caughtUp = isRead ? older.map((message) => ({ ...message, read: true })) : older
  return { ...page, messages: [...caughtUp, ...page.messages], has_older: known.has_older }
}

import { dayNumber, type MomentReader } from '#site/lib/writing/write_moment.ts'
import type { Message } from '#site/features/chat/state/shapes.ts'

/** Messages somebody wrote in one go stand closer together and share one line with the time. */
const ONE_GO = 3 * 60_000

/** A message with its place among its neighbours. */
export type PlacedMessage = Message & { isFirst: boolean; isLast: boolean }

/** The messages of one day. */
export type MessageDay = { day: number; messages: PlacedMessage[] }

/** Sorts messages by the reader's days and into what was written in one go. */
export function messageDays(messages: readonly Message[], reader: MomentReader): MessageDay[] {
  const days: MessageDay[] = []
  for (const [index, message] of messages.entries()) {
    const day = dayNumber(new Date(message.sent_at), reader)
    const isNewDay = days.at(-1)?.day !== day
    if (isNewDay) days.push({ day, messages: [] })
    const today = days.at(-1)!.messages
    const before = today.at(-1)
    const isFirst = !before || !inOneGo(before, messages[index]!)
    if (before) before.isLast = isFirst
    today.push({ ...message, isFirst, isLast: true })
  }
  return days
}

/** What the team wrote says so under each message, what was read says so under the last one that was. */
function inOneGo(one: Message, next: Message): boolean {
  const pause = Date.parse(next.sent_at) - Date.parse(one.sent_at)
  return one.mine === next.mine && (!one.mine || one.read === next.read) && !one.by_team && pause < ONE_GO
}

import { dayNumber, type TimeReader } from '#site/lib/writing/format_time.ts'
import type { Message } from '#site/features/chat/state/shapes.ts'

/** Messages sent within this time (ms) are grouped and share one time. */
const ONE_GO = 3 * 60_000

/** A message and its position in its group. */
export type PlacedMessage = Message & { isFirst: boolean; isLast: boolean }

export type MessageDay = { day: number; messages: PlacedMessage[] }

/** Groups messages by the reader's days, and within a day by sender and time. */
export function messageDays(messages: readonly Message[], reader: TimeReader): MessageDay[] {
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

/** Labels of the team and of the site go under every message and the read mark under the last read one, so they end a group. */
function inOneGo(one: Message, next: Message): boolean {
  const pause = Date.parse(next.sent_at) - Date.parse(one.sent_at)
  return one.mine === next.mine && (!one.mine || one.read === next.read) && !isLabelled(one) && pause < ONE_GO
}

function isLabelled({ by_team, kind }: Message): boolean {
  return by_team || kind === 'system'
}

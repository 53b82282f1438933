import { DateTime } from 'luxon'
import Conversation from '#app/chat/conversations/conversation'
import ConversationSide from '#app/chat/conversations/conversation_side'
import Message from '#app/chat/conversations/message'
import Like from '#app/discovery/likes/like'
import type Profile from '#app/members/people/profile'
import type { DemoTalk } from './demo_files.js'

export async function seedTalk(brand: string, people: Map<string, Profile>, { chats, likes }: DemoTalk): Promise<void> {
  const profile = (key: string) => {
    const found = people.get(key)
    if (!found) throw new Error(`nobody on ${brand} is called ${key}`)
    return found
  }
  for (const [index, { from, to }] of likes.filter((like) => like.brand === brand).entries()) {
    const createdAt = DateTime.now().minus({ hours: 1 + index * 3 })
    await Like.create({
      fromProfileId: profile(from).id,
      toProfileId: profile(to).id,
      createdAt,
      seenAt: to === 'demo' && index < 8 ? null : createdAt,
    })
  }
  for (const [index, chat] of chats.filter((one) => one.brand === brand).entries()) {
    const began = DateTime.now().minus({ days: 1 + index, hours: index })
    await seedChat(
      began,
      profile(chat.between[0]),
      profile(chat.between[1]),
      chat.lines.map(({ from, text }) => ({ from: profile(from), text }))
    )
  }
}

async function seedChat(
  began: DateTime,
  one: Profile,
  other: Profile,
  lines: { from: Profile; text: string }[]
): Promise<void> {
  const [low, high] = BigInt(one.id) < BigInt(other.id) ? [one, other] : [other, one]
  const at = (index: number) => began.plus({ minutes: 1 + index * 11 })
  const conversation = await Conversation.create({
    lowProfileId: low.id,
    highProfileId: high.id,
    startedByProfileId: lines[0]!.from.id,
    lastSeq: lines.length,
    lastMessageAt: at(lines.length - 1),
    createdAt: began,
  })
  const last = lines.at(-1)!.from
  for (const [side, partner] of [
    [one, other],
    [other, one],
  ] as const) {
    const unread = side.id === last.id ? 0 : 1
    await ConversationSide.create({
      conversationId: conversation.id,
      profileId: side.id,
      partnerProfileId: partner.id,
      lastReadSeq: lines.length - unread,
      numUnreadMessages: unread,
      freeRepliesUsed: lines.filter(({ from }) => from.id === side.id).length,
    })
  }
  for (const [index, { from, text }] of lines.entries()) {
    const to = from.id === one.id ? other : one
    await Message.create({
      conversationId: conversation.id,
      seq: index + 1,
      senderProfileId: from.id,
      clientId: `demo-${index}`.concat(`-${conversation.id}`),
      requestHash: Message.requestHash(to.id, { body: text }),
      body: text,
      sentAt: at(index),
    })
  }
}

import { DateTime } from 'luxon'
import Conversation from '#app/chat/conversations/conversation'
import ConversationSide from '#app/chat/conversations/conversation_side'
import Message from '#app/chat/conversations/message'
import Like from '#app/discovery/likes/like'
import type Profile from '#app/members/people/profile'
import Gift from '#app/credits/gifts/gift'
import { grantCredits } from '#app/credits/ledger/grant_credits'
import { spend } from '#app/credits/ledger/spend'
import type { Site } from '#app/tenancy/sites/site'
import type { DemoLine, DemoTalk } from './demo_files.js'

export async function seedTalk(site: Site, people: Map<string, Profile>, { chats, likes }: DemoTalk): Promise<void> {
  const { slug: brand } = site
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
      chat.lines.map((line) => ({ ...line, from: profile(line.from) })),
      site
    )
  }
}

async function seedChat(
  began: DateTime,
  one: Profile,
  other: Profile,
  lines: (Omit<DemoLine, 'from'> & { from: Profile })[],
  site: Site
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
      freeRepliesUsed: lines.filter(({ from, gift }) => from.id === side.id && !gift).length,
    })
  }
  for (const [index, { from, text, gift: key }] of lines.entries()) {
    const to = from.id === one.id ? other : one
    const clientId = `demo-${index}-${conversation.id}`
    const gift = key ? await buyGift(site, key, { from, to, clientId }) : undefined
    const content = { body: text, gift }
    await Message.create({
      conversationId: conversation.id,
      seq: index + 1,
      senderProfileId: from.id,
      clientId,
      kind: Message.kindOf(content),
      requestHash: Message.requestHash(to.id, content),
      body: text,
      giftId: gift?.id ?? null,
      giftCredits: gift?.credits ?? null,
      ledgerTransactionId: gift?.transactionId ?? null,
      sentAt: at(index),
    })
  }
}

/** Of the brand's catalogue, with credits given for it. */
async function buyGift(
  site: Site,
  key: string,
  { from, to, clientId }: { from: Profile; to: Profile; clientId: string }
) {
  const gift = await Gift.query().where('key', key).whereNull('ends_at').firstOrFail()
  const cost = gift.priceAt(site)
  const memberId = from.memberId!
  await grantCredits({ kind: 'bonus', memberId, credits: cost, key: clientId })
  const { transactionId } = await spend({
    kind: 'gift',
    memberId,
    cost,
    key: clientId,
    counterpart: to,
    acknowledgementId: null,
  })
  return { id: gift.id, credits: cost, transactionId }
}

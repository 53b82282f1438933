import { randomUUID } from 'node:crypto'
import { ActivationRequired } from '#app/members/people/members_errors'
import Member from '#app/members/people/member'
import { findCard } from '#app/members/people/find_card'
import Profile from '#app/members/people/profile'
import { notifyMember } from '#app/jobs/notify_member'
import { deniesBeingFictional } from '#app/safety/honesty/honesty'
import { siteByTenantId } from '#app/tenancy/sites/site_directory'
import { DeniesFictional, NotFictional, PartnerUnavailable } from '#app/chat/conversations/chat_errors'
import type Conversation from '#app/chat/conversations/conversation'
import type Message from '#app/chat/conversations/message'
import type { MessageContent } from '#app/chat/conversations/message'
import { withMarkIfAsked } from './with_mark_if_asked.js'
import { storeMessage } from './store_message.js'

interface Answer extends Pick<MessageContent, 'body' | 'photo'> {
  /** As staff asked for it, by which a repeated request is known; left out: the same. */
  asked?: MessageContent
}

/** Staff answer as a fictional profile, free of charge. @throws NotFictional DeniesFictional NotFound ActivationRequired PartnerUnavailable */
export async function answerAsProfile(
  profile: Profile,
  conversation: Conversation,
  answer: string | Answer,
  clientId: string = randomUUID()
): Promise<Message> {
  const { body, photo, asked = { body, photo } }: Answer = typeof answer === 'string' ? { body: answer } : answer
  if (!profile.isFictional) throw new NotFictional()
  if (body !== null && deniesBeingFictional(body)) throw new DeniesFictional()
  const receiver = await Profile.findOrFail(conversation.partnerIdOf(profile.id))
  const member = await Member.findOrFail(receiver.memberId)
  if (!member.isActivated) throw new ActivationRequired({ context: 'partner' })
  if (receiver.paused || receiver.isHeldBack) throw new PartnerUnavailable()
  // Refuses if the member sees real members only, or if either has blocked the other.
  member.$setRelated('profile', receiver)
  await findCard(member, profile.id)
  const site = (await siteByTenantId(profile.tenantId))!
  const said = await withMarkIfAsked(body, {
    profile,
    conversationId: conversation.id,
    site,
    language: member.language,
  })
  const message = await storeMessage({ sender: profile, receiver, body: said, photo, clientId, asked })
  await notifyMember({ about: 'message', from: profile.id, to: receiver.id })
  return message
}

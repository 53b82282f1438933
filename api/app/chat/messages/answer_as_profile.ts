import { randomUUID } from 'node:crypto'
import { ActivationRequired } from '#app/members/people/members_errors'
import Member from '#app/members/people/member'
import { findCard } from '#app/members/people/find_card'
import Profile from '#app/members/people/profile'
import { notifyMember } from '#app/jobs/notify_member'
import { NotFictional, PartnerUnavailable } from '#app/chat/conversations/chat_errors'
import type Conversation from '#app/chat/conversations/conversation'
import type Message from '#app/chat/conversations/message'
import { storeMessage } from './store_message.js'

/** Staff answer as a fictional profile, free of charge. @throws NotFictional NotFound ActivationRequired PartnerUnavailable */
export async function answerAsProfile(profile: Profile, conversation: Conversation, body: string): Promise<Message> {
  if (!profile.isFictional) throw new NotFictional()
  const receiver = await Profile.findOrFail(conversation.partnerIdOf(profile.id))
  const member = await Member.findOrFail(receiver.memberId)
  if (!member.isActivated) throw new ActivationRequired({ context: 'partner' })
  if (receiver.paused || receiver.isHeldBack) throw new PartnerUnavailable()
  // Refuses if the member sees real members only, or if either has blocked the other.
  member.$setRelated('profile', receiver)
  await findCard(member, profile.id)
  const message = await storeMessage({ sender: profile, receiver, body, clientId: randomUUID() })
  await notifyMember({ about: 'message', from: profile.id, to: receiver.id })
  return message
}

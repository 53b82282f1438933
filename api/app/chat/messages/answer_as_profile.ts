import { randomUUID } from 'node:crypto'
import { ActivationRequired } from '#app/members/people/members_errors'
import Member from '#app/members/people/member'
import { findCard } from '#app/members/people/find_card'
import Profile from '#app/members/people/profile'
import { tellMember } from '#app/jobs/notify_member'
import { NotFictional, PartnerUnavailable } from '#app/chat/conversations/chat_errors'
import type Conversation from '#app/chat/conversations/conversation'
import type Message from '#app/chat/conversations/message'
import { storeMessage } from './store_message.js'

/**
 * The team answers in the name of a fictional profile: free, and shown as written by the team.
 * @throws NotFictional NotFound ActivationRequired PartnerUnavailable
 */
export async function answerAs(profile: Profile, conversation: Conversation, body: string): Promise<Message> {
  if (!profile.isFictional) throw new NotFictional()
  const receiver = await Profile.findOrFail(conversation.partnerIdOf(profile.id))
  const member = await Member.findOrFail(receiver.memberId)
  if (!member.isActivated) throw new ActivationRequired({ context: 'partner' })
  if (receiver.paused || receiver.isHeldBack) throw new PartnerUnavailable()
  // Who asked to meet only real members hears from no other, and nobody from whom he blocks.
  member.$setRelated('profile', receiver)
  await findCard(member, profile.id)
  const message = await storeMessage({ sender: profile, receiver, body, clientId: randomUUID() })
  await tellMember({ about: 'message', from: profile.id, to: receiver.id })
  return message
}

import { storeMessage } from '#app/chat/messages/store_message'
import { notifyMember } from '#app/jobs/notify_member'
import { lockMemberRow } from '#app/members/people/lock_member_row'
import Profile from '#app/members/people/profile'
import HeldMessage from './held_message.js'
import { mayMeet } from './may_meet.js'

/**
 * Delivers messages whose refusal an appeal overturned, free of charge as what they cost was given back. What the two may not send each other any more
 * stays undelivered.
 */
export async function deliverAfterAll(decisionId: string): Promise<void> {
  const [first] = await HeldMessage.query().where({ decisionId, state: 'refused' }).limit(1)
  if (!first) return
  const sender = await Profile.findOrFail(first.senderProfileId)
  await lockMemberRow(sender.memberId!)
  for (const held of await HeldMessage.query().where({ decisionId, state: 'refused' }).orderBy('id').forUpdate()) {
    if (!(await mayMeet(held))) continue
    const receiver = await Profile.findOrFail(held.receiverProfileId)
    const { clientId, body } = held
    // The books know what nobody paid for as free replies alone.
    const message = await storeMessage({ sender, receiver, clientId, body, isFreeReply: true, isUnseenBySender: true })
    await held.merge({ state: 'released', reason: null, messageId: message.id }).save()
    if (!receiver.isFictional) await notifyMember({ about: 'message', from: sender.id, to: receiver.id })
  }
}

import { DateTime } from 'luxon'
import { reverseSpend } from '#app/credits/ledger/reverse_spend'
import { notifyMember } from '#app/jobs/notify_member'
import { poke } from '#app/live/poke'
import { lockMemberRow } from '#app/members/people/lock_member_row'
import Profile from '#app/members/people/profile'
import { storeMessage } from '#app/chat/messages/store_message'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import HeldMessage, { type HoldReason } from './held_message.js'
import { mayMeet } from './may_meet.js'

export type Decision = 'released' | 'refused' | 'decided before' | 'cannot be delivered'

/** Sends a held message now, with the next number of its conversation. `by`: of staff; null for a command. */
export async function releaseHeld(id: string, by: string | null = null): Promise<Decision> {
  const held = await lockHeld(id)
  if (!held) return 'decided before'
  const { senderProfileId, receiverProfileId, clientId, body, isFreeReply, ledgerTransactionId: charge } = held
  if (!(await mayMeet(held))) return 'cannot be delivered'
  const [sender, receiver] = [await Profile.findOrFail(senderProfileId), await Profile.findOrFail(receiverProfileId)]
  const message = await storeMessage({ sender, receiver, clientId, body, isFreeReply, charge, isUnseenBySender: true })
  await held.merge({ state: 'released', decidedAt: DateTime.now(), decidedBy: by, messageId: message.id }).save()
  if (!receiver.isFictional) await notifyMember({ about: 'message', from: senderProfileId, to: receiverProfileId })
  return 'released'
}

/** Sends it never: what it cost comes back, and the sender is told in the conversation. `by`: of staff; null for a command. */
export async function refuseHeld(id: string, reason: HoldReason, by: string | null = null): Promise<Decision> {
  const held = await lockHeld(id)
  if (!held) return 'decided before'
  const { senderProfileId, conversationId, ledgerTransactionId } = held
  if (ledgerTransactionId) await reverseSpend(ledgerTransactionId)
  await held.merge({ state: 'refused', reason, decidedAt: DateTime.now(), decidedBy: by }).save()
  await tenantRows(
    `update app.conversation_sides set hidden_at = null, last_message_at = clock_timestamp()
     where tenant_id = (select sec.tenant_id()) and profile_id = :senderProfileId and conversation_id = :conversationId`,
    { senderProfileId, conversationId }
  )
  poke({ kind: 'chats', to: [senderProfileId], conversation: conversationId })
  return 'refused'
}

/** Members before their wallets and messages, as everywhere. */
async function lockHeld(id: string): Promise<HeldMessage | null> {
  const { senderProfileId } = await HeldMessage.findOrFail(id)
  const { memberId } = await Profile.findOrFail(senderProfileId)
  await lockMemberRow(memberId!)
  return HeldMessage.query().where({ id, state: 'held' }).forUpdate().first()
}

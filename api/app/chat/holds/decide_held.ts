import { DateTime } from 'luxon'
import { reverseSpend } from '#app/credits/ledger/reverse_spend'
import { notifyMember } from '#app/jobs/notify_member'
import { poke } from '#app/live/poke'
import { canMeet } from '#app/members/people/can_meet'
import { hiddenFrom } from '#app/members/people/hidden_from'
import { lockMemberRow } from '#app/members/people/lock_member_row'
import Profile from '#app/members/people/profile'
import { storeMessage } from '#app/chat/messages/store_message'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import HeldMessage, { type HoldReason } from './held_message.js'

export type Decision = 'released' | 'refused' | 'decided before' | 'cannot be delivered'

/** Sends a held message now, with the next number of its conversation. */
export async function releaseHeld(id: string): Promise<Decision> {
  const held = await lockHeld(id)
  if (!held) return 'decided before'
  const { senderProfileId, receiverProfileId, clientId, body, isFreeReply, ledgerTransactionId } = held
  if (!(await mayMeet(held))) return 'cannot be delivered'
  const [sender, receiver] = [await Profile.findOrFail(senderProfileId), await Profile.findOrFail(receiverProfileId)]
  const message = await storeMessage({ sender, receiver, clientId, body, isFreeReply, charge: ledgerTransactionId })
  await held.merge({ state: 'released', decidedAt: DateTime.now(), messageId: message.id }).save()
  await notifyMember({ about: 'message', from: senderProfileId, to: receiverProfileId })
  return 'released'
}

/** Sends it never: what it cost comes back, and the sender is told in the conversation. */
export async function refuseHeld(id: string, reason: HoldReason): Promise<Decision> {
  const held = await lockHeld(id)
  if (!held) return 'decided before'
  const { senderProfileId, conversationId, ledgerTransactionId } = held
  if (ledgerTransactionId) await reverseSpend(ledgerTransactionId)
  await held.merge({ state: 'refused', reason, decidedAt: DateTime.now() }).save()
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

async function mayMeet({ senderProfileId: sender, receiverProfileId: receiver }: HeldMessage): Promise<boolean> {
  const found = await tenantRows(
    `select from app.profiles senders
     join app.profiles receivers on receivers.tenant_id = senders.tenant_id and receivers.id = :receiver
     where senders.tenant_id = (select sec.tenant_id()) and senders.id = :sender
       and senders.status = 'active' and receivers.status = 'active' and senders.left_at is null and receivers.left_at is null
       and ${canMeet(':sender', ':receiver')} and not ${hiddenFrom(':receiver', ':sender')}`,
    { sender, receiver }
  )
  return found.length > 0
}

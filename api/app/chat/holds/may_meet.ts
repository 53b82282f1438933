import { canMeet } from '#app/members/people/can_meet'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import type HeldMessage from './held_message.js'

/** Whether a held message may still be delivered, as if its sender wrote it now (`writing_terms.ts`). */
export async function mayMeet({ senderProfileId: sender, receiverProfileId: receiver }: HeldMessage): Promise<boolean> {
  const found = await tenantRows(
    `select from app.profiles senders
     join app.members on members.tenant_id = senders.tenant_id and members.id = senders.member_id
     join app.profiles receivers on receivers.tenant_id = senders.tenant_id and receivers.id = :receiver
     where senders.tenant_id = (select sec.tenant_id()) and senders.id = :sender
       and members.status in ('not_confirmed', 'active') and senders.left_at is null
       and not senders.paused and not senders.withheld and not senders.under_review and not senders.sanctioned
       and receivers.status = 'active' and receivers.left_at is null and (receivers.kind = 'member' or members.show_fictional)
       and ${canMeet(':sender', ':receiver')} and ${canMeet(':receiver', ':sender')}`,
    { sender, receiver }
  )
  return found.length > 0
}

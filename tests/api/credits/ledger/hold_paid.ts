import { holdMessage } from '@manyhearts/api/app/chat/holds/hold_message'
import type HeldMessage from '@manyhearts/api/app/chat/holds/held_message'
import { beginConversation } from '@manyhearts/api/app/chat/messages/begin_conversation'
import { spend } from '@manyhearts/api/app/credits/ledger/spend'
import { spendingKey } from '@manyhearts/api/app/credits/ledger/spending_key'
import type Profile from '@manyhearts/api/app/members/people/profile'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import type { Person } from '../../../cast.ts'

/** Charges a member for a message that staff look at first; null where the key was used before. */
export function holdPaid(
  { brand, member, profile: sender }: Person,
  receiver: Profile,
  { cost, key }: { cost: number; key: string }
): Promise<HeldMessage | null> {
  const charge = { kind: 'message', memberId: member.id, key } as const
  return asTenant(brand, async () => {
    const { replayed } = await spend({ ...charge, cost, counterpart: receiver, acknowledgementId: null })
    if (replayed) return null
    await beginConversation(sender, receiver)
    const body = `The same words under ${key}`
    return holdMessage({ sender, receiver, body, clientId: key, isFreeReply: false, paidBy: spendingKey(charge) })
  })
}

import type { HttpContext } from '@adonisjs/core/http'
import { HeldMessageDecided, HeldMessageUndeliverable } from '#app/admin/access/admin_errors'
import { type Decidable, decideAsStaff } from '#app/admin/access/decide_as_staff'
import type { Decision } from '#app/chat/holds/decide_held'
import type { HoldReason } from '#app/chat/holds/held_message'
import { type Tenant, tenantRows } from '#app/tenancy/context/tenant_context'

const HELD_MESSAGES: Decidable = { rows: 'app.held_messages where true', MovedOn: HeldMessageDecided }

interface Deciding {
  action: 'held_message_released' | 'held_message_refused'
  reason?: HoldReason
  decide: (id: string, by: string, tenant: Tenant) => Promise<Decision>
}

/** Decides about the held message in the path, and records it. @throws NotAllowed NotFound HeldMessageDecided HeldMessageUndeliverable */
export async function decideHeldAsStaff(ctx: HttpContext, { decide, ...deciding }: Deciding): Promise<void> {
  await decideAsStaff(ctx, HELD_MESSAGES, {
    ...deciding,
    decide: async (id, by, tenant) => {
      const sender = await senderOf(id)
      const decision = sender && (await decide(id, by, tenant))
      if (decision === 'cannot be delivered') throw new HeldMessageUndeliverable()
      return decision === 'decided before' ? undefined : sender
    },
  })
}

async function senderOf(id: string): Promise<{ memberId: string } | undefined> {
  const [sender] = await tenantRows<{ memberId: string }>(
    `select member_id::text as "memberId" from app.held_messages held
     join app.profiles on profiles.tenant_id = held.tenant_id and profiles.id = held.sender_profile_id
     where held.tenant_id = (select sec.tenant_id()) and held.id = :id`,
    { id }
  )
  return sender
}

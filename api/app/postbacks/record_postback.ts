import { enqueue } from '#app/jobs/enqueue'
import type { PostbackEvent } from '#app/tenancy/postback_receivers/postback_address'
import { tenantRows } from '#app/tenancy/context/tenant_context'

interface Happened {
  memberId: string
  event: PostbackEvent
  /** Which one, of refunds and chargebacks. */
  occasion?: string
  /** What the member paid for the order, in minor units and with VAT; of a refund or chargeback what went back. */
  amount?: { minor: number; currency: string }
}

/**
 * Notes, in the transaction of the event itself, that a member's network is to hear of it: once, however often it is called. Nothing
 * where no receiver of that network wants the event, or the member objects. Brands that are still a draft tell nobody: their members are
 * trials.
 */
export async function recordPostback({ memberId, event, occasion = '', amount }: Happened): Promise<void> {
  const recorded = await tenantRows(
    `insert into app.postbacks (member_id, event, occasion, network, receiver, amount_minor, currency)
     select members.id, :event, :occasion, members.network, receivers.key, cast(:amount as integer), :currency
     from app.members
     join app.postback_receivers receivers on receivers.tenant_id = members.tenant_id and receivers.network = members.network
       and :event = any (receivers.events)
     join global.tenants on tenants.id = members.tenant_id and tenants.state <> 'draft'
     where members.tenant_id = (select sec.tenant_id()) and members.id = :memberId and members.postbacks_stopped_at is null
     order by receivers.key limit 1
     on conflict (tenant_id, member_id, event, occasion) do nothing
     returning id`,
    { memberId, event, occasion, amount: amount?.minor ?? null, currency: amount?.currency ?? null }
  )
  if (recorded.length > 0) await enqueue('send_postbacks', { member: memberId })
}

import { type GrantedBrand } from '#app/admin/access/granted_brand'
import { type PostbackReceiverRow, postbackReceivers } from '#app/admin/resources/brands/postback_receivers'
import { fieldsRefused } from '#app/http/validation/fields_refused'
import { differences } from '#app/tenancy/audit/differences'
import { writeAuditEntry } from '#app/tenancy/audit/write_audit_entry'
import { sharedEvents } from '#app/tenancy/postback_receivers/postback_address'
import PostbackReceiver from '#app/tenancy/postback_receivers/postback_receiver'

/** As lists show it. */
export function receiverRow(receiver: PostbackReceiver): PostbackReceiverRow {
  const { id, tenantId, key, network, events, method, address, sealedSecret } = receiver
  return postbackReceivers.shown({
    id,
    tenant_id: tenantId,
    key,
    network,
    events,
    method,
    address,
    has_secret: sealedSecret !== null,
  })
}

/** @throws 422 for `events` when another receiver of the network has one of them */
export async function refuseSharedEvents({ key, network, events }: PostbackReceiver): Promise<void> {
  const others = await PostbackReceiver.query().where('network', network).whereNot('key', key)
  const taker = others.find((other) => sharedEvents(other, { events }).length > 0)
  if (taker) throw fieldsRefused([{ field: 'events', rule: 'postback_events_taken', meta: { receiver: taker.key } }])
}

interface ReceiverEntry {
  brand: GrantedBrand
  action: 'postback_receiver_changed' | 'postback_receiver_removed'
  before?: PostbackReceiverRow
  after?: PostbackReceiverRow
  /** That there is another one; never which. */
  hasNewSecret?: boolean
}

export async function writeReceiverEntry({ brand, action, before, after, hasNewSecret }: ReceiverEntry): Promise<void> {
  const { id, key: name } = (after ?? before)!
  const changes = {
    ...differences(factsOf(before), factsOf(after)),
    ...(hasNewSecret && { secret: { from: null, to: '•••' } }),
  }
  await writeAuditEntry({
    staffMemberId: brand.staff.id,
    tenantId: brand.tenant.id,
    action,
    detail: { level: 'postback', id, name, changes },
  })
}

function factsOf(row: PostbackReceiverRow | undefined): object {
  if (!row) return {}
  const { network, events, method, address } = row
  return { network, events, method, address }
}

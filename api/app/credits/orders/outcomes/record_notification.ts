import { createHash, randomUUID } from 'node:crypto'
import { enqueue } from '#app/jobs/enqueue'
import { pipeline } from '#app/tenancy/context/pipeline'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import type { Gateway, Notification, RawNotification, SavedMethod } from '#app/credits/gateways/gateway'
import { openTask } from '#app/credits/tasks/open_task'
import { lockOrder } from '#app/credits/orders/lock_order'
import PaymentEvent from '#app/credits/payments/payment_event'
import { keepSavedMethod } from '#app/credits/saved_methods/keep_saved_method'
import Order from '#app/credits/orders/order'

/** By then our own note of a payment is usually there. */
const MATCHED_AFTER_S = 30
/** Longer than charges of saved methods take. */
const LACKING_DAYS = 7

/** Keeps a notification and has its payment asked about; one whose payment is not known yet is joined to its order when that is. */
export async function recordNotification(
  { key, findPayment }: Gateway,
  { eventId, ref, isReversal, saved }: Notification,
  { query, body }: RawNotification
): Promise<void> {
  const rows = await knowingRef(key, ref, () =>
    tenantRows(
      `insert into app.payment_events (gateway, event_id, gateway_ref, body_hash, order_id)
     values (:gateway, :eventId, :ref, :bodyHash,
       (select id from app.orders where tenant_id = (select sec.tenant_id()) and gateway = :gateway and gateway_ref = :ref))
     on conflict (tenant_id, gateway, event_id) do nothing
     returning order_id::text`,
      {
        gateway: key,
        eventId: eventId ?? randomUUID(),
        ref,
        bodyHash: createHash('sha256').update(`${query}\n${body}`).digest(),
      }
    )
  )
  const order = rows[0]?.order_id
  if (rows.length > 0 && !order && findPayment && (await someOrderLacksRef(key)))
    await enqueue('match_payment', { gateway: key, ref }, { startAfter: MATCHED_AFTER_S })
  if (!order) return
  if (isReversal) await noteReversal(order)
  else if (saved) await keepSaved(order, saved)
  await enqueue('check_payment', { order })
}

/** Otherwise a payment that no order knows is none of ours, whoever tells of it. */
async function someOrderLacksRef(gateway: string): Promise<boolean> {
  const lacking = await tenantRows(
    `select from app.orders where tenant_id = (select sec.tenant_id()) and created_at > now() - make_interval(days => ${LACKING_DAYS})
       and gateway = :gateway and gateway_ref is null and mandate_id is null limit 1`,
    { gateway }
  )
  return lacking.length > 0
}

/** The gateway does not tell how much went back, nor does it when it is asked: staff look it up. */
async function noteReversal(id: string): Promise<void> {
  await Order.query().where('id', id).update({ reversal_notified_at: new Date() })
  await openTask({ kind: 'reversal_notified', orderId: id })
}

/**
 * Some gateways tell the token in a notification alone, which they sign, and again in each later one. The buyer may have forgotten the
 * method by then, so only what tells of the payment itself keeps it, though the gateway, when it was asked, may have told of that before.
 */
async function keepSaved(id: string, saved: SavedMethod): Promise<void> {
  const order = await lockOrder(id)
  if (!order.completedAt || (await isFirst(id))) await keepSavedMethod(order, saved)
}

async function isFirst(orderId: string): Promise<boolean> {
  return (await PaymentEvent.query().where('order_id', orderId).limit(2)).length === 1
}

export interface Opened {
  order: string
  gateway: string
  ref: string
}

/** Notes what the gateway calls an order's payment, by `note`, and joins the notifications that were faster. */
export async function noteRef(
  { order, gateway, ref }: Opened,
  note: () => Promise<unknown> = () =>
    Order.query().where('id', order).whereNull('gateway_ref').update({ gateway_ref: ref })
): Promise<void> {
  const [, joined] = await knowingRef(gateway, ref, () =>
    pipeline([
      note,
      () =>
        tenantRows(
          `update app.payment_events set order_id = :order
           where tenant_id = (select sec.tenant_id()) and gateway = :gateway and gateway_ref = :ref and order_id is null
           returning id`,
          { order, gateway, ref }
        ),
    ])
  )
  if (joined.length > 0) await enqueue('check_payment', { order })
}

/** One after the other: otherwise neither a notification nor the note of its payment would see the other, which isn't committed yet. */
async function knowingRef<T>(gateway: string, ref: string, work: () => Promise<T>): Promise<T> {
  const lock = () =>
    tenantRows(
      `select from pg_advisory_xact_lock(hashtextextended(concat_ws(' ', sec.tenant_id(), cast(? as text), cast(? as text)), 0))`,
      [gateway, ref]
    )
  const [, result] = await pipeline([lock, work])
  return result
}

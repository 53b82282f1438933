import { DateTime } from 'luxon'
import { enqueue } from '#app/jobs/enqueue'
import Mandate from '#app/credits/direct_debit/mandate'
import PaymentBlock from '#app/credits/direct_debit/payment_block'
import { endMandates } from '#app/credits/direct_debit/end_mandates'
import { registerMandate } from '#app/credits/direct_debit/register_mandate'
import { MandateRefused } from '#app/credits/gateways/gateway_errors'
import { becomePaid } from '#app/credits/orders/outcomes/become_paid'
import { FIRST_PAUSE_S } from '#app/credits/orders/outcomes/check_payment_job'
import { checkoutOf } from '#app/credits/orders/checkout/checkout_of'
import { endOrder } from '#app/credits/orders/end_order'
import { lockOrder } from '#app/credits/orders/lock_order'
import Order from '#app/credits/orders/order'
import { noteRef } from '#app/credits/orders/outcomes/record_notification'
import { gatewayKeys } from '#app/credits/payments/gateway_account'
import { gatewayNamed } from '#app/credits/payments/gateway_of'
import Withdrawal from '#app/credits/withdrawals/withdrawal'
import { inSeparateTransaction } from '#app/tenancy/context/tenant_context'
import type { Site } from '#app/tenancy/sites/site'

interface Due {
  order: Order
  mandate: Mandate
  /** The mandate still counts; else only an earlier try can have collected. */
  isAllowed: boolean
}

/** An announcement that could not be sent for so long never is: nothing is collected. */
const ANNOUNCED_WITHIN_DAYS = 7

/**
 * Has the bank asked for one order, outside any transaction. Before that the order says that it may be, so that a run that died before
 * it wrote down what it did is repeated and nothing is cancelled meanwhile; the gateway collects once for an order however often it
 * is told. What becomes of it is asked later, as of every order.
 */
export async function collectDebitJob(site: Site, orderId: string): Promise<void> {
  const due = await inSeparateTransaction(() => beginOrGiveUp(site, orderId))
  if (!due) return
  try {
    const ref = await collect(site, due)
    await inSeparateTransaction(() => (ref ? noteCollected(site, due.order, ref) : giveUp(due.order)))
  } catch (error) {
    if (!(error instanceof MandateRefused)) throw error
    await inSeparateTransaction(async () => {
      await giveUp(due.order)
      await endMandates('refused', { id: due.mandate.id })
    })
  }
}

async function beginOrGiveUp(site: Site, id: string): Promise<Due | null> {
  const order = await lockOrder(id)
  const { collectOn, mandateId } = order
  const today = DateTime.now().setZone(site.timeZone).toISODate()!
  if (!order.isPending || order.gatewayRef || !mandateId || !collectOn || collectOn.toISODate()! > today) return null
  const mandate = await Mandate.findOrFail(mandateId)
  const blocked = await PaymentBlock.kindsBlocked(mandate.ibanHash, mandate.phoneHash)
  const isOurs = mandate.creditorId === site.company.creditor_id
  const isAllowed = mandate.state === 'active' && isOurs && blocked.length === 0
  if (!isAllowed && !order.collectingAt) {
    await endOrder(order, 'failed')
    return null
  }
  if (!order.prenotifiedAt && !order.collectingAt) {
    if (collectOn.toISODate()! < DateTime.fromISO(today).minus({ days: ANNOUNCED_WITHIN_DAYS }).toISODate()!)
      await endOrder(order, 'failed')
    return null
  }
  await order.merge({ collectingAt: order.collectingAt ?? DateTime.now() }).save()
  return { order, mandate, isAllowed }
}

/** Returns what the gateway calls it; null where the mandate ended before anything was collected. */
async function collect(site: Site, { order, mandate, isAllowed }: Due): Promise<string | null> {
  const gateway = gatewayNamed(order.gateway)
  const keys = await gatewayKeys(site, gateway)
  if (!isAllowed) return mandate.token && gateway.directDebit!.findCollected(order.reference, mandate.token, keys)
  const token = await registerMandate(site, mandate)
  const { ref } = await gateway.directDebit!.collect(checkoutOf(order, site, mandate.language), token, keys)
  return ref
}

/** Up to a brand's amount the credits come now, unless the buyer withdrew meanwhile; otherwise when the bank has paid. */
async function noteCollected(site: Site, { id, gateway }: Order, ref: string): Promise<void> {
  const order = await lockOrder(id)
  await noteRef({ order: id, gateway, ref })
  await Mandate.query().where('id', order.mandateId!).update({ last_used_at: new Date() })
  await enqueue('check_payment', { order: id, pause: FIRST_PAUSE_S }, { startAfter: FIRST_PAUSE_S })
  if (!order.isPending || order.amountMinor > site.settings.direct_debit_advance) return
  if (await Withdrawal.findBy('order_id', id)) return
  await becomePaid(order.merge({ isAdvanced: true }), {})
}

async function giveUp({ id }: Order): Promise<void> {
  await endOrder(await lockOrder(id), 'failed')
}

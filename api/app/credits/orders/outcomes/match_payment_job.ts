import type { Payment } from '#app/credits/gateways/gateway'
import { gatewayKeys } from '#app/credits/payments/gateway_account'
import { gatewayNamed } from '#app/credits/payments/gateway_of'
import PaymentEvent from '#app/credits/payments/payment_event'
import { openTask } from '#app/credits/tasks/open_task'
import Order from '#app/credits/orders/order'
import { inSeparateTransaction } from '#app/tenancy/context/tenant_context'
import type { Site } from '#app/tenancy/sites/site'
import { noteRef, type Opened } from './record_notification.js'

type Unmatched = Omit<Opened, 'order'>

/**
 * A payment was notified that no order knows: the answer to its charge may have been lost. One that is paid is asked about, outside any
 * transaction, and joined to the order that it names, which is then checked as usual.
 */
export async function matchPaymentJob(site: Site, { gateway: key, ref }: Unmatched): Promise<void> {
  const gateway = gatewayNamed(key)
  if (!gateway.findPayment || !(await inSeparateTransaction(() => isUnmatched(key, ref)))) return
  const payment = await gateway.findPayment(ref, await gatewayKeys(site, gateway))
  if (payment?.state === 'paid') await inSeparateTransaction(() => match(site, { gateway: key, ref }, payment))
}

async function isUnmatched(gateway: string, ref: string): Promise<boolean> {
  return (await PaymentEvent.query().where({ gateway, gateway_ref: ref }).whereNull('order_id').first()) !== null
}

async function match(site: Site, { gateway, ref }: Unmatched, payment: Payment): Promise<void> {
  const [, tenantId, id] = /^(\d+)\.(\d{1,18})$/.exec(payment.reference) ?? []
  // Brands may share an account of the gateway, and anybody can name one brand's payment to another.
  if (!id || tenantId !== site.id) return
  const order = await Order.query().where({ id, gateway }).first()
  // A debit's own job finds out what was collected.
  if (order?.mandateId) return
  if (order && (order.gatewayRef ?? ref) === ref) return noteRef({ order: id, gateway, ref })
  await openTask({ kind: 'payment_does_not_fit', orderId: order?.id, detail: { ...payment, ref, saved: undefined } })
}

import Order from '#app/credits/orders/order'
import PaymentTask from '#app/credits/tasks/payment_task'
import type { ComposedMail } from '#app/notices/mails/composed_mail'
import { paymentTasksMail } from '#app/notices/mails/parts/staff/payment_tasks_mail'
import { currentTenant } from '#app/tenancy/context/tenant_context'
import { longDate } from '#app/tenancy/sites/long_date'
import type { Site } from '#app/tenancy/sites/site'
import { wordingOf } from '#app/tenancy/sites/wording_of'
import { staffAddress } from './staff_address.js'

const MOST_LISTED = 50

/** What waits for finance staff at a brand, in its own language; null once nothing does. */
export async function composePaymentTasks(site: Site, { staff: id }: { staff: string }): Promise<ComposedMail | null> {
  const tasks = await PaymentTask.query().whereNull('done_at').orderByRaw('due_at nulls last, id').limit(MOST_LISTED)
  const email = await staffAddress(id)
  if (!email || tasks.length === 0) return null
  const numbers = await numbersOf(tasks)
  const { language } = site
  return {
    kind: 'payment_tasks',
    member: { id: null, email, language },
    mail: paymentTasksMail(wordingOf(site, language), {
      brand: site.settings.name,
      command: `npm run ace -- payments:tasks ${currentTenant().slug}`,
      tasks: tasks.map(({ kind, orderId, dueAt }) => ({
        kind,
        number: numbers.get(orderId) ?? '–',
        date: dueAt && longDate(site, language, dueAt),
      })),
    }),
  }
}

async function numbersOf(tasks: PaymentTask[]): Promise<Map<string | null, string>> {
  const orders = await Order.query().whereIn(
    'id',
    tasks.flatMap(({ orderId }) => orderId ?? [])
  )
  return new Map(orders.map(({ id, number }) => [id, number]))
}

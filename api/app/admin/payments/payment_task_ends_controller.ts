import type { HttpContext } from '@adonisjs/core/http'
import { PaymentTaskDone } from '#app/admin/access/admin_errors'
import { grantedBrand } from '#app/admin/access/granted_brand'
import { lockOrder } from '#app/credits/orders/lock_order'
import type Order from '#app/credits/orders/order'
import type { TakenBack } from '#app/credits/orders/reversals/take_back'
import { finishTask } from '#app/credits/refunds/finish_task'
import PaymentTask from '#app/credits/tasks/payment_task'
import { NotFound } from '#app/http/http_errors'
import { fieldRefused } from '#app/http/validation/field_refused'
import { fieldsRefused } from '#app/http/validation/fields_refused'
import { rowId } from '#app/http/validation/row_id'
import { asTenant } from '#app/tenancy/context/tenant_context'
import { amountsOf, writeTaskEntry } from './write_task_entry.js'
import { endTaskValidator } from './payment_validator.js'

/**
 * `POST /api/tenants/:tenant_id/payment_tasks/:id/end`: staff did what a task asked for. Its refund counts as paid out, its claim is
 * settled, or the amounts they looked up are booked. What is done once isn’t done again.
 */
export default class PaymentTaskEndsController {
  async store(ctx: HttpContext) {
    const { staff, tenant } = await grantedBrand(ctx)
    const said = await ctx.request.validateUsing(endTaskValidator, { data: ctx.request.body() })
    const { outcome, refunded_minor: refundedMinor = null, charged_back_minor: chargedBackMinor = null } = said
    await asTenant(
      tenant,
      async () => {
        const { task, order } = await openTask(rowId(ctx.params.id))
        const before = order ? amountsOf(order) : {}
        const isReturned = refundedMinor !== null || chargedBackMinor !== null
        const returned = isReturned ? { refundedMinor, chargedBackMinor } : undefined
        if (returned) refuseReturned(task, order, returned)
        const isDone = await finishTask(task, { by: staff.id, outcome, ...(returned && { returned }) })
        if (!isDone) throw new PaymentTaskDone()
        await writeTaskEntry(task, { staff, tenant, outcome, before })
      },
      { connection: 'staff' }
    )
    return ctx.response.noContent()
  }
}

/** One after the other: the order is locked first, as everything does that changes it. @throws NotFound PaymentTaskDone */
async function openTask(id: string): Promise<{ task: PaymentTask; order: Order | null }> {
  const found = await PaymentTask.find(id)
  if (!found) throw new NotFound()
  const order = found.orderId ? await lockOrder(found.orderId) : null
  const task = await PaymentTask.query().where('id', id).forUpdate().firstOrFail()
  if (task.doneAt) throw new PaymentTaskDone()
  return { task, order }
}

/** @throws 422 for amounts of a task that asks for none, and for more than was paid */
function refuseReturned({ kind }: PaymentTask, order: Order | null, told: TakenBack): void {
  if (kind !== 'reversal_notified' || !order)
    throw fieldRefused(told.refundedMinor === null ? 'charged_back_minor' : 'refunded_minor', 'unknown_field')
  const { amountMinor, refundedMinor, chargedBackMinor } = order
  const refunded = told.refundedMinor ?? refundedMinor
  const chargedBack = told.chargedBackMinor ?? chargedBackMinor
  if (refunded + chargedBack <= amountMinor) return
  const [field, other] =
    told.refundedMinor === null
      ? (['charged_back_minor', refunded] as const)
      : (['refunded_minor', Math.min(chargedBack, amountMinor)] as const)
  throw fieldsRefused([{ field, rule: 'max', meta: { max: amountMinor - other } }])
}

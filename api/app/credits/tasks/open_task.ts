import logger from '@adonisjs/core/services/logger'
import type { DateTime } from 'luxon'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import type { TaskKind } from './payment_task.js'

interface NewTask {
  kind: TaskKind
  orderId?: string | null
  refundId?: string | null
  withdrawalId?: string | null
  /** Figures and states for whoever looks, no personal data. */
  detail?: Record<string, unknown>
  /** Where the law sets a date. */
  dueAt?: DateTime
}

/** Puts something in finance staff's queue, which `report_tasks` mails to them; what is open already stays one task. */
export async function openTask({ kind, orderId, refundId, withdrawalId, detail = {}, dueAt }: NewTask): Promise<void> {
  const rows = await tenantRows(
    `insert into app.payment_tasks (kind, order_id, refund_id, withdrawal_id, detail, due_at)
     values (:kind, :orderId, :refundId, :withdrawalId, :detail, :dueAt) on conflict do nothing returning id`,
    {
      kind,
      orderId: orderId ?? null,
      refundId: refundId ?? null,
      withdrawalId: withdrawalId ?? null,
      detail: JSON.stringify(detail),
      dueAt: dueAt?.toJSDate() ?? null,
    }
  )
  if (rows.length > 0)
    logger.error({ task: kind, order: orderId, refund: refundId, ...detail }, 'a payment needs staff')
}

import type { DateTime } from 'luxon'
import { TASK_KINDS, type TaskKind } from '#app/credits/tasks/payment_task'
import { byState } from '#app/admin/resources/definition/by_state'
import { maskedEmail } from '#app/admin/resources/definition/masked_email'
import { staffName } from '#app/admin/resources/definition/staff_name'
import type { Resource, Row } from '#app/admin/resources/definition/resource'

interface PaymentTaskRow {
  id: string
  tenant_id: string
  kind: TaskKind
  order: { id: string; number: string; amount_minor: number; currency: string; status: string } | null
  refund: { id: string; amount_minor: number; currency: string } | null
  /** What somebody stated, whether or not such an order is theirs; the address is masked. */
  withdrawal: { number: string; order_number: string; email: string; reason: string | null; stated_at: string } | null
  /** What the payment provider told, is owed, or is to be paid out. */
  told: {
    amount_minor: number | null
    currency: string | null
    refunded_minor: number | null
    charged_back_minor: number | null
    /** The discount code that was used too often. */
    code: string | null
  }
  made_at: string
  due_at: string | null
  done_at: string | null
  done_by: { id: string; name: string } | null
  outcome: string | null
}

/** What payments need from staff, and what came of it. */
export const paymentTasks = {
  inTenant: 'payment_tasks.tenant_id',
  from: `app.payment_tasks
    left join app.orders on orders.tenant_id = payment_tasks.tenant_id and orders.id = payment_tasks.order_id
    left join app.refunds on refunds.tenant_id = payment_tasks.tenant_id and refunds.id = payment_tasks.refund_id
    left join app.withdrawals on withdrawals.tenant_id = payment_tasks.tenant_id and withdrawals.id = payment_tasks.withdrawal_id`,
  key: 'payment_tasks.id',
  columns: `payment_tasks.id::text, payment_tasks.tenant_id::text, payment_tasks.kind, payment_tasks.order_id::text, orders.number,
    orders.amount_minor, orders.currency, orders.status, payment_tasks.refund_id::text, refunds.amount_minor as refund_minor,
    refunds.currency as refund_currency, withdrawals.number as withdrawal_number, withdrawals.order_number, withdrawals.email,
    withdrawals.reason, withdrawals.stated_at, payment_tasks.detail, payment_tasks.made_at, payment_tasks.due_at,
    payment_tasks.done_at, ${staffName('payment_tasks.done_by')}, payment_tasks.outcome`,
  filters: {
    id: { kind: 'id', column: 'payment_tasks.id' },
    order_id: { kind: 'id', column: 'payment_tasks.order_id' },
    kind: { kind: 'choice', column: 'payment_tasks.kind', options: TASK_KINDS },
    state: byState({
      open: 'payment_tasks.done_at is null',
      overdue: 'payment_tasks.done_at is null and payment_tasks.due_at < now()',
      done: 'payment_tasks.done_at is not null',
    }),
  },
  sorts: { id: 'payment_tasks.id', made_at: 'payment_tasks.made_at' },
  defaultSort: ['made_at', 'ASC'],
  shown,
} satisfies Resource

function shown(row: Row): PaymentTaskRow {
  return {
    id: row.id,
    tenant_id: row.tenant_id,
    kind: row.kind,
    order: row.order_id && {
      id: row.order_id,
      number: row.number,
      amount_minor: row.amount_minor,
      currency: row.currency,
      status: row.status,
    },
    refund: row.refund_id && { id: row.refund_id, amount_minor: row.refund_minor, currency: row.refund_currency },
    withdrawal: row.withdrawal_number && {
      number: row.withdrawal_number,
      order_number: row.order_number,
      email: maskedEmail(row.email),
      reason: row.reason,
      stated_at: row.stated_at.toISO(),
    },
    told: toldOf(row.detail),
    made_at: row.made_at.toISO(),
    due_at: iso(row.due_at),
    done_at: iso(row.done_at),
    done_by: row.done_by,
    outcome: row.outcome,
  }
}

/** Figures are named as whoever opened the task knew them (`open_task.ts`). */
function toldOf(detail: Row): PaymentTaskRow['told'] {
  return {
    amount_minor: detail.amount_minor ?? detail.claim_minor ?? detail.amountMinor ?? null,
    currency: detail.currency ?? null,
    refunded_minor: detail.refundedMinor ?? null,
    charged_back_minor: detail.chargedBackMinor ?? null,
    code: detail.code ?? null,
  }
}

function iso(at: DateTime | null): string | null {
  return at && at.toISO()
}

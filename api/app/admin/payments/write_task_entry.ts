import Order from '#app/credits/orders/order'
import type PaymentTask from '#app/credits/tasks/payment_task'
import type StaffMember from '#app/staff/accounts/staff_member'
import { differences } from '#app/tenancy/audit/differences'
import { writeAuditEntry } from '#app/tenancy/audit/write_audit_entry'
import type { Tenant } from '#app/tenancy/context/tenant_context'

interface TaskEntry {
  staff: StaffMember
  tenant: Tenant
  outcome: string
  /** Of the order, before the task was ended. */
  before: object
}

/** What a task may change of an order. */
export function amountsOf({ refundedMinor, chargedBackMinor, claimMinor }: Order): object {
  return { refunded_minor: refundedMinor, charged_back_minor: chargedBackMinor, claim_minor: claimMinor }
}

/** Names the member where there is one, so that it goes from the log when the member's data is erased. */
export async function writeTaskEntry(
  { kind, orderId, id }: PaymentTask,
  { staff, tenant, outcome, before }: TaskEntry
): Promise<void> {
  const order = orderId ? await Order.findOrFail(orderId) : null
  await writeAuditEntry({
    staffMemberId: staff.id,
    tenantId: tenant.id,
    action: 'payment_task_done',
    detail: {
      ...(order ? { level: 'member', id: order.memberId } : { level: 'tenant', id: tenant.id }),
      name: `${order?.number ?? id} ${kind}`,
      reason: outcome,
      changes: order ? differences(before, amountsOf(order)) : {},
    },
  })
}

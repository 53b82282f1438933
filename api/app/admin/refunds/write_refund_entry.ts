import { formatMoney } from '#app/credits/packages/format_money'
import type Refund from '#app/credits/refunds/refund'
import type StaffMember from '#app/staff/accounts/staff_member'
import type { Tenant } from '#app/tenancy/context/tenant_context'
import { writeAuditEntry } from '#app/tenancy/audit/write_audit_entry'

interface RefundEntry {
  staff: StaffMember
  tenant: Tenant
  action: 'refund_given' | 'refund_agreed' | 'refund_declined'
}

/** Names member and reason, which go from the log when the member's data is erased. */
export async function writeRefundEntry(
  { memberId, reason, amountMinor, currency }: Refund,
  { staff, tenant, action }: RefundEntry
): Promise<void> {
  await writeAuditEntry({
    staffMemberId: staff.id,
    tenantId: tenant.id,
    action,
    detail: {
      level: 'member',
      id: memberId,
      reason: reason ?? undefined,
      name: formatMoney(amountMinor, currency, 'en'),
    },
  })
}

import { useTranslate } from 'react-admin'
import { FilterRow } from '#console/lists/filter_row.tsx'
import { ListChoice } from '#console/lists/list_choice.tsx'
import { ListTable } from '#console/lists/list_table.tsx'
import { type ListedRefund, REFUND_CAUSES, REFUND_STATES } from '#console/payments/payment.ts'
import { ListFrame } from '#console/lists/list_frame.tsx'
import { useRefundColumns } from '#console/payments/refunds/use_refund_columns.tsx'
import type { Tenant } from '#console/tenancy/tenant.ts'

const OLDEST_FIRST = { field: 'requested_at', order: 'ASC' } as const
const WAITING = { state: 'proposed' }

/** Refunds of a brand: those that wait for a second person, until somebody asks for others. */
export default function RefundListScreen({ tenant }: { tenant: Tenant }) {
  const translate = useTranslate()
  const columns = useRefundColumns(tenant)
  return (
    <ListFrame<ListedRefund>
      resource="refunds"
      tenant={tenant}
      sort={OLDEST_FIRST}
      filtered={WAITING}
      empty="payments.refunds.empty"
      filters={
        <FilterRow>
          <ListChoice
            source="state"
            choices={REFUND_STATES.map((id) => ({ id, name: translate(`payments.refund_states.${id}`) }))}
          />
          <ListChoice
            source="cause"
            choices={REFUND_CAUSES.map((id) => ({ id, name: translate(`payments.refunds.causes.${id}`) }))}
          />
        </FilterRow>
      }
    >
      <ListTable<ListedRefund>
        columns={columns}
        open={({ order }) => `/tenants/${tenant.id}/show/orders/${order.id}`}
      />
    </ListFrame>
  )
}

import { ListTable } from '#console/lists/list_table.tsx'
import { OrderFilters } from '#console/payments/orders/order_filters.tsx'
import { useOrderColumns } from '#console/payments/orders/use_order_columns.tsx'
import type { Order } from '#console/payments/payment.ts'
import { ListFrame } from '#console/lists/list_frame.tsx'
import type { Tenant } from '#console/tenancy/tenant.ts'

const LATEST_FIRST = { field: 'created_at', order: 'DESC' } as const

export default function OrderListScreen({ tenant }: { tenant: Tenant }) {
  const columns = useOrderColumns(tenant)
  return (
    <ListFrame<Order>
      resource="orders"
      tenant={tenant}
      sort={LATEST_FIRST}
      empty="payments.orders.empty"
      filters={<OrderFilters />}
    >
      <ListTable<Order> columns={columns} open={({ id }) => `/tenants/${tenant.id}/show/orders/${id}`} />
    </ListFrame>
  )
}

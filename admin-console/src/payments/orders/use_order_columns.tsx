import { Box } from '@mui/material'
import { useCanAccess } from 'react-admin'
import type { Column } from '#console/lists/column.ts'
import { BuyerLink } from '#console/payments/buyer_link.tsx'
import { OrderStatus } from '#console/payments/orders/order_status.tsx'
import type { Order } from '#console/payments/payment.ts'
import { useMethodName } from '#console/payments/use_method_name.ts'
import type { Tenant } from '#console/tenancy/tenant.ts'
import { Moment } from '#console/theme/moment.tsx'
import { useMoney } from '#console/translations/use_money.ts'

const NUMBERS = { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } as const

export function useOrderColumns(tenant: Tenant): Column<Order>[] {
  const money = useMoney()
  const methodName = useMethodName()
  const { canAccess: seesMembers } = useCanAccess({ resource: 'members', action: 'list', record: tenant })
  const buyer: Column<Order> = {
    source: 'member',
    sx: { overflowWrap: 'anywhere' },
    render: ({ tenant_id: tenantId, member }) => <BuyerLink tenantId={tenantId} member={member} />,
  }
  return [
    {
      source: 'number',
      sx: NUMBERS,
      render: ({ number }) => (
        <Box component="span" sx={{ fontWeight: 550 }}>
          {number}
        </Box>
      ),
    },
    ...(seesMembers ? [buyer] : []),
    { source: 'package', from: 'lg', sx: { overflowWrap: 'anywhere' }, render: (order) => order.package },
    { source: 'amount', align: 'right', sx: NUMBERS, render: (order) => money(order.amount_minor, order.currency) },
    { source: 'method', from: 'md', render: ({ method }) => methodName(method) },
    { source: 'status', render: ({ status }) => <OrderStatus status={status} /> },
    { source: 'created_at', isSorted: true, render: ({ created_at: at }) => <Moment at={at} /> },
  ]
}

import DownloadOutlined from '@mui/icons-material/DownloadOutlined'
import { Box, Button, Paper, Typography } from '@mui/material'
import { useCanAccess, useTranslate } from 'react-admin'
import { BuyerLink } from '#console/payments/buyer_link.tsx'
import { OrderStatus } from '#console/payments/orders/order_status.tsx'
import type { WholeOrder } from '#console/payments/payment.ts'
import { useMethodName } from '#console/payments/use_method_name.ts'
import type { Tenant } from '#console/tenancy/tenant.ts'
import { Moment } from '#console/theme/moment.tsx'
import { useMoney } from '#console/translations/use_money.ts'

/** Which order it is, at a glance. */
export function OrderHead({ order, tenant }: { order: WholeOrder; tenant: Tenant }) {
  const translate = useTranslate()
  const money = useMoney()
  const methodName = useMethodName()
  const { canAccess: seesMembers } = useCanAccess({ resource: 'members', action: 'list', record: tenant })
  return (
    <Paper sx={{ p: 3, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2.5 }}>
      <Box sx={{ flex: '1 1 16rem', minWidth: 0, display: 'grid', gap: 0.75 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2, rowGap: 0.5 }}>
          <Typography variant="h2" sx={{ fontSize: '1.25rem', fontVariantNumeric: 'tabular-nums' }}>
            {order.number}
          </Typography>
          <OrderStatus status={order.status} />
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, color: 'text.secondary' }}>
          {seesMembers && (
            <>
              <BuyerLink tenantId={tenant.id} member={order.member} />
              <span aria-hidden>·</span>
            </>
          )}
          <span>{methodName(order.method)}</span>
          <span aria-hidden>·</span>
          <Moment at={order.created_at} />
        </Box>
      </Box>
      <Typography
        component="div"
        sx={{ fontSize: '1.5rem', fontWeight: 620, letterSpacing: '-0.01em', fontVariantNumeric: 'tabular-nums' }}
      >
        {money(order.amount_minor, order.currency)}
      </Typography>
      {order.completed_at && (
        <Button
          component="a"
          href={`/api/tenants/${tenant.id}/orders/${order.number}/receipt`}
          download
          variant="outlined"
          startIcon={<DownloadOutlined />}
        >
          {translate('payments.orders.receipt')}
        </Button>
      )}
    </Paper>
  )
}

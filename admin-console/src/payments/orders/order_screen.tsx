import { Box } from '@mui/material'
import { useCanAccess, useGetOne, useTranslate } from 'react-admin'
import { useParams } from 'react-router-dom'
import { OrderFacts } from '#console/payments/orders/order_facts.tsx'
import { OrderHead } from '#console/payments/orders/order_head.tsx'
import { OrderHistory } from '#console/payments/orders/order_history.tsx'
import { OrderTasks } from '#console/payments/orders/order_tasks.tsx'
import type { WholeOrder } from '#console/payments/payment.ts'
import { RefundDecision } from '#console/payments/refunds/refund_decision.tsx'
import { RefundOrder } from '#console/payments/refunds/refund_order.tsx'
import type { Tenant } from '#console/tenancy/tenant.ts'
import { Failed } from '#console/theme/failed.tsx'
import { BackLink } from '#console/theme/back_link.tsx'
import { ScreenTitle } from '#console/theme/screen_title.tsx'
import { Waiting } from '#console/theme/waiting.tsx'

/** One purchase: what it is, what happened about it, and what may be done now. */
export default function OrderScreen({ tenant }: { tenant: Tenant }) {
  const translate = useTranslate()
  const { orderId } = useParams()
  const { data, error, refetch } = useGetOne<WholeOrder>('orders', { id: orderId!, meta: { tenant_id: tenant.id } })
  const { canAccess: refunds } = useCanAccess({ resource: 'goodwill_refunds', action: 'store', record: tenant })
  // The list's row is shown until the full record has loaded.
  const order = data && 'events' in data ? data : undefined
  if (error && !order) return <Failed error={error} onRetry={refetch} />
  if (!order) return <Waiting />
  const waiting = order.refunds.filter(({ state }) => state === 'proposed')
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <ScreenTitle>{`${order.number} · ${tenant.name}`}</ScreenTitle>
      <BackLink to={`/tenants/${tenant.id}/show/orders`}>{translate('payments.orders.back')}</BackLink>
      <OrderHead order={order} tenant={tenant} />
      {waiting.map((refund) => (
        <RefundDecision key={refund.id} tenant={tenant} refund={refund} />
      ))}
      <OrderTasks tenant={tenant} orderId={order.id} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <OrderFacts order={order} />
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
          {refunds && <RefundOrder key={order.id} tenant={tenant} order={order} />}
          <OrderHistory order={order} />
        </Box>
      </Box>
    </Box>
  )
}

import { Box, Link, Paper, Typography } from '@mui/material'
import { useCanAccess, useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { WholeMember } from '#console/members/member.ts'
import { useMoney } from '#console/translations/use_money.ts'
import { useTimes } from '#console/translations/use_times.ts'

export function MemberOrders({ member: { orders, tenant_id: tenantId } }: { member: WholeMember }) {
  const translate = useTranslate()
  const { moment } = useTimes()
  const money = useMoney()
  const { canAccess: opens } = useCanAccess({ resource: 'orders', action: 'list', record: { id: tenantId } })
  return (
    <Paper component="section" sx={{ p: 3 }}>
      <Typography variant="h2" sx={{ pb: 1.5 }}>
        {translate('members.orders')}
      </Typography>
      {orders.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>{translate('members.no_orders')}</Typography>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', fontVariantNumeric: 'tabular-nums' }}>
        {orders.map((order) => (
          <Box
            component="li"
            key={order.number}
            sx={{
              display: 'flex',
              justifyContent: 'space-between',
              gap: 2,
              py: 1,
              '& + &': { borderTop: 1, borderColor: 'divider' },
            }}
          >
            <Box>
              <Box sx={{ fontWeight: 550 }}>
                {opens ? (
                  <Link component={RouterLink} to={`/tenants/${tenantId}/show/orders/${order.id}`}>
                    {order.number}
                  </Link>
                ) : (
                  order.number
                )}
              </Box>
              <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                {moment(order.created_at)} · {translate('members.order_credits', { smart_count: order.credits })}
              </Typography>
            </Box>
            <Box sx={{ textAlign: 'end' }}>
              <Box>{money(order.amount_minor, order.currency)}</Box>
              <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                {translate(`members.order_statuses.${order.status}`)}
              </Typography>
            </Box>
          </Box>
        ))}
      </Box>
    </Paper>
  )
}

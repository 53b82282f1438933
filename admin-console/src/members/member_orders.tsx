import { Box, Paper, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { Order } from '#console/members/member.ts'
import { useMoney } from '#console/translations/use_money.ts'
import { useTimes } from '#console/translations/use_times.ts'

export function MemberOrders({ orders }: { orders: Order[] }) {
  const translate = useTranslate()
  const { moment } = useTimes()
  const money = useMoney()
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
              <Box sx={{ fontWeight: 550 }}>{order.number}</Box>
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

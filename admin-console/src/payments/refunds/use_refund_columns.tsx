import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { Column } from '#console/lists/column.ts'
import type { ListedRefund } from '#console/payments/payment.ts'
import { DecideRefund } from '#console/payments/refunds/decide_refund.tsx'
import { RefundState } from '#console/payments/refunds/refund_state.tsx'
import type { Tenant } from '#console/tenancy/tenant.ts'
import { Moment } from '#console/theme/moment.tsx'
import { useAgo } from '#console/translations/use_ago.ts'
import { useMoney } from '#console/translations/use_money.ts'

const NUMBERS = { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } as const

export function useRefundColumns(tenant: Tenant): Column<ListedRefund>[] {
  const translate = useTranslate()
  const money = useMoney()
  const ago = useAgo()
  return [
    { source: 'order', sx: NUMBERS, render: ({ order }) => order.number },
    {
      source: 'amount',
      align: 'right',
      sx: NUMBERS,
      render: (refund) => money(refund.amount_minor, refund.currency),
    },
    {
      source: 'reason',
      sx: { overflowWrap: 'anywhere' },
      render: ({ cause, reason, asked_by: asked, requested_at: at }) => (
        <>
          {reason ?? translate(`payments.refunds.causes.${cause}`)}
          {asked?.name && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {asked.name}
              <Box component="span" sx={{ display: { md: 'none' } }}>
                {' · '}
                {ago(at)}
              </Box>
            </Typography>
          )}
        </>
      ),
    },
    {
      source: 'requested_at',
      isSorted: true,
      from: 'md',
      render: ({ state, requested_at: at }) =>
        state === 'proposed' ? <time dateTime={at}>{ago(at)}</time> : <Moment at={at} />,
    },
    {
      source: 'state',
      render: (refund) =>
        refund.state === 'proposed' ? (
          <Box sx={{ py: 0.5, minWidth: 128 }}>
            <DecideRefund tenantId={tenant.id} refund={refund} />
          </Box>
        ) : (
          <RefundState state={refund.state} />
        ),
    },
  ]
}

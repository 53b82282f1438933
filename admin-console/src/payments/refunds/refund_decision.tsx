import { Box, Paper, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { Refund } from '#console/payments/payment.ts'
import { DecideRefund } from '#console/payments/refunds/decide_refund.tsx'
import type { Tenant } from '#console/tenancy/tenant.ts'
import { StateDot } from '#console/theme/state_dot.tsx'
import { useAgo } from '#console/translations/use_ago.ts'
import { useMoney } from '#console/translations/use_money.ts'

/** A refund of an order that waits for a second person. */
export function RefundDecision({ tenant, refund }: { tenant: Tenant; refund: Refund }) {
  const translate = useTranslate()
  const money = useMoney()
  const ago = useAgo()
  return (
    <Paper
      component="section"
      aria-label={translate('payments.refund_states.proposed')}
      sx={{ p: 3, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, borderColor: 'warning.main' }}
    >
      <Box sx={{ flex: '1 1 20rem', minWidth: 0, display: 'grid', gap: 0.5, overflowWrap: 'anywhere' }}>
        <StateDot colour="warning.main">{translate('payments.refund_states.proposed')}</StateDot>
        <Typography sx={{ fontWeight: 550 }}>
          {translate('payments.refunds.asked', {
            amount: money(refund.amount_minor, refund.currency),
            name: refund.asked_by?.name ?? '',
            ago: ago(refund.requested_at),
          })}
        </Typography>
        {refund.reason && <Typography sx={{ color: 'text.secondary' }}>{refund.reason}</Typography>}
      </Box>
      <DecideRefund tenantId={tenant.id} refund={refund} />
    </Paper>
  )
}

import { Box, Typography } from '@mui/material'
import { useCanAccess, useNotify, useRefresh, useTranslate } from 'react-admin'
import { useSession } from '#console/data/use_session.ts'
import { ConfirmButton } from '#console/forms/confirm_button.tsx'
import { useCalls } from '#console/forms/use_calls.ts'
import type { Refund } from '#console/payments/payment.ts'
import { useMoney } from '#console/translations/use_money.ts'

/** Agrees to a refund that waits for a second person, or declines it; who asked for it is told why they can’t. */
export function DecideRefund({ tenantId, refund }: { tenantId: string; refund: Refund }) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const money = useMoney()
  const session = useSession()
  const { canAccess } = useCanAccess({ resource: 'refund_agreements', action: 'store', record: { id: tenantId } })
  const { isBusy, faults, call } = useCalls(`/api/tenants/${tenantId}/refunds/${refund.id}`)
  if (!canAccess || !session) return null
  if (session.staff.id === refund.asked_by?.id)
    return (
      <Typography variant="body2" sx={{ maxWidth: 280, color: 'text.secondary' }}>
        {translate('payments.refunds.own')}
      </Typography>
    )
  const values = { amount: money(refund.amount_minor, refund.currency) }

  async function decide(path: string, said: string) {
    if (await call('POST', path)) notify(`payments.refunds.${said}`, { type: 'success' })
    // Also when somebody else was faster.
    refresh()
  }

  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <ConfirmButton
          size="small"
          variant="contained"
          label="payments.refunds.agree"
          title="payments.refunds.ask"
          question="payments.refunds.ask_alone"
          values={values}
          isBusy={isBusy}
          onConfirm={() => void decide('/agreement', 'agreed')}
        />
        <ConfirmButton
          size="small"
          color="error"
          label="payments.refunds.decline"
          question="payments.refunds.ask_decline"
          values={values}
          isBusy={isBusy}
          onConfirm={() => void decide('/decline', 'declined')}
        />
      </Box>
      {faults['amount_minor'] && (
        <Typography role="alert" variant="body2" sx={{ color: 'error.main' }}>
          {translate('payments.refunds.too_much')}
        </Typography>
      )}
    </Box>
  )
}

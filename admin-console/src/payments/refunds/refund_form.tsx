import { Box, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useLocale, useNotify, useRefresh, useTranslate } from 'react-admin'
import { ConfirmButton } from '#console/forms/confirm_button.tsx'
import { LeaveGuard } from '#console/forms/leave_guard.tsx'
import { RefusalAlert } from '#console/forms/refusal_alert.tsx'
import type { Calculation, WholeOrder } from '#console/payments/payment.ts'
import { RefundAmount, type RefundChoice } from '#console/payments/refunds/refund_amount.tsx'
import { useRefund } from '#console/payments/refunds/use_refund.ts'
import type { Tenant } from '#console/tenancy/tenant.ts'
import { parsePrice } from '#console/translations/price_text.ts'
import { useMoney } from '#console/translations/use_money.ts'

interface Props {
  order: WholeOrder
  tenant: Tenant
  calculation: Calculation
}

const LONGEST_REASON = 500

export function RefundForm({ order, calculation }: Props) {
  const translate = useTranslate()
  const locale = useLocale()
  const notify = useNotify()
  const refresh = useRefresh()
  const money = useMoney()
  const { currency, unused_minor: unused, whole_minor: whole, goodwill_limit: limit } = calculation
  const [choice, setChoice] = useState<RefundChoice>(unused > 0 ? 'unused' : 'whole')
  const [typed, setTyped] = useState('')
  const [reason, setReason] = useState('')
  const { isBusy, faults, refusal, give } = useRefund(order)
  const minor = { unused, whole, other: parsePrice(typed, currency, locale) }[choice]
  const amount = minor === undefined ? '' : money(minor, currency)
  const isReady = minor !== undefined && minor > 0 && reason.trim() !== ''

  async function send() {
    const refund = await give({ amount_minor: minor!, reason })
    if (!refund) return
    setReason('')
    setTyped('')
    notify(`payments.refunds.${refund.state === 'proposed' ? 'proposed' : 'given'}`, {
      type: 'success',
      messageArgs: { amount },
    })
    refresh()
  }

  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5 }}>
      <LeaveGuard isNeeded={typed !== '' || reason !== ''} />
      <RefusalAlert text={refusal} />
      <RefundAmount
        calculation={calculation}
        choice={choice}
        typed={typed}
        fault={faults['amount_minor']}
        onChoose={setChoice}
        onType={setTyped}
      />
      <TextField
        fullWidth
        multiline
        minRows={2}
        label={translate('forms.reason')}
        value={reason}
        error={faults['reason'] !== undefined}
        helperText={faults['reason'] ?? translate('payments.refunds.reason_hint')}
        onChange={(event) => setReason(event.target.value)}
        slotProps={{ htmlInput: { maxLength: LONGEST_REASON } }}
        sx={{ m: 0 }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <ConfirmButton
          variant="contained"
          label="payments.refunds.give"
          title="payments.refunds.ask"
          question={`payments.refunds.${minor !== undefined && minor > limit ? 'ask_second' : 'ask_alone'}`}
          values={{ amount }}
          isBusy={isBusy || !isReady}
          onConfirm={() => void send()}
        />
        <Typography aria-live="polite" sx={{ fontWeight: 550, fontVariantNumeric: 'tabular-nums' }}>
          {amount}
        </Typography>
      </Box>
    </Box>
  )
}

import { Box, FormControlLabel, Radio, RadioGroup, TextField, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { digitsOf } from '#console/translations/digits_of.ts'
import type { Calculation } from '#console/payments/payment.ts'
import { useMoney } from '#console/translations/use_money.ts'

export type RefundChoice = 'unused' | 'whole' | 'other'

interface Props {
  calculation: Calculation
  choice: RefundChoice
  typed: string
  fault: string | undefined
  onChoose(choice: RefundChoice): void
  onType(typed: string): void
}

/** How much goes back: for the unused credits, all that is left, or an amount that is typed. */
export function RefundAmount({ calculation, choice, typed, fault, onChoose, onType }: Props) {
  const translate = useTranslate()
  const money = useMoney()
  const { currency, unused_minor: unused, whole_minor: whole, credits, credits_unused: left } = calculation
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}>
      <RadioGroup
        aria-label={translate('resources.refunds.fields.amount')}
        value={choice}
        onChange={({ target }) => onChoose(target.value as RefundChoice)}
      >
        <Choice
          value="unused"
          text={translate('payments.refunds.unused', { left, credits })}
          amount={money(unused, currency)}
          isDisabled={unused === 0}
        />
        <Choice value="whole" text={translate('payments.refunds.whole')} amount={money(whole, currency)} />
        <Choice value="other" text={translate('payments.refunds.other')} />
      </RadioGroup>
      {choice === 'other' && (
        <TextField
          label={translate('payments.refunds.amount_in', { currency })}
          value={typed}
          error={fault !== undefined}
          helperText={fault && translate('payments.refunds.at_most', { amount: money(whole, currency) })}
          onChange={(event) => onType(event.target.value)}
          slotProps={{ htmlInput: { inputMode: digitsOf(currency) > 0 ? 'decimal' : 'numeric', maxLength: 12 } }}
          sx={{ m: 0, ml: 4, maxWidth: 200 }}
        />
      )}
    </Box>
  )
}

interface ChoiceProps {
  value: RefundChoice
  text: string
  amount?: string
  isDisabled?: boolean
}

function Choice({ value, text, amount, isDisabled = false }: ChoiceProps) {
  return (
    <FormControlLabel
      value={value}
      disabled={isDisabled}
      control={<Radio size="small" />}
      disableTypography
      label={
        <>
          <Typography component="span" sx={{ flexGrow: 1, overflowWrap: 'anywhere' }}>
            {text}
          </Typography>
          {amount && (
            <Typography component="span" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
              {amount}
            </Typography>
          )}
        </>
      }
      sx={{ mr: 0, gap: 0.5, '&.Mui-disabled': { color: 'text.disabled' } }}
    />
  )
}

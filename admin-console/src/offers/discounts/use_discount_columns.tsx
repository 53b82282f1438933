import { Box, Typography } from '@mui/material'
import { useLocale, useTranslate } from 'react-admin'
import type { Column } from '#console/lists/column.ts'
import { METHOD_NAMES, type DiscountCode, type DiscountState } from '#console/offers/discounts/discount_code.ts'
import { StopCodeButton } from '#console/offers/discounts/stop_code_button.tsx'
import { useClocks } from '#console/offers/use_clocks.ts'
import { StateDot } from '#console/theme/state_dot.tsx'
import { placeName } from '#console/translations/place_name.ts'
import { useMoney } from '#console/translations/use_money.ts'

const COLOURS: Record<DiscountState, string> = {
  running: 'success.main',
  planned: 'primary.main',
  used_up: 'warning.main',
  ended: 'text.disabled',
  stopped: 'error.main',
}

export function useDiscountColumns(writes: boolean): Column<DiscountCode>[] {
  const translate = useTranslate()
  const at = useClocks()
  const termsOf = useTerms()
  const columns: Column<DiscountCode>[] = [
    {
      source: 'code',
      isSorted: true,
      sx: { overflowWrap: 'anywhere', minWidth: 120 },
      render: ({ code, batch }) => (
        <>
          <Box sx={{ fontWeight: 550 }}>{code}</Box>
          {batch && (
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              {batch}
            </Typography>
          )}
        </>
      ),
    },
    {
      source: 'value_percentage',
      isSorted: true,
      render: (row) => (
        <>
          {translate('offers.codes.off', { percent: row.value_percentage })}
          <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
            {termsOf(row)}
          </Typography>
        </>
      ),
    },
    {
      source: 'starts',
      from: 'md',
      render: ({ starts, ends }) => (
        <>
          <Box sx={{ whiteSpace: 'nowrap' }}>{translate('offers.from', { at: at(starts) })}</Box>
          <Typography variant="caption" component="div" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
            {ends ? translate('offers.until', { at: at(ends) }) : translate('offers.codes.no_end')}
          </Typography>
        </>
      ),
    },
    {
      source: 'used',
      align: 'right',
      sx: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
      render: ({ used, limit }) => (limit === null ? used : translate('offers.codes.used_of', { used, limit })),
    },
    {
      source: 'state',
      render: ({ state }) => <StateDot colour={COLOURS[state]}>{translate(`offers.codes.states.${state}`)}</StateDot>,
    },
  ]
  if (writes)
    columns.push({
      source: 'stop',
      label: 'offers.codes.stop',
      align: 'right',
      render: (row) => <StopCodeButton code={row} />,
    })
  return columns
}

/** Who a code is for, in few words. */
function useTerms() {
  const translate = useTranslate()
  const language = useLocale()
  const money = useMoney()
  return (row: DiscountCode): string => {
    const { validity, country, currency, minimum_order_value: minimum, payment_methods: methods } = row
    const names = methods.map(
      (one) => METHOD_NAMES[one as keyof typeof METHOD_NAMES] ?? translate(`offers.codes.method.${one}`)
    )
    return [
      translate(`offers.codes.validities.${validity}`),
      country && placeName(country, language),
      minimum !== null && currency
        ? translate('offers.codes.from_minimum', { amount: money(minimum, currency) })
        : currency,
      names.join(', '),
    ]
      .filter(Boolean)
      .join(' · ')
  }
}

import { Alert, Box, Typography } from '@mui/material'
import { useLocale, useTranslate } from 'react-admin'
import { type Asked, useExamples } from '#console/offers/discounts/use_examples.ts'
import { usePackageName } from '#console/offers/packages/use_package_name.ts'
import { placeName } from '#console/translations/place_name.ts'
import { useMoney } from '#console/translations/use_money.ts'

/** More would be a price list. */
const MOST_SHOWN = 3

/** What real packages cost with a code, before it is saved. */
export function ExamplePrices({ tenantId, asked }: { tenantId: string; asked: Asked | undefined }) {
  const translate = useTranslate()
  const language = useLocale()
  const money = useMoney()
  const nameOf = usePackageName()
  const { data } = useExamples(tenantId, asked)
  if (!asked || !data) return null
  const fitting = data.examples.filter((one) => one.discounted_price_minor !== null)
  return (
    <Box
      component="section"
      aria-label={translate('offers.codes.example')}
      sx={{ display: 'grid', gap: 0.75, p: 2, borderRadius: 1, bgcolor: 'action.hover' }}
    >
      <Typography variant="body2" sx={{ fontWeight: 550 }}>
        {translate(fitting.length > 0 ? 'offers.codes.example' : 'offers.codes.fits_nothing')}
      </Typography>
      {fitting.slice(0, MOST_SHOWN).map((one) => (
        <Box
          key={`${one.country} ${one.credits} ${one.price_minor}`}
          sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, fontVariantNumeric: 'tabular-nums' }}
        >
          <Box component="span" sx={{ flexGrow: 1 }}>
            {placeName(one.country, language)} · {nameOf(one)}
          </Box>
          <Box component="s" sx={{ color: 'text.secondary' }}>
            {money(one.price_minor, one.currency)}
          </Box>
          <Box component="span" sx={{ fontWeight: 550 }}>
            {money(one.discounted_price_minor!, one.currency)}
          </Box>
        </Box>
      ))}
      {data.breaks_time_bonus && (
        <Alert severity="info" variant="outlined" sx={{ mt: 0.5 }}>
          {translate('offers.codes.breaks_time_bonus')}
        </Alert>
      )}
    </Box>
  )
}

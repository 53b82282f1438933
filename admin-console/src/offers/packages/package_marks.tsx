import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Mark } from '#console/offers/mark.tsx'
import type { CreditPackage } from '#console/offers/packages/credit_package.ts'
import { useClocks } from '#console/offers/use_clocks.ts'

/** What is said about a package beside its price. */
export function PackageMarks({ one }: { one: CreditPackage }) {
  const translate = useTranslate()
  const at = useClocks()
  const period = [
    one.starts && translate('offers.from', { at: at(one.starts) }),
    one.ends && translate('offers.until', { at: at(one.ends) }),
  ].filter(Boolean)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75 }}>
      {one.best_value && <Mark isStrong text={translate('offers.packages.best_value')} />}
      {one.recommended && <Mark text={translate('offers.packages.recommended')} />}
      {one.saving_percent > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('offers.packages.saving', { percent: one.saving_percent })}
        </Typography>
      )}
      {period.length > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {period.join(' · ')}
        </Typography>
      )}
    </Box>
  )
}

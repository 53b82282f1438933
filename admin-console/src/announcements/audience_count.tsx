import { Typography } from '@mui/material'
import { useLocale, useTranslate } from 'react-admin'
import type { Audience } from '#console/announcements/use_audience.ts'

export function AudienceCount({ audience }: { audience: Audience | undefined }) {
  const translate = useTranslate()
  const { format } = new Intl.NumberFormat(useLocale())
  return (
    <Typography role="status" sx={{ fontWeight: 550, minHeight: 24 }}>
      {audience &&
        (audience.count === null
          ? translate('announcements.few', { number: format(audience.fewest) })
          : translate('announcements.count', { smart_count: audience.count, number: format(audience.count) }))}
    </Typography>
  )
}

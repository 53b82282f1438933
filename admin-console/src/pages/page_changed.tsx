import { Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { PageChange } from '#console/pages/page.ts'
import { useTimes } from '#console/translations/use_times.ts'

interface Props {
  change: PageChange | null
  isOwn: boolean
}

export function PageChanged({ change, isOwn }: Props) {
  const translate = useTranslate()
  const { moment } = useTimes()
  if (!change) return null
  return (
    <Typography component="span" variant="body2" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
      {translate(isOwn ? 'pages.changed' : 'pages.put_back', {
        at: moment(change.at),
        who: change.by ?? translate('audit.by_system'),
      })}
    </Typography>
  )
}

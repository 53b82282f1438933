import { Box } from '@mui/material'
import { useTranslate } from 'react-admin'
import { isPast } from '#console/translations/is_past.ts'
import { useTimes } from '#console/translations/use_times.ts'

/** Until when something should be decided, or since when that is late, by the text for it. */
export function DecideBy({ at, due, overdue }: { at: string; due: string; overdue: string }) {
  const translate = useTranslate()
  const { moment } = useTimes()
  const isLate = isPast(at)
  return (
    <Box component="span" sx={isLate ? { color: 'error.main' } : undefined}>
      {translate(isLate ? overdue : due, { at: moment(at) })}
    </Box>
  )
}

import { Box } from '@mui/material'
import { useTimes } from '#console/translations/use_times.ts'

interface Props {
  at: string
  /** Without the time of day. */
  isDay?: boolean
}

/** A point in time in the console's language, on one line and in figures of one width. */
export function Moment({ at, isDay = false }: Props) {
  const { date, moment } = useTimes()
  return (
    <Box component="time" dateTime={at} sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
      {isDay ? date(at) : moment(at)}
    </Box>
  )
}

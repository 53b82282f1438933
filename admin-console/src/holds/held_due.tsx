import { Box } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { HeldMessage } from '#console/holds/held_message.ts'
import { useTimes } from '#console/translations/use_times.ts'

/** Until when a held message should be decided, or since when it is late. */
export function HeldDue({ held: { due_at: at } }: { held: HeldMessage }) {
  const translate = useTranslate()
  const { moment } = useTimes()
  const isLate = isPast(at)
  return (
    <Box component="span" sx={isLate ? { color: 'error.main' } : undefined}>
      {translate(isLate ? 'held_messages.overdue' : 'held_messages.due', { at: moment(at) })}
    </Box>
  )
}

/** The list is asked anew often enough. */
function isPast(at: string): boolean {
  return Date.parse(at) < Date.now()
}

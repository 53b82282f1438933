import { Box } from '@mui/material'
import type { Complaint } from '#console/complaints/complaint.ts'
import { isPast } from '#console/translations/is_past.ts'
import { useAgo } from '#console/translations/use_ago.ts'

/** By when a report needs the next step; of one that is decided, when it was. */
export function Due({ complaint: { state, due_at: due, decided_at: decided } }: { complaint: Complaint }) {
  const ago = useAgo()
  const at = state === 'decided' ? decided! : due
  const isLate = state !== 'decided' && isPast(due)
  return (
    <Box
      component="time"
      dateTime={at}
      sx={{
        fontVariantNumeric: 'tabular-nums',
        whiteSpace: 'nowrap',
        ...(isLate && { color: 'error.main', fontWeight: 550 }),
        ...(state === 'decided' && { color: 'text.secondary' }),
      }}
    >
      {ago(at)}
    </Box>
  )
}

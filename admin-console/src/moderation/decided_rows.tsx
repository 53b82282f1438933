import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import { Waiting } from '#console/theme/waiting.tsx'
import type { DecidedRows as Rows } from '#console/moderation/use_decided_rows.ts'

/** The list around rows that are decided by keys, or that it is being loaded. */
export function DecidedRows({ rows: { isPending, list }, children }: { rows: Rows; children: ReactNode }) {
  if (isPending)
    return (
      <Box sx={{ p: 3 }}>
        <Waiting />
      </Box>
    )
  return (
    <Box
      component="ul"
      ref={list}
      data-rows
      sx={{ m: 0, p: 0, listStyle: 'none', '& > li + li': { borderTop: 1, borderColor: 'divider' } }}
    >
      {children}
    </Box>
  )
}

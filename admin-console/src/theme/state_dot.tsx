import { Box } from '@mui/material'
import type { ReactNode } from 'react'

interface Props {
  colour: string
  children: ReactNode
}

/** Text with a dot, so that colour is never the only sign. */
export function StateDot({ colour, children }: Props) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, whiteSpace: 'nowrap' }}>
      <Box aria-hidden component="span" sx={{ width: 8, height: 8, borderRadius: '50%', bgcolor: colour }} />
      {children}
    </Box>
  )
}

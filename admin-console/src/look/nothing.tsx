import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'

/** What stands where there is nothing to show: why, and the way on where there is one. */
export function Nothing({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <Box sx={{ px: 3, py: 6, display: 'grid', gap: 2, justifyItems: 'center', textAlign: 'center' }}>
      <Typography role="status" sx={{ color: 'text.secondary', maxWidth: 440 }}>
        {text}
      </Typography>
      {children}
    </Box>
  )
}

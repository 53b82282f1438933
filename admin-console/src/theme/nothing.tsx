import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'

/** Empty state: the reason and, as children, what to do next. */
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

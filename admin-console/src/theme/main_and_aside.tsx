import { Box } from '@mui/material'
import type { ReactNode } from 'react'

/** Two parts of a screen: side by side where there is room, the first wider; one below the other elsewhere. */
export function MainAndAside({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
      }}
    >
      {children}
    </Box>
  )
}

import { Box } from '@mui/material'
import type { ReactNode } from 'react'

/** For screen readers alone; what is around it has a position. */
export function HiddenText({ children }: { children: ReactNode }) {
  return (
    <Box
      component="span"
      sx={{ position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' }}
    >
      {children}
    </Box>
  )
}

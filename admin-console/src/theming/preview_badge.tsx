import { Box } from '@mui/material'
import type { ReactNode } from 'react'

export function PreviewBadge({ token, children }: { token: 'premium' | 'fictional' | 'unread'; children: ReactNode }) {
  return (
    <Box
      component="span"
      sx={{
        px: 1.25,
        py: 0.4,
        borderRadius: 'var(--radius-round)',
        bgcolor: `var(--color-${token})`,
        color: `var(--color-on-${token})`,
        fontSize: 14,
        fontWeight: 'var(--font-text-strong)',
        lineHeight: 1.25,
      }}
    >
      {children}
    </Box>
  )
}

import { Box, Paper, Typography } from '@mui/material'
import { type ReactNode, useId } from 'react'

interface Props {
  title: string
  text?: string
  /** A button beside the title. */
  action?: ReactNode
  children?: ReactNode
}

/** A part of a screen of settings. */
export function Section({ title, text, action, children }: Props) {
  const id = useId()
  return (
    <Paper component="section" aria-labelledby={id} sx={{ p: 3 }}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
          alignItems: 'center',
          justifyItems: 'start',
          gap: 2,
        }}
      >
        <Box sx={{ display: 'grid', gap: 0.5, overflowWrap: 'anywhere' }}>
          <Typography variant="h2" id={id}>
            {title}
          </Typography>
          {text && <Typography sx={{ color: 'text.secondary', maxWidth: 560 }}>{text}</Typography>}
        </Box>
        {action}
      </Box>
      {children && <Box sx={{ mt: 2.5 }}>{children}</Box>}
    </Paper>
  )
}

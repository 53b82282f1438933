import { Box, Paper, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { ScreenTitle } from '#console/theme/screen_title.tsx'
import { Wordmark } from '#console/theme/wordmark.tsx'

interface Props {
  title: string
  /** In px. */
  width?: number
  children: ReactNode
  /** Below the card. */
  below?: ReactNode
}

/** A screen without the console's frame: a card below the wordmark. */
export function PlainPage({ title, width = 360, children, below }: Props) {
  return (
    <Box component="main" sx={{ minHeight: '100dvh', display: 'grid', placeItems: 'center', p: 3 }}>
      <ScreenTitle>{title}</ScreenTitle>
      <Box
        sx={{
          width: '100%',
          maxWidth: width,
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: 3,
          pb: below ? 0 : 8,
        }}
      >
        <Box sx={{ justifySelf: 'center', fontSize: '1.125rem' }}>
          <Wordmark />
        </Box>
        <Paper sx={{ p: 4, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
          <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          {children}
        </Paper>
        {below}
      </Box>
    </Box>
  )
}

import { Box, Paper, Typography } from '@mui/material'
import type { ReactNode } from 'react'

export function Facts({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Paper component="section" sx={{ p: 3 }}>
      <Typography variant="h2" sx={{ pb: 1.5 }}>
        {title}
      </Typography>
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gridTemplateColumns: 'minmax(96px, 2fr) minmax(0, 3fr)', columnGap: 2, rowGap: 1 }}
      >
        {children}
      </Box>
    </Paper>
  )
}

/** Renders nothing for an empty value. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (children === null || children === undefined || children === '') return null
  return (
    <>
      <Box component="dt" sx={{ color: 'text.secondary' }}>
        {name}
      </Box>
      <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }}>
        {children}
      </Box>
    </>
  )
}

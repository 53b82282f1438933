import { Box, LinearProgress, Typography } from '@mui/material'
import { useId } from 'react'
import { useTranslate } from 'react-admin'

export function QueueProgress({ done, total }: { done: number; total: number }) {
  const translate = useTranslate()
  const id = useId()
  return (
    <Box sx={{ display: 'grid', gap: 0.75 }}>
      <Typography id={id} variant="body2" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {translate('moderation.progress', { done, total })}
      </Typography>
      <LinearProgress
        variant="determinate"
        value={total > 0 ? Math.min(100, (100 * done) / total) : 0}
        aria-labelledby={id}
        sx={{ borderRadius: 1 }}
      />
    </Box>
  )
}

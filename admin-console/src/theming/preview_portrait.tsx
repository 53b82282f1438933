import { Box } from '@mui/material'

/** Nobody's portrait: the drawing that stands for a photo on the member site, in the look's own colours. */
export function PreviewPortrait() {
  return (
    <Box
      component="svg"
      viewBox="0 0 400 440"
      aria-hidden
      sx={{ display: 'block', width: '100%', borderRadius: 'var(--radius-card)', boxShadow: 'var(--shadow-card)' }}
    >
      <Box component="rect" width="400" height="440" sx={{ fill: 'var(--color-primary-soft)' }} />
      <Box component="circle" cx="300" cy="130" r="140" sx={{ fill: 'var(--color-secondary-soft)' }} />
      <Box component="path" d="M40 440c0-104 64-164 160-164s160 60 160 164Z" sx={{ fill: 'var(--color-primary)' }} />
      <Box component="path" d="M164 230h72v70a36 36 0 0 1-72 0Z" sx={{ fill: 'var(--color-surface-3)' }} />
      <Box component="circle" cx="200" cy="172" r="84" sx={{ fill: 'var(--color-surface-1)' }} />
    </Box>
  )
}

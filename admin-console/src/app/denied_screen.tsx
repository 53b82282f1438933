import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { ScreenTitle } from '#console/theme/screen_title.tsx'

export function DeniedScreen() {
  const translate = useTranslate()
  return (
    <Box sx={{ display: 'grid', gap: 1, maxWidth: 480 }}>
      <ScreenTitle>{translate('denied.title')}</ScreenTitle>
      <Typography variant="h1">{translate('denied.title')}</Typography>
      <Typography sx={{ color: 'text.secondary' }}>{translate('denied.message')}</Typography>
    </Box>
  )
}

import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'

export function DeniedScreen() {
  const translate = useTranslate()
  return (
    <Box sx={{ display: 'grid', gap: 1, maxWidth: 480 }}>
      <title>{`${translate('denied.title')} · Manyhearts`}</title>
      <Typography variant="h1">{translate('denied.title')}</Typography>
      <Typography sx={{ color: 'text.secondary' }}>{translate('denied.message')}</Typography>
    </Box>
  )
}

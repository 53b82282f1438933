import { Box, Skeleton } from '@mui/material'
import { useTranslate } from 'react-admin'

export function Waiting() {
  const translate = useTranslate()
  return (
    <Box role="status" aria-label={translate('ra.page.loading')} sx={{ display: 'grid', gap: 2 }}>
      <Skeleton variant="rounded" height={40} width="40%" />
      <Skeleton variant="rounded" height={200} />
      <Skeleton variant="rounded" height={200} />
    </Box>
  )
}

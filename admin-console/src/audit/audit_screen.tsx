import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { AuditTrail } from '#console/audit/audit_trail.tsx'
import { ScreenTitle } from '#console/theme/screen_title.tsx'

export function AuditScreen() {
  const title = useTranslate()('resources.audit_entries.name')
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 960 }}>
      <ScreenTitle>{title}</ScreenTitle>
      <Typography variant="h1">{title}</Typography>
      <AuditTrail />
    </Box>
  )
}

import { Alert, Box } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { SystemHealth } from '#console/health/system_health.ts'
import { useHealthWarnings } from '#console/health/use_health_warnings.ts'

/** What needs somebody, first of all. */
export function HealthWarnings({ health }: { health: SystemHealth }) {
  const translate = useTranslate()
  const needs = useHealthWarnings()(health)
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1 }}>
      {needs.length === 0 ? (
        <Alert severity="success" variant="outlined">
          {translate('system_health.well')}
        </Alert>
      ) : (
        needs.map((need) => (
          <Alert key={need} severity="warning" variant="outlined" sx={{ overflowWrap: 'anywhere' }}>
            {need}
          </Alert>
        ))
      )}
    </Box>
  )
}

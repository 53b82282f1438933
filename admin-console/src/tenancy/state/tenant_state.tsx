import { Box } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { Tenant } from '#console/tenancy/tenant.ts'

const COLOURS: Record<Tenant['state'], string> = {
  live: 'success.main',
  paused: 'warning.main',
  closing: 'error.main',
  draft: 'info.main',
  closed: 'text.secondary',
}

/** Text with a dot, so that colour is never the only sign. */
export function TenantState({ state }: { state: Tenant['state'] }) {
  const translate = useTranslate()
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, whiteSpace: 'nowrap' }}>
      <Box aria-hidden component="span" sx={{ width: 8, height: 8, borderRadius: '50%', bgcolor: COLOURS[state] }} />
      {translate(`states.${state}`)}
    </Box>
  )
}

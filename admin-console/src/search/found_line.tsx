import { Box, Typography } from '@mui/material'
import type { Found } from '#console/search/found.ts'
import { TenantMark } from '#console/tenancy/tenant_mark.tsx'

/** What it is, its name, what else is known of it, and whose it is. */
export function FoundLine({ found: { icon, label, detail, place } }: { found: Found }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0, width: 1 }}>
      <Box aria-hidden sx={{ display: 'flex', color: 'text.secondary' }}>
        {icon}
      </Box>
      <Typography noWrap sx={{ fontWeight: 550, flexShrink: 0, maxWidth: '55%' }}>
        {label}
      </Typography>
      <Typography noWrap variant="body2" sx={{ color: 'text.secondary', flexGrow: 1, minWidth: 0 }}>
        {detail}
      </Typography>
      {place && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexShrink: 0, maxWidth: '35%', minWidth: 0 }}>
          {place.mark !== undefined && <TenantMark tenant={{ mark: place.mark }} height={16} />}
          <Typography noWrap variant="body2" sx={{ color: 'text.secondary' }}>
            {place.name}
          </Typography>
        </Box>
      )}
    </Box>
  )
}

import { Box, useTheme } from '@mui/material'
import type { Tenant } from '#console/tenancy/tenant.ts'

/** The brand's colour, so that staff always see which brand's data they are in. */
export function TenantMark({ tenant: { mark }, height = 32 }: { tenant: Pick<Tenant, 'mark'>; height?: number }) {
  const { palette } = useTheme()
  return (
    <Box
      aria-hidden
      sx={{ width: 4, height, flexShrink: 0, borderRadius: 2, bgcolor: mark?.[palette.mode] ?? 'divider' }}
    />
  )
}

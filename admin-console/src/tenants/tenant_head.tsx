import OpenInNew from '@mui/icons-material/OpenInNew'
import { Box, Button, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { siteAddress } from '#console/tenancy/site_address.ts'
import type { Tenant } from '#console/tenancy/tenant.ts'
import { TenantMark } from '#console/tenancy/tenant_mark.tsx'
import { TenantNav } from '#console/tenants/tenant_nav.tsx'
import { TenantState } from '#console/tenancy/state/tenant_state.tsx'
import { ScreenTitle } from '#console/theme/screen_title.tsx'

export function TenantHead({ tenant }: { tenant: Tenant }) {
  const translate = useTranslate()
  const host = tenant.hosts[0]
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <ScreenTitle>{tenant.name}</ScreenTitle>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <TenantMark tenant={tenant} height={48} />
        <Box sx={{ flexGrow: 1 }}>
          <Typography variant="h1">{tenant.name}</Typography>
          <Box sx={{ display: 'flex', gap: 2, color: 'text.secondary' }}>
            {tenant.slug} <TenantState state={tenant.state} />
          </Box>
        </Box>
        {host && (
          <Button href={siteAddress(host)} target="_blank" rel="noreferrer" endIcon={<OpenInNew />}>
            {translate('tenants.open_site')}
          </Button>
        )}
      </Box>
      <TenantNav tenant={tenant} />
    </Box>
  )
}

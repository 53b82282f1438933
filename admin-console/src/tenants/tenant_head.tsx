import OpenInNew from '@mui/icons-material/OpenInNew'
import { Box, Button, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { siteAddress } from '#console/tenancy/site_address.ts'
import type { Tenant } from '#console/tenancy/tenant.ts'
import { TenantMark } from '#console/tenancy/tenant_mark.tsx'
import { TenantNav } from '#console/tenants/tenant_nav.tsx'
import { PreviewButton } from '#console/tenancy/state/preview_button.tsx'
import { TenantState } from '#console/tenancy/state/tenant_state.tsx'
import { ScreenTitle } from '#console/theme/screen_title.tsx'

/** States in which the site itself says that it isn’t open. */
const PREVIEWED: readonly Tenant['state'][] = ['draft', 'paused']

export function TenantHead({ tenant }: { tenant: Tenant }) {
  const translate = useTranslate()
  const host = tenant.hosts[0]
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <ScreenTitle>{tenant.name}</ScreenTitle>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <TenantMark tenant={tenant} height={48} />
        <Box sx={{ flexGrow: 1 }}>
          <Typography variant="h1">{tenant.name}</Typography>
          <Box sx={{ display: 'flex', gap: 2, color: 'text.secondary' }}>
            {tenant.slug} <TenantState state={tenant.state} />
          </Box>
        </Box>
        {PREVIEWED.includes(tenant.state) && <PreviewButton tenant={tenant} />}
        {host && !PREVIEWED.includes(tenant.state) && (
          <Button href={siteAddress(host)} target="_blank" rel="noreferrer" endIcon={<OpenInNew />}>
            {translate('tenants.open_site')}
          </Button>
        )}
      </Box>
      <TenantNav tenant={tenant} />
    </Box>
  )
}

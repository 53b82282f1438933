import { Box, Typography } from '@mui/material'
import { useState } from 'react'
import { ShowBase, useRecordContext } from 'react-admin'
import { SettingGroups } from '#console/tenancy/setting_groups.tsx'
import { SettingsBar } from '#console/tenancy/settings_bar.tsx'
import type { Tenant, WholeTenant } from '#console/tenancy/tenant.ts'
import { TenantFacts } from '#console/tenancy/tenant_facts.tsx'
import { TenantMark } from '#console/tenancy/tenant_mark.tsx'
import { TenantState } from '#console/tenancy/tenant_state.tsx'

/** One brand: what it is, and every setting with who decided it. */
export function TenantShowScreen() {
  return (
    <ShowBase>
      <Brand />
    </ShowBase>
  )
}

function Brand() {
  const tenant = useRecordContext<Tenant | WholeTenant>()
  if (!tenant) return null
  return (
    <Box sx={{ display: 'grid', gap: 3, maxWidth: 1280 }}>
      <title>{`${tenant.name} · Manyhearts`}</title>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <TenantMark tenant={tenant} height={48} />
        <Box>
          <Typography variant="h1">{tenant.name}</Typography>
          <Box sx={{ display: 'flex', gap: 2, color: 'text.secondary' }}>
            {tenant.slug} <TenantState state={tenant.state} />
          </Box>
        </Box>
      </Box>
      {/* The list's row is shown until the whole brand is there. */}
      {'domains' in tenant && <Details tenant={tenant} />}
    </Box>
  )
}

function Details({ tenant }: { tenant: WholeTenant }) {
  const [host, setHost] = useState<string>()
  const [ownOnly, setOwnOnly] = useState(false)
  const domain = tenant.domains.find((one) => one.host === host) ?? tenant.domains[0]
  return (
    <Box sx={{ display: 'grid', gap: 3, alignItems: 'start', gridTemplateColumns: { lg: 'minmax(0, 1fr) 304px' } }}>
      <Box sx={{ order: { xs: 2, lg: 1 }, display: 'grid', gap: 2 }}>
        {domain && (
          <>
            <SettingsBar tenant={tenant} domain={domain} ownOnly={ownOnly} onHost={setHost} onOwnOnly={setOwnOnly} />
            <SettingGroups domain={domain} ownOnly={ownOnly} />
          </>
        )}
      </Box>
      <Box sx={{ order: { xs: 1, lg: 2 } }}>
        <TenantFacts tenant={tenant} />
      </Box>
    </Box>
  )
}

import { Box } from '@mui/material'
import { useState } from 'react'
import { useCanAccess, useShowContext } from 'react-admin'
import { PlaceChooser } from '#console/tenancy/place_chooser.tsx'
import { SettingsFacts } from '#console/tenancy/settings/settings_facts.tsx'
import { SettingsForm } from '#console/tenancy/settings/settings_form.tsx'
import type { SettingsPlace } from '#console/tenancy/settings/settings_place.ts'
import { StatePanel } from '#console/tenancy/state/state_panel.tsx'
import { languageOn, type WholeTenant } from '#console/tenancy/tenant.ts'
import { TenantFacts } from '#console/tenancy/tenant_facts.tsx'
import { useChecklist } from '#console/tenancy/state/use_checklist.ts'

export default function TenantSettings({ tenant }: { tenant: WholeTenant }) {
  const { refetch: refetchTenant } = useShowContext()
  const { data: checklist, refetch: refetchChecklist } = useChecklist(tenant.id)
  const refetch = () => Promise.all([refetchTenant(), refetchChecklist()])
  const [domainId, setDomainId] = useState('')
  const { canAccess, isPending } = useCanAccess({
    resource: 'tenants',
    action: 'edit',
    record: tenant,
  })
  const place = placeIn(tenant, domainId)
  const chooser = (isBusy: boolean) => (
    <PlaceChooser tenant={tenant} domainId={domainId} isBusy={isBusy} onChoose={setDomainId} />
  )
  return (
    <Box sx={{ display: 'grid', gap: 3, alignItems: 'start', gridTemplateColumns: { lg: 'minmax(0, 1fr) 288px' } }}>
      <Box sx={{ order: 2, minWidth: 0 }}>
        {!isPending &&
          (canAccess ? (
            <SettingsForm key={`${place.level} ${place.id}`} place={place} refetch={refetch} chooser={chooser} />
          ) : (
            <SettingsFacts key={`${place.level} ${place.id}`} place={place} chooser={chooser(false)} />
          ))}
      </Box>
      <Box
        sx={{
          order: 3,
          display: { xs: 'contents', lg: 'grid' },
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: 2,
        }}
      >
        <Box sx={{ order: 1 }}>
          <StatePanel tenant={tenant} checklist={checklist} mayChange={canAccess === true} refetch={refetch} />
        </Box>
        <Box sx={{ order: 3 }}>
          <TenantFacts tenant={tenant} />
        </Box>
      </Box>
    </Box>
  )
}

function placeIn(tenant: WholeTenant, domainId: string): SettingsPlace {
  const domain = tenant.domains.find(({ id }) => id === domainId)
  const main = tenant.domains[0]
  const shared = {
    settings: (domain ?? main)?.settings ?? [],
    language: languageOn(domain ?? main),
  }
  return domain
    ? { ...shared, level: 'domain', resource: 'domains', id: domain.id, nearer: [] }
    : { ...shared, level: 'tenant', resource: 'tenants', id: tenant.id, nearer: tenant.domains }
}

import Check from '@mui/icons-material/Check'
import { Box, Typography } from '@mui/material'
import { useState } from 'react'
import { useGetList, useGetMany, useTranslate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { useSession } from '#console/data/use_session.ts'
import { type Choice, Combobox } from '#console/forms/combobox.tsx'
import { useRested } from '#console/forms/use_rested.ts'
import { useRecentTenants } from '#console/tenancy/recent_tenants.ts'
import type { Tenant } from '#console/tenancy/tenant.ts'
import { TenantMark } from '#console/tenancy/tenant_mark.tsx'
import { sectionAddress, type sectionAt, tenantSections } from '#console/tenancy/tenant_sections.ts'
import { Failed } from '#console/theme/failed.tsx'

/** As many as one looks through; who has more types. */
const SHOWN = 20
const REST_MS = 200

interface Props {
  section: NonNullable<ReturnType<typeof sectionAt>>
  onChosen(): void
}

/** Brands, the recent ones first: choosing one opens the page of it that is open now, or its settings where that may not be seen. */
export function TenantChoice({ section, onChosen }: Props) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const session = useSession()
  const [text, setText] = useState('')
  const q = useRested(text.trim(), REST_MS)
  const recentIds = useRecentTenants()
  const { data: known = [] } = useGetMany<Tenant>('tenants', { ids: recentIds }, { enabled: recentIds.length > 0 })
  const {
    data: found = [],
    total = 0,
    isFetching,
    error,
    refetch,
  } = useGetList<Tenant>('tenants', {
    filter: q ? { q } : {},
    pagination: { page: 1, perPage: SHOWN },
    sort: { field: 'name', order: 'ASC' },
  })
  const recent = q ? [] : known.filter((tenant) => tenant && tenant.id !== section.tenantId)
  const others = found.filter(({ id }) => !recent.some((one) => one.id === id))
  const choose = ({ id }: Tenant) => {
    const isThere = tenantSections(session, id).some(({ path }) => path === section.path)
    onChosen()
    void navigate(sectionAddress(id, isThere ? section.path : ''))
  }
  const choice = (tenant: Tenant): Choice => ({
    id: tenant.id,
    content: <Name tenant={tenant} isCurrent={tenant.id === section.tenantId} />,
    isCurrent: tenant.id === section.tenantId,
    onChoose: () => choose(tenant),
  })
  const isBusy = isFetching || q !== text.trim()
  const left = total - found.length
  return (
    <Combobox
      label={translate('switcher.label')}
      placeholder={translate('tenants.search')}
      text={text}
      onText={setText}
      isBusy={isBusy}
      says={isBusy || error ? '' : translate('search.found', { smart_count: total })}
      groups={[
        { id: 'recent', title: translate('search.recent'), choices: recent.map(choice) },
        { id: 'all', title: translate('resources.tenants.name', { smart_count: 2 }), choices: others.map(choice) },
      ]}
    >
      {error ? (
        <Failed error={error} onRetry={refetch} />
      ) : (
        <Note
          text={
            found.length === 0 && !isBusy
              ? translate('search.nothing', { text: q })
              : left > 0
                ? translate('switcher.more', { smart_count: left })
                : ''
          }
        />
      )}
    </Combobox>
  )
}

function Name({ tenant, isCurrent }: { tenant: Tenant; isCurrent: boolean }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0, width: 1 }}>
      <TenantMark tenant={tenant} height={20} />
      <Typography noWrap sx={{ fontWeight: 550, flexGrow: 1 }}>
        {tenant.name}
      </Typography>
      <Typography noWrap variant="caption" sx={{ color: 'text.secondary' }}>
        {tenant.slug}
      </Typography>
      {isCurrent && <Check fontSize="small" sx={{ color: 'primary.main' }} />}
    </Box>
  )
}

function Note({ text }: { text: string }) {
  if (!text) return null
  return (
    <Typography
      variant="caption"
      component="p"
      sx={{ px: 2, py: 1.5, color: 'text.secondary', borderTop: 1, borderColor: 'divider' }}
    >
      {text}
    </Typography>
  )
}

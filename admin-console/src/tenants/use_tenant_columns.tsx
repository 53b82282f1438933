import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { Column } from '#console/lists/column.ts'
import type { Tenant } from '#console/tenancy/tenant.ts'
import { TenantMark } from '#console/tenancy/tenant_mark.tsx'
import { TenantState } from '#console/tenancy/state/tenant_state.tsx'
import { Moment } from '#console/theme/moment.tsx'

export function useTenantColumns(): Column<Tenant>[] {
  const translate = useTranslate()
  return [
    { source: 'name', isSorted: true, render: (tenant) => <Name tenant={tenant} /> },
    { source: 'state', isSorted: true, render: ({ state }) => <TenantState state={state} /> },
    {
      source: 'hosts',
      isSorted: true,
      sx: { overflowWrap: 'anywhere' },
      render: ({ hosts }) => <Hosts hosts={hosts} />,
    },
    { source: 'niche', isSorted: true, render: ({ niche }) => translate(`niches.${niche}`) },
    { source: 'company', isSorted: true, from: 'lg', render: ({ company }) => company },
    { source: 'created_at', isSorted: true, render: ({ created_at: at }) => <Moment at={at} isDay /> },
  ]
}

function Name({ tenant }: { tenant: Tenant }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <TenantMark tenant={tenant} />
      <Box>
        <Typography sx={{ fontWeight: 550, lineHeight: 1.3 }}>{tenant.name}</Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {tenant.slug}
        </Typography>
      </Box>
    </Box>
  )
}

function Hosts({ hosts: [main, ...others] }: { hosts: string[] }) {
  return (
    <>
      {main}
      {others.length > 0 && (
        <Box component="span" sx={{ color: 'text.secondary' }} title={others.join(', ')}>
          {` +${others.length}`}
        </Box>
      )}
    </>
  )
}

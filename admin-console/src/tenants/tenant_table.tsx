import { Box, Typography } from '@mui/material'
import { DataTable, useTranslate } from 'react-admin'
import { Day } from '#console/theme/day.tsx'
import type { Tenant } from '#console/tenancy/tenant.ts'
import { TenantMark } from '#console/tenancy/tenant_mark.tsx'
import { TenantState } from '#console/tenancy/state/tenant_state.tsx'

const Column = DataTable.Col<Tenant>

/** Columns hidden on tablets. */
const WIDE = { display: { xs: 'none', lg: 'table-cell' } }

export function TenantTable() {
  const translate = useTranslate()
  return (
    <DataTable<Tenant> rowClick="show" bulkActionButtons={false} sx={{ '& td': { height: 56 } }}>
      <Column source="name" render={(tenant) => <Name tenant={tenant} />} />
      <Column source="state" render={({ state }) => <TenantState state={state} />} />
      <Column source="hosts" render={({ hosts }) => <Hosts hosts={hosts} />} />
      <Column source="niche" render={({ niche }) => translate(`niches.${niche}`)} />
      <Column source="company" sx={WIDE} />
      <Column source="created_at">
        <Day source="created_at" />
      </Column>
    </DataTable>
  )
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

import { Box, Paper } from '@mui/material'
import { ListBase } from 'react-admin'
import { AuditDays } from '#console/audit/audit_days.tsx'
import { ListPages } from '#console/theme/list_pages.tsx'
import { ListFailed } from '#console/theme/list_failed.tsx'
import { AuditFilters } from '#console/audit/audit_filters.tsx'

const NEWEST_FIRST = { field: 'id', order: 'DESC' } as const

/** Newest first; of all brands without `tenantId`. */
export function AuditTrail({ tenantId }: { tenantId?: string }) {
  return (
    <ListBase
      resource="audit_entries"
      sort={NEWEST_FIRST}
      perPage={50}
      filter={tenantId ? { tenant_id: tenantId } : undefined}
      error={<ListFailed />}
      storeKey={`audit_entries.${tenantId ?? 'all'}`}
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, maxWidth: 960 }}>
        <AuditFilters withBrands={!tenantId} />
        <Paper>
          <AuditDays showsBrand={!tenantId} />
          <ListPages rowsPerPageOptions={[50]} />
        </Paper>
      </Box>
    </ListBase>
  )
}

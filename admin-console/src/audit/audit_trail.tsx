import { AuditDays } from '#console/audit/audit_days.tsx'
import { AuditFilters } from '#console/audit/audit_filters.tsx'
import { ListFrame } from '#console/lists/list_frame.tsx'
import type { Tenant } from '#console/tenancy/tenant.ts'

const NEWEST_FIRST = { field: 'id', order: 'DESC' } as const

/** What staff did, the newest first; of all brands without one. */
export default function AuditTrail({ tenant }: { tenant?: Tenant }) {
  return (
    <ListFrame
      resource="audit_entries"
      tenant={tenant}
      sort={NEWEST_FIRST}
      rowsOfPage={50}
      width={960}
      empty="audit.empty"
      filters={<AuditFilters withBrands={!tenant} />}
    >
      <AuditDays showsBrand={!tenant} />
    </ListFrame>
  )
}

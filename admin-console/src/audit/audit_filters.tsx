import { Chip } from '@mui/material'
import { useListContext, useTranslate } from 'react-admin'
import { ACTIONS, type AuditEntry } from '#console/audit/audit_entry.ts'
import { DayFilter } from '#console/lists/day_filter.tsx'
import { FilterRow } from '#console/lists/filter_row.tsx'
import { ListChoice } from '#console/lists/list_choice.tsx'
import { ListReference } from '#console/lists/list_reference.tsx'
import type { Tenant } from '#console/tenancy/tenant.ts'

/** Filters by brand, action and date, and by staff member after a click on their name. */
export function AuditFilters({ withBrands }: { withBrands: boolean }) {
  const translate = useTranslate()
  const { filterValues, setFilters, data } = useListContext<AuditEntry>()
  const { staff_member_id: person, ...others } = filterValues
  const name = data?.find(({ staff_member_id: id }) => id === person)?.staff_member
  return (
    <FilterRow>
      {withBrands && (
        <ListReference<Tenant> source="tenant_id" reference="tenants" nameOf={({ name: brand }) => brand} />
      )}
      <ListChoice source="action" choices={ACTIONS.map((id) => ({ id, name: translate(`audit_actions.${id}`) }))} />
      <DayFilter source="from" />
      <DayFilter source="until" />
      {person && (
        <Chip
          label={translate('audit.only_brand', { name: name ?? `#${person}` })}
          onDelete={() => setFilters(others)}
        />
      )}
    </FilterRow>
  )
}

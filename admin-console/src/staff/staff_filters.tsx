import { useTranslate } from 'react-admin'
import { FilterRow } from '#console/lists/filter_row.tsx'
import { ListChoice } from '#console/lists/list_choice.tsx'
import { ListReference } from '#console/lists/list_reference.tsx'
import { ListSearch } from '#console/lists/list_search.tsx'
import { STATES } from '#console/staff/staff_member.ts'
import type { Tenant } from '#console/tenancy/tenant.ts'

export function StaffFilters() {
  const translate = useTranslate()
  return (
    <FilterRow>
      <ListSearch label="staff.search" />
      <ListChoice source="state" choices={STATES.map((id) => ({ id, name: translate(`staff.states.${id}`) }))} />
      <ListReference<Tenant> source="tenant_id" reference="tenants" nameOf={({ name }) => name} />
    </FilterRow>
  )
}

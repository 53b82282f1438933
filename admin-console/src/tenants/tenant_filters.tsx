import { type RaRecord, useTranslate } from 'react-admin'
import { FilterRow } from '#console/lists/filter_row.tsx'
import { ListChoice } from '#console/lists/list_choice.tsx'
import { ListReference } from '#console/lists/list_reference.tsx'
import { ListSearch } from '#console/lists/list_search.tsx'

const STATES = ['closing', 'paused', 'draft', 'live', 'closed'] as const

export function TenantFilters() {
  const translate = useTranslate()
  return (
    <FilterRow>
      <ListSearch label="tenants.search" />
      <ListChoice source="state" choices={STATES.map((id) => ({ id, name: translate(`states.${id}`) }))} />
      <ListReference<RaRecord & { key: string }>
        source="niche_id"
        reference="niches"
        sortedBy="id"
        nameOf={({ key }) => translate(`niches.${key}`)}
      />
      <ListReference<RaRecord & { name: string }>
        source="company_id"
        reference="companies"
        nameOf={({ name }) => name}
      />
    </FilterRow>
  )
}

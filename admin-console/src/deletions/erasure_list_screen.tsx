import { useTranslate } from 'react-admin'
import { CAUSES, type Erasure } from '#console/deletions/deletion.ts'
import { useErasureColumns } from '#console/deletions/use_erasure_columns.tsx'
import { DayFilter } from '#console/lists/day_filter.tsx'
import { FilterRow } from '#console/lists/filter_row.tsx'
import { ListChoice } from '#console/lists/list_choice.tsx'
import { ListFrame } from '#console/lists/list_frame.tsx'
import { ListTable } from '#console/lists/list_table.tsx'
import type { Tenant } from '#console/tenancy/tenant.ts'

const LATEST_FIRST = { field: 'erased_at', order: 'DESC' } as const

/** Who was erased at a brand, without who: why, when, and what is kept. */
export default function ErasureListScreen({ tenant }: { tenant: Tenant }) {
  const translate = useTranslate()
  const columns = useErasureColumns()
  return (
    <ListFrame<Erasure>
      resource="erasures"
      tenant={tenant}
      sort={LATEST_FIRST}
      about={translate('erasures.about')}
      empty="erasures.empty"
      filters={
        <FilterRow>
          <ListChoice source="cause" choices={CAUSES.map((id) => ({ id, name: translate(`erasures.causes.${id}`) }))} />
          <DayFilter source="from" />
          <DayFilter source="until" />
        </FilterRow>
      }
    >
      <ListTable<Erasure> columns={columns} />
    </ListFrame>
  )
}

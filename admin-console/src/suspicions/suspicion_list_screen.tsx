import { useTranslate } from 'react-admin'
import { FilterRow } from '#console/lists/filter_row.tsx'
import { ListChoice } from '#console/lists/list_choice.tsx'
import { ListFrame } from '#console/lists/list_frame.tsx'
import { ListTable } from '#console/lists/list_table.tsx'
import { KINDS, STATES, type Suspicion } from '#console/suspicions/suspicion.ts'
import { useSuspicionColumns } from '#console/suspicions/use_suspicion_columns.tsx'
import type { Tenant } from '#console/tenancy/tenant.ts'

const DUE_FIRST = { field: 'due_at', order: 'ASC' } as const
const OPEN = { state: 'open' }

/** Suspected crimes that reports of a brand brought up, by what an authority has to be told first. */
export default function SuspicionListScreen({ tenant }: { tenant: Tenant }) {
  const translate = useTranslate()
  const columns = useSuspicionColumns()
  return (
    <ListFrame<Suspicion>
      resource="suspicions"
      tenant={tenant}
      sort={DUE_FIRST}
      filtered={OPEN}
      about={translate('suspicions.about')}
      empty="suspicions.empty"
      filters={
        <FilterRow>
          <ListChoice
            source="state"
            choices={STATES.map((id) => ({ id, name: translate(`suspicions.states.${id}`) }))}
          />
          <ListChoice source="kind" choices={KINDS.map((id) => ({ id, name: translate(`suspicions.kinds.${id}`) }))} />
        </FilterRow>
      }
    >
      <ListTable<Suspicion> columns={columns} open={({ id }) => id} rowHeight={56} />
    </ListFrame>
  )
}

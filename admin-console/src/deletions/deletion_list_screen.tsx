import { useTranslate } from 'react-admin'
import { DELETION_STATES, type Deletion } from '#console/deletions/deletion.ts'
import { useDeletionColumns } from '#console/deletions/use_deletion_columns.tsx'
import { FilterRow } from '#console/lists/filter_row.tsx'
import { ListChoice } from '#console/lists/list_choice.tsx'
import { ListFrame } from '#console/lists/list_frame.tsx'
import { ListTable } from '#console/lists/list_table.tsx'
import type { Tenant } from '#console/tenancy/tenant.ts'

const DUE_FIRST = { field: 'restorable_until', order: 'ASC' } as const

/** Accounts of a brand that were deleted and aren't erased yet. */
export default function DeletionListScreen({ tenant }: { tenant: Tenant }) {
  const translate = useTranslate()
  const columns = useDeletionColumns(tenant)
  return (
    <ListFrame<Deletion>
      resource="deletions"
      tenant={tenant}
      sort={DUE_FIRST}
      about={translate('deletions.about')}
      empty="deletions.empty"
      filters={
        <FilterRow>
          <ListChoice
            source="state"
            choices={DELETION_STATES.map((id) => ({ id, name: translate(`deletions.states.${id}`) }))}
          />
        </FilterRow>
      }
    >
      <ListTable<Deletion> columns={columns} />
    </ListFrame>
  )
}

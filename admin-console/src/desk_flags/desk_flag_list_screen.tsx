import { FLAG_REASONS } from '@manyhearts/locales/desk_flags'
import { useTranslate } from 'react-admin'
import { type DeskFlag, STATES } from '#console/desk_flags/desk_flag.ts'
import { useDeskFlagColumns } from '#console/desk_flags/use_desk_flag_columns.tsx'
import { FilterRow } from '#console/lists/filter_row.tsx'
import { ListChoice } from '#console/lists/list_choice.tsx'
import { ListFrame } from '#console/lists/list_frame.tsx'
import { ListTable } from '#console/lists/list_table.tsx'
import type { Tenant } from '#console/tenancy/tenant.ts'

const DUE_FIRST = { field: 'due_at', order: 'ASC' } as const

/** What the desk of a brand handed to support, by what is due first. */
export default function DeskFlagListScreen({ tenant }: { tenant: Tenant }) {
  const translate = useTranslate()
  const columns = useDeskFlagColumns()
  return (
    <ListFrame<DeskFlag>
      resource="desk_flags"
      tenant={tenant}
      sort={DUE_FIRST}
      about={translate('desk_flags.about')}
      empty="desk_flags.empty"
      filters={
        <FilterRow>
          <ListChoice
            source="state"
            choices={STATES.map((id) => ({ id, name: translate(`desk_flags.states.${id}`) }))}
          />
          <ListChoice
            source="reason"
            choices={FLAG_REASONS.map((id) => ({ id, name: translate(`desk_flags.reasons.${id}`) }))}
          />
        </FilterRow>
      }
    >
      <ListTable<DeskFlag> columns={columns} open={({ id }) => id} rowHeight={56} />
    </ListFrame>
  )
}

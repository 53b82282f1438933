import { useTranslate } from 'react-admin'
import { FilterRow } from '#console/lists/filter_row.tsx'
import { ListChoice } from '#console/lists/list_choice.tsx'
import { ListFrame } from '#console/lists/list_frame.tsx'
import { ListTable } from '#console/lists/list_table.tsx'
import { KeyRefusedAlert } from '#console/pushes/key_refused_alert.tsx'
import { OUTCOMES, PUSH_KINDS, type Push } from '#console/pushes/push.ts'
import { usePushColumns } from '#console/pushes/use_push_columns.tsx'
import type { Tenant } from '#console/tenancy/tenant.ts'

const LATEST_FIRST = { field: 'sent_at', order: 'DESC' } as const

/** What push services answered to a brand's notifications in the last 30 days. */
export default function PushListScreen({ tenant }: { tenant: Tenant }) {
  const translate = useTranslate()
  const columns = usePushColumns()
  return (
    <ListFrame
      resource="pushes"
      tenant={tenant}
      sort={LATEST_FIRST}
      empty="pushes.empty"
      notice={<KeyRefusedAlert tenantId={tenant.id} />}
      filters={
        <FilterRow>
          <ListChoice source="kind" choices={PUSH_KINDS.map((id) => ({ id, name: translate(`pushes.kinds.${id}`) }))} />
          <ListChoice
            source="outcome"
            choices={OUTCOMES.map((id) => ({ id, name: translate(`pushes.outcomes.${id}`) }))}
          />
        </FilterRow>
      }
    >
      <ListTable<Push> columns={columns} open={({ member }) => `/tenants/${tenant.id}/show/members/${member.id}`} />
    </ListFrame>
  )
}

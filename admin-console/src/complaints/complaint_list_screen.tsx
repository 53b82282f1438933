import { Button } from '@mui/material'
import { useCanAccess, useGetIdentity, useTranslate } from 'react-admin'
import { type Complaint, STATES } from '#console/complaints/complaint.ts'
import { useComplaintColumns } from '#console/complaints/use_complaint_columns.tsx'
import { useNext } from '#console/complaints/use_next.ts'
import { FilterRow } from '#console/lists/filter_row.tsx'
import { ListChoice } from '#console/lists/list_choice.tsx'
import { REASONS } from '#console/sanctions/finding.ts'
import { ListFrame } from '#console/lists/list_frame.tsx'
import { ListTable } from '#console/lists/list_table.tsx'
import type { Tenant } from '#console/tenancy/tenant.ts'

const DUE_FIRST = { field: 'due_at', order: 'ASC' } as const
const OPEN = { state: 'open' }

/** Reports of a brand, by what has to be done first. */
export default function ComplaintListScreen({ tenant }: { tenant: Tenant }) {
  const translate = useTranslate()
  const columns = useComplaintColumns()
  const { identity } = useGetIdentity()
  const { canAccess: takes } = useCanAccess({ resource: 'next_complaints', action: 'store', record: tenant })
  const { isBusy, takeNext } = useNext(tenant)
  return (
    <ListFrame<Complaint>
      resource="complaints"
      tenant={tenant}
      sort={DUE_FIRST}
      filtered={OPEN}
      empty="complaints.empty"
      action={
        takes && (
          <Button variant="contained" loading={isBusy} onClick={() => void takeNext()}>
            {translate('complaints.next')}
          </Button>
        )
      }
      filters={
        <FilterRow>
          <ListChoice
            source="state"
            choices={STATES.map((id) => ({ id, name: translate(`complaints.states.${id}`) }))}
          />
          <ListChoice
            source="reason"
            choices={REASONS.map((id) => ({ id, name: translate(`complaints.reasons.${id}`) }))}
          />
          {identity && (
            <ListChoice
              source="assignee_id"
              choices={[{ id: String(identity.id), name: translate('complaints.mine') }]}
            />
          )}
        </FilterRow>
      }
    >
      <ListTable<Complaint> columns={columns} open={({ id }) => id} rowHeight={56} />
    </ListFrame>
  )
}

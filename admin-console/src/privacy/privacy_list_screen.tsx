import { Button } from '@mui/material'
import { useState } from 'react'
import { useCanAccess, useTranslate } from 'react-admin'
import { FilterRow } from '#console/lists/filter_row.tsx'
import { ListChoice } from '#console/lists/list_choice.tsx'
import { ListFrame } from '#console/lists/list_frame.tsx'
import { ListTable } from '#console/lists/list_table.tsx'
import { EntryDialog } from '#console/privacy/entry_dialog.tsx'
import { KINDS, type PrivacyRequest, STATES } from '#console/privacy/privacy_request.ts'
import { usePrivacyColumns } from '#console/privacy/use_privacy_columns.tsx'
import type { Tenant } from '#console/tenancy/tenant.ts'

const DUE_FIRST = { field: 'due_at', order: 'ASC' } as const
const OPEN = { state: 'open' }

/** What people asked about their data, by what has to be answered first. */
export default function PrivacyListScreen({ tenant }: { tenant: Tenant }) {
  const translate = useTranslate()
  const columns = usePrivacyColumns()
  const { canAccess: enters } = useCanAccess({ resource: 'privacy_requests', action: 'store', record: tenant })
  const [isEntering, setIsEntering] = useState(false)
  return (
    <>
      <ListFrame<PrivacyRequest>
        resource="privacy_requests"
        tenant={tenant}
        sort={DUE_FIRST}
        filtered={OPEN}
        about={translate('privacy_requests.about')}
        action={
          enters && (
            <Button variant="contained" aria-haspopup="dialog" onClick={() => setIsEntering(true)}>
              {translate('privacy_requests.entry.open')}
            </Button>
          )
        }
        empty="privacy_requests.empty"
        filters={
          <FilterRow>
            <ListChoice
              source="state"
              choices={STATES.map((id) => ({ id, name: translate(`privacy_requests.states.${id}`) }))}
            />
            <ListChoice
              source="kind"
              choices={KINDS.map((id) => ({ id, name: translate(`privacy_requests.kinds.${id}`) }))}
            />
          </FilterRow>
        }
      >
        <ListTable<PrivacyRequest> columns={columns} open={({ id }) => id} rowHeight={56} />
      </ListFrame>
      {isEntering && <EntryDialog tenant={tenant} onClose={() => setIsEntering(false)} />}
    </>
  )
}

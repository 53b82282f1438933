import { Box } from '@mui/material'
import { type RaRecord, useCanAccess, useTranslate } from 'react-admin'
import { BulkButton } from '#console/lists/bulk/bulk_button.tsx'
import { FilterRow } from '#console/lists/filter_row.tsx'
import { ListChoice } from '#console/lists/list_choice.tsx'
import { ListFrame } from '#console/lists/list_frame.tsx'
import { ListTable } from '#console/lists/list_table.tsx'
import { ListTextFilter } from '#console/lists/list_text_filter.tsx'
import { EVENTS, type Postback, STATES } from '#console/postbacks/postback.ts'
import { ReceiverList } from '#console/postbacks/receiver_list.tsx'
import { usePostbackColumns } from '#console/postbacks/use_postback_columns.tsx'
import type { Tenant } from '#console/tenancy/tenant.ts'

const LATEST_FIRST = { field: 'occurred_at', order: 'DESC' } as const

const canBeResent = ({ state }: RaRecord) => state === 'refused' || state === 'given_up'

/** Where traffic networks hear of their visitors, and what they were told in the last 90 days. */
export default function PostbackListScreen({ tenant }: { tenant: Tenant }) {
  const translate = useTranslate()
  const columns = usePostbackColumns(tenant)
  const { canAccess: seesReceivers } = useCanAccess({ resource: 'postback_receivers', action: 'list', record: tenant })
  const { canAccess: resends } = useCanAccess({ resource: 'postback_resends', action: 'store', record: tenant })
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}>
      {seesReceivers && <ReceiverList tenant={tenant} />}
      <ListFrame
        resource="postbacks"
        tenant={tenant}
        sort={LATEST_FIRST}
        empty="postbacks.empty"
        bulk={
          resends
            ? {
                isSelectable: canBeResent,
                actions: (
                  <BulkButton<Postback>
                    label="postbacks.resend"
                    text="postbacks.bulk.resending"
                    done="postbacks.bulk.resent"
                    method="POST"
                    pathOf={({ id }) => `/api/tenants/${tenant.id}/postbacks/${id}/resend`}
                  />
                ),
              }
            : undefined
        }
        filters={
          <FilterRow>
            <ListTextFilter source="network" />
            <ListChoice
              source="event"
              choices={EVENTS.map((id) => ({ id, name: translate(`postbacks.events.${id}`) }))}
            />
            <ListChoice
              source="state"
              choices={STATES.map((id) => ({ id, name: translate(`postbacks.states.${id}`) }))}
            />
          </FilterRow>
        }
      >
        <ListTable<Postback> columns={columns} nameOf={({ member }) => member.name} />
      </ListFrame>
    </Box>
  )
}

import { Box, Paper } from '@mui/material'
import { FilterLiveForm, ListBase, ListView, SelectInput, TextInput, useCanAccess, useTranslate } from 'react-admin'
import { EVENTS, STATES } from '#console/postbacks/postback.ts'
import { PostbackTable } from '#console/postbacks/postback_table.tsx'
import { ReceiverList } from '#console/postbacks/receiver_list.tsx'
import type { Tenant } from '#console/tenancy/tenant.ts'
import { FILTER_ROW } from '#console/theme/filter_row.ts'
import { ListFailed } from '#console/theme/list_failed.tsx'
import { ListPages } from '#console/theme/list_pages.tsx'
import { Nothing } from '#console/theme/nothing.tsx'
import { ScreenTitle } from '#console/theme/screen_title.tsx'

const LATEST_FIRST = { field: 'occurred_at', order: 'DESC' } as const

/** Where traffic networks hear of their visitors, and what they were told in the last 90 days. */
export function PostbackListScreen({ tenant }: { tenant: Tenant }) {
  const translate = useTranslate()
  const { canAccess: seesReceivers } = useCanAccess({ resource: 'postback_receivers', action: 'list', record: tenant })
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <ScreenTitle>{`${translate('resources.postbacks.name', { smart_count: 2 })} · ${tenant.name}`}</ScreenTitle>
      {seesReceivers && <ReceiverList tenant={tenant} />}
      <ListBase
        resource="postbacks"
        filter={{ tenant_id: tenant.id }}
        sort={LATEST_FIRST}
        perPage={25}
        error={<ListFailed />}
        storeKey={`postbacks.${tenant.id}`}
      >
        <FilterLiveForm>
          <Box sx={FILTER_ROW}>
            <TextInput source="network" label="resources.postbacks.fields.network" />
            <SelectInput
              source="event"
              label="resources.postbacks.fields.event"
              choices={EVENTS.map((id) => ({ id, name: `postbacks.events.${id}` }))}
            />
            <SelectInput
              source="state"
              label="resources.postbacks.fields.state"
              choices={STATES.map((id) => ({ id, name: `postbacks.states.${id}` }))}
            />
          </Box>
        </FilterLiveForm>
        <ListView
          pagination={<ListPages />}
          actions={false}
          title={<></>}
          component={Paper}
          empty={<Nothing text={translate('postbacks.empty')} />}
        >
          <PostbackTable tenant={tenant} />
        </ListView>
      </ListBase>
    </Box>
  )
}

import { Box, Paper } from '@mui/material'
import { FilterLiveForm, ListBase, ListView, SelectInput, useTranslate } from 'react-admin'
import { HeldMessageList } from '#console/holds/held_message_list.tsx'
import { STATES } from '#console/holds/held_message.ts'
import type { Tenant } from '#console/tenancy/tenant.ts'
import { FILTER_ROW } from '#console/theme/filter_row.ts'
import { ListFailed } from '#console/theme/list_failed.tsx'
import { ListPages } from '#console/theme/list_pages.tsx'
import { Nothing } from '#console/theme/nothing.tsx'
import { ScreenTitle } from '#console/theme/screen_title.tsx'

const OLDEST_FIRST = { field: 'held_at', order: 'ASC' } as const
const WAITING = { state: 'held' }

/** Messages of a brand that wait for a decision, or were decided on. */
export function HeldListScreen({ tenant }: { tenant: Tenant }) {
  const translate = useTranslate()
  return (
    <ListBase
      resource="held_messages"
      filter={{ tenant_id: tenant.id }}
      filterDefaultValues={WAITING}
      sort={OLDEST_FIRST}
      perPage={25}
      error={<ListFailed />}
      storeKey={`held_messages.${tenant.id}`}
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        <ScreenTitle>{`${translate('resources.held_messages.name', { smart_count: 2 })} · ${tenant.name}`}</ScreenTitle>
        <FilterLiveForm>
          <Box sx={FILTER_ROW}>
            <SelectInput
              source="state"
              label="resources.held_messages.fields.state"
              choices={STATES.map((id) => ({ id, name: `held_messages.states.${id}` }))}
            />
          </Box>
        </FilterLiveForm>
        <ListView pagination={<ListPages />} actions={false} title={<></>} component={Paper} empty={false}>
          <HeldMessageList empty={<Nothing text={translate('held_messages.empty')} />} />
        </ListView>
      </Box>
    </ListBase>
  )
}

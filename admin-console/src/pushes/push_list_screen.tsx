import { Box, Paper } from '@mui/material'
import { FilterLiveForm, ListBase, ListView, SelectInput, useTranslate } from 'react-admin'
import { KeyRefusedAlert } from '#console/pushes/key_refused_alert.tsx'
import { OUTCOMES, PUSH_KINDS } from '#console/pushes/push.ts'
import { PushTable } from '#console/pushes/push_table.tsx'
import type { Tenant } from '#console/tenancy/tenant.ts'
import { FILTER_ROW } from '#console/theme/filter_row.ts'
import { ListFailed } from '#console/theme/list_failed.tsx'
import { ListPages } from '#console/theme/list_pages.tsx'
import { Nothing } from '#console/theme/nothing.tsx'
import { ScreenTitle } from '#console/theme/screen_title.tsx'

const LATEST_FIRST = { field: 'sent_at', order: 'DESC' } as const

/** What push services answered to a brand's notifications in the last 30 days. */
export function PushListScreen({ tenant }: { tenant: Tenant }) {
  const translate = useTranslate()
  return (
    <ListBase
      resource="pushes"
      filter={{ tenant_id: tenant.id }}
      sort={LATEST_FIRST}
      perPage={25}
      error={<ListFailed />}
      storeKey={`pushes.${tenant.id}`}
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        <ScreenTitle>{`${translate('resources.pushes.name', { smart_count: 2 })} · ${tenant.name}`}</ScreenTitle>
        <KeyRefusedAlert tenantId={tenant.id} />
        <FilterLiveForm>
          <Box sx={FILTER_ROW}>
            <SelectInput
              source="kind"
              label="resources.pushes.fields.kind"
              choices={PUSH_KINDS.map((id) => ({ id, name: `pushes.kinds.${id}` }))}
            />
            <SelectInput
              source="outcome"
              label="resources.pushes.fields.outcome"
              choices={OUTCOMES.map((id) => ({ id, name: `pushes.outcomes.${id}` }))}
            />
          </Box>
        </FilterLiveForm>
        <ListView
          pagination={<ListPages />}
          actions={false}
          title={<></>}
          component={Paper}
          empty={<Nothing text={translate('pushes.empty')} />}
        >
          <PushTable tenantId={tenant.id} />
        </ListView>
      </Box>
    </ListBase>
  )
}

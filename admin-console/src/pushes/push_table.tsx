import { Box } from '@mui/material'
import { DataTable, useTranslate } from 'react-admin'
import type { Push } from '#console/pushes/push.ts'
import { useTimes } from '#console/translations/use_times.ts'

const Column = DataTable.Col<Push>

export function PushTable({ tenantId }: { tenantId: string }) {
  const translate = useTranslate()
  const { moment } = useTimes()
  return (
    <DataTable<Push>
      rowClick={(_id, _resource, { member }) => `/tenants/${tenantId}/show/members/${member.id}`}
      bulkActionButtons={false}
    >
      <Column
        source="sent_at"
        render={({ sent_at: at }) => (
          <Box component="time" dateTime={at} sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
            {moment(at)}
          </Box>
        )}
      />
      <Column source="member" disableSort render={({ member }) => member.name} />
      <Column source="kind" disableSort render={({ kind }) => translate(`pushes.kinds.${kind}`)} />
      <Column source="service" disableSort sx={{ overflowWrap: 'anywhere' }} />
      <Column
        source="outcome"
        disableSort
        render={({ outcome, status }) => (
          <Box component="span" sx={{ color: outcome === 'key_refused' ? 'error.main' : undefined }}>
            {[translate(`pushes.outcomes.${outcome}`), status].filter(Boolean).join(' · ')}
          </Box>
        )}
      />
    </DataTable>
  )
}

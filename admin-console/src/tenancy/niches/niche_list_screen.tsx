import { Box } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { Column } from '#console/lists/column.ts'
import { ListFrame } from '#console/lists/list_frame.tsx'
import { ListTable } from '#console/lists/list_table.tsx'
import type { Niche } from '#console/tenancy/settings/shared_place.ts'

const ALL = 100
const AS_MADE = { field: 'id', order: 'ASC' } as const

export default function NicheListScreen() {
  const translate = useTranslate()
  const columns: Column<Niche>[] = [
    { source: 'key', render: ({ key }) => translate(`niches.${key}`) },
    {
      source: 'preset',
      render: ({ preset }) => (
        <Box component="span" sx={{ textTransform: 'capitalize' }}>
          {preset}
        </Box>
      ),
    },
  ]
  return (
    <ListFrame
      resource="niches"
      sort={AS_MADE}
      whole={ALL}
      width={720}
      about={translate('niche_list.about')}
      empty="ra.navigation.no_results"
    >
      <ListTable<Niche> columns={columns} open={({ id }) => `/niches/${id}/show`} />
    </ListFrame>
  )
}

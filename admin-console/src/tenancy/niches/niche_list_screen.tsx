import { Box, Paper, Typography } from '@mui/material'
import { DataTable, ListBase, ListView, useTranslate } from 'react-admin'
import type { Niche } from '#console/tenancy/settings/shared_place.ts'
import { ScreenTitle } from '#console/theme/screen_title.tsx'

const Column = DataTable.Col<Niche>

export function NicheListScreen() {
  const translate = useTranslate()
  const title = translate('resources.niches.name', { smart_count: 2 })
  return (
    <ListBase sort={{ field: 'id', order: 'ASC' }} perPage={100}>
      <Box sx={{ display: 'grid', gap: 2, maxWidth: 720 }}>
        <ScreenTitle>{title}</ScreenTitle>
        <Box sx={{ display: 'grid', gap: 0.5 }}>
          <Typography variant="h1">{title}</Typography>
          <Typography sx={{ color: 'text.secondary' }}>{translate('niche_list.about')}</Typography>
        </Box>
        <ListView actions={false} pagination={false} title={<></>} component={Paper}>
          <DataTable<Niche> rowClick="show" bulkActionButtons={false} sx={{ '& td': { height: 48 } }}>
            <Column source="key" disableSort render={({ key }) => translate(`niches.${key}`)} />
            <Column
              source="preset"
              disableSort
              render={({ preset }) => (
                <Box component="span" sx={{ textTransform: 'capitalize' }}>
                  {preset}
                </Box>
              )}
            />
          </DataTable>
        </ListView>
      </Box>
    </ListBase>
  )
}

import AddOutlined from '@mui/icons-material/AddOutlined'
import { Box, Button, Paper } from '@mui/material'
import { ListBase, ListView, useCanAccess, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { AnnouncementTable } from '#console/announcements/announcement_table.tsx'
import type { Tenant } from '#console/tenancy/tenant.ts'
import { ListFailed } from '#console/theme/list_failed.tsx'
import { ListPages } from '#console/theme/list_pages.tsx'
import { Nothing } from '#console/theme/nothing.tsx'
import { ScreenTitle } from '#console/theme/screen_title.tsx'

const LATEST_FIRST = { field: 'created_at', order: 'DESC' } as const

/** Promotions and news of a brand. */
export function AnnouncementListScreen({ tenant }: { tenant: Tenant }) {
  const translate = useTranslate()
  const { canAccess: writes } = useCanAccess({ resource: 'announcements', action: 'update', record: tenant })
  const start = writes && (
    <Button component={Link} to="new" variant="contained" startIcon={<AddOutlined />} sx={{ justifySelf: 'start' }}>
      {translate('announcements.new')}
    </Button>
  )
  return (
    <ListBase
      resource="announcements"
      filter={{ tenant_id: tenant.id }}
      sort={LATEST_FIRST}
      perPage={25}
      error={<ListFailed />}
      storeKey={`announcements.${tenant.id}`}
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        <ScreenTitle>{`${translate('resources.announcements.name', { smart_count: 2 })} · ${tenant.name}`}</ScreenTitle>
        {start}
        <ListView
          pagination={<ListPages />}
          actions={false}
          title={<></>}
          component={Paper}
          empty={<Nothing text={translate('announcements.empty')} />}
        >
          <AnnouncementTable tenantId={tenant.id} />
        </ListView>
      </Box>
    </ListBase>
  )
}

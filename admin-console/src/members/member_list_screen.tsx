import { Box, Paper } from '@mui/material'
import { ListBase, ListView, useTranslate } from 'react-admin'
import { ListPages } from '#console/theme/list_pages.tsx'
import { ListFailed } from '#console/theme/list_failed.tsx'
import { Nothing } from '#console/theme/nothing.tsx'
import { MemberFilters } from '#console/members/member_filters.tsx'
import { MemberTable } from '#console/members/member_table.tsx'
import type { Tenant } from '#console/tenancy/tenant.ts'
import { ScreenTitle } from '#console/theme/screen_title.tsx'

const LATEST_FIRST = { field: 'last_active_at', order: 'DESC' } as const

export function MemberListScreen({ tenant }: { tenant: Tenant }) {
  const translate = useTranslate()
  return (
    <ListBase
      resource="members"
      filter={{ tenant_id: tenant.id }}
      sort={LATEST_FIRST}
      perPage={25}
      error={<ListFailed />}
      storeKey={`members.${tenant.id}`}
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        <ScreenTitle>{`${translate('resources.members.name', { smart_count: 2 })} · ${tenant.name}`}</ScreenTitle>
        <MemberFilters />
        <ListView
          pagination={<ListPages />}
          actions={false}
          title={<></>}
          component={Paper}
          empty={<Nothing text={translate('members.empty')} />}
        >
          <MemberTable tenantId={tenant.id} />
        </ListView>
      </Box>
    </ListBase>
  )
}

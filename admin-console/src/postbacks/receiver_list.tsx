import AddOutlined from '@mui/icons-material/AddOutlined'
import { Button } from '@mui/material'
import { useCanAccess, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import type { Column } from '#console/lists/column.ts'
import { ListFrame } from '#console/lists/list_frame.tsx'
import { ListTable } from '#console/lists/list_table.tsx'
import type { Receiver } from '#console/postbacks/postback.ts'
import type { Tenant } from '#console/tenancy/tenant.ts'

const ALL = 100
const BY_KEY = { field: 'key', order: 'ASC' } as const
const LONG = { overflowWrap: 'anywhere' } as const

export function ReceiverList({ tenant }: { tenant: Tenant }) {
  const translate = useTranslate()
  const { canAccess: writes } = useCanAccess({ resource: 'postback_receivers', action: 'update', record: tenant })
  const columns: Column<Receiver>[] = [
    { source: 'key', render: ({ key }) => key },
    { source: 'network', sx: LONG, render: ({ network }) => network },
    {
      source: 'events',
      render: ({ events }) => events.map((event) => translate(`postbacks.events.${event}`)).join(', '),
    },
    { source: 'address', sx: LONG, render: ({ address }) => address },
    {
      source: 'has_secret',
      from: 'md',
      render: ({ has_secret: has }) => translate(has ? 'postbacks.has_secret' : 'postbacks.lacks_secret'),
    },
  ]
  return (
    <ListFrame
      resource="postback_receivers"
      tenant={tenant}
      sort={BY_KEY}
      whole={ALL}
      isPart
      about={translate('postbacks.about')}
      empty="postbacks.no_receivers"
      action={
        writes && (
          <Button component={Link} to="receivers/new" variant="contained" startIcon={<AddOutlined />}>
            {translate('postbacks.new_receiver')}
          </Button>
        )
      }
    >
      <ListTable<Receiver>
        columns={columns}
        open={writes ? ({ id }) => `/tenants/${tenant.id}/show/postbacks/receivers/${id}` : undefined}
      />
    </ListFrame>
  )
}

import AddOutlined from '@mui/icons-material/AddOutlined'
import { Box, Button, Typography } from '@mui/material'
import { DataTable, useCanAccess, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import type { Receiver } from '#console/postbacks/postback.ts'
import type { Tenant } from '#console/tenancy/tenant.ts'
import { WholeList } from '#console/theme/whole_list.tsx'

const Column = DataTable.Col<Receiver>
const ALL = 100

export function ReceiverList({ tenant }: { tenant: Tenant }) {
  const translate = useTranslate()
  const { canAccess: writes } = useCanAccess({ resource: 'postback_receivers', action: 'update', record: tenant })
  return (
    <Box component="section" sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <Typography variant="h2">{translate('resources.postback_receivers.name', { smart_count: 2 })}</Typography>
      <Typography sx={{ color: 'text.secondary', maxWidth: 800 }}>{translate('postbacks.about')}</Typography>
      {writes && (
        <Button
          component={Link}
          to="receivers/new"
          variant="contained"
          startIcon={<AddOutlined />}
          sx={{ justifySelf: 'start' }}
        >
          {translate('postbacks.new_receiver')}
        </Button>
      )}
      <WholeList
        tenantId={tenant.id}
        resource="postback_receivers"
        sortedBy="key"
        most={ALL}
        empty={translate('postbacks.no_receivers')}
      >
        <DataTable<Receiver>
          rowClick={writes ? (id) => `/tenants/${tenant.id}/show/postbacks/receivers/${id}` : false}
          bulkActionButtons={false}
        >
          <Column source="key" disableSort />
          <Column source="network" disableSort sx={{ overflowWrap: 'anywhere' }} />
          <Column
            source="events"
            disableSort
            render={({ events }) => events.map((event) => translate(`postbacks.events.${event}`)).join(', ')}
          />
          <Column source="address" disableSort sx={{ overflowWrap: 'anywhere' }} />
          <Column
            source="has_secret"
            disableSort
            render={({ has_secret: has }) => translate(has ? 'postbacks.has_secret' : 'postbacks.lacks_secret')}
          />
        </DataTable>
      </WholeList>
    </Box>
  )
}

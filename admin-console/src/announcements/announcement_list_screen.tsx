import AddOutlined from '@mui/icons-material/AddOutlined'
import { Button } from '@mui/material'
import { type RaRecord, useCanAccess, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { ANNOUNCEMENT_STATES, type Announcement, KINDS, titleOf } from '#console/announcements/announcement.ts'
import { useAnnouncementColumns } from '#console/announcements/use_announcement_columns.tsx'
import { BulkButton } from '#console/lists/bulk/bulk_button.tsx'
import { FilterRow } from '#console/lists/filter_row.tsx'
import { ListChoice } from '#console/lists/list_choice.tsx'
import { ListFrame } from '#console/lists/list_frame.tsx'
import { ListTable } from '#console/lists/list_table.tsx'
import type { Tenant } from '#console/tenancy/tenant.ts'

const LATEST_FIRST = { field: 'created_at', order: 'DESC' } as const

const isDraft = ({ state }: RaRecord) => state === 'draft'

/** Promotions and news of a brand. */
export default function AnnouncementListScreen({ tenant }: { tenant: Tenant }) {
  const translate = useTranslate()
  const columns = useAnnouncementColumns()
  const { canAccess: writes } = useCanAccess({ resource: 'announcements', action: 'update', record: tenant })
  const { canAccess: removes } = useCanAccess({ resource: 'announcements', action: 'destroy', record: tenant })
  return (
    <ListFrame
      resource="announcements"
      tenant={tenant}
      sort={LATEST_FIRST}
      empty="announcements.empty"
      bulk={
        removes
          ? {
              isSelectable: isDraft,
              actions: (
                <BulkButton<Announcement>
                  label="announcements.bulk.remove"
                  color="error"
                  text="announcements.bulk.removing"
                  done="announcements.bulk.removed"
                  method="DELETE"
                  pathOf={({ id }) => `/api/tenants/${tenant.id}/announcements/${id}`}
                />
              ),
            }
          : undefined
      }
      action={
        writes && (
          <Button component={Link} to="new" variant="contained" startIcon={<AddOutlined />}>
            {translate('announcements.new')}
          </Button>
        )
      }
      filters={
        <FilterRow>
          <ListChoice
            source="kind"
            choices={KINDS.map((id) => ({ id, name: translate(`announcements.kinds.${id}`) }))}
          />
          <ListChoice
            source="state"
            choices={ANNOUNCEMENT_STATES.map((id) => ({ id, name: translate(`announcements.states.${id}`) }))}
          />
        </FilterRow>
      }
    >
      <ListTable<Announcement>
        nameOf={titleOf}
        columns={columns}
        open={({ id }) => `/tenants/${tenant.id}/show/announcements/${id}`}
      />
    </ListFrame>
  )
}

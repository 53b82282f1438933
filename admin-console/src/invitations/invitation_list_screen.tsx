import AddOutlined from '@mui/icons-material/AddOutlined'
import { Box, Button } from '@mui/material'
import { useState } from 'react'
import { useCanAccess, useTranslate } from 'react-admin'
import { BatchDialog } from '#console/invitations/batch_dialog.tsx'
import { BatchList } from '#console/invitations/batch_list.tsx'
import { CodeDialog } from '#console/invitations/code_dialog.tsx'
import { CODES, type InviteCode, STATES } from '#console/invitations/invite_code.ts'
import { CodesUnusedNotice } from '#console/invitations/codes_unused_notice.tsx'
import { useInvitationColumns } from '#console/invitations/use_invitation_columns.tsx'
import { FilterRow } from '#console/lists/filter_row.tsx'
import { ListChoice } from '#console/lists/list_choice.tsx'
import { ListFrame } from '#console/lists/list_frame.tsx'
import { ListSearch } from '#console/lists/list_search.tsx'
import { ListTable } from '#console/lists/list_table.tsx'
import type { WholeTenant } from '#console/tenancy/tenant.ts'

const NEWEST_FIRST = { field: 'id', order: 'DESC' } as const
const FOR_EVERYBODY = { kind: 'everybody' }

/** Codes that let people sign up at a brand, and the unique ones by what they were made for. */
export default function InvitationListScreen({ tenant }: { tenant: WholeTenant }) {
  const translate = useTranslate()
  const { canAccess: writes = false } = useCanAccess({ resource: CODES, action: 'store', record: tenant })
  const columns = useInvitationColumns(tenant, writes)
  const [open, setOpen] = useState<'code' | 'batch'>()
  const close = () => setOpen(undefined)
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}>
      <ListFrame
        resource={CODES}
        tenant={tenant}
        sort={NEWEST_FIRST}
        filtered={FOR_EVERYBODY}
        empty="offers.codes.empty"
        about={translate('invitations.about')}
        notice={<CodesUnusedNotice tenant={tenant} />}
        action={
          writes && (
            <Button variant="contained" startIcon={<AddOutlined />} onClick={() => setOpen('code')}>
              {translate('offers.codes.new')}
            </Button>
          )
        }
        filters={
          <FilterRow>
            <ListSearch label="offers.codes.search" />
            <ListChoice
              source="kind"
              choices={(['everybody', 'unique'] as const).map((id) => ({
                id,
                name: translate(`offers.codes.kinds.${id}`),
              }))}
            />
            <ListChoice
              source="state"
              choices={STATES.map((id) => ({ id, name: translate(`offers.codes.states.${id}`) }))}
            />
          </FilterRow>
        }
      >
        <ListTable<InviteCode> columns={columns} nameOf={({ code }) => code} />
      </ListFrame>
      <BatchList
        tenantId={tenant.id}
        reads={writes}
        action={
          writes && (
            <Button variant="outlined" onClick={() => setOpen('batch')}>
              {translate('offers.codes.make')}
            </Button>
          )
        }
      />
      {open === 'code' && <CodeDialog tenantId={tenant.id} onClose={close} />}
      {open === 'batch' && <BatchDialog tenantId={tenant.id} onClose={close} />}
    </Box>
  )
}

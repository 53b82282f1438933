import { Box, Button } from '@mui/material'
import { useState } from 'react'
import { useCanAccess, useTranslate } from 'react-admin'
import type { Deletion } from '#console/deletions/deletion.ts'
import { EraseDialog } from '#console/deletions/erase_dialog.tsx'
import { RestoreDialog } from '#console/deletions/restore_dialog.tsx'
import { HoldDialog } from '#console/members/actions/hold_dialog.tsx'
import { HoldLiftDialog } from '#console/members/actions/hold_lift_dialog.tsx'
import type { Tenant } from '#console/tenancy/tenant.ts'

const DIALOGS = { restore: RestoreDialog, hold: HoldDialog, lift: HoldLiftDialog, erase: EraseDialog }

type Action = keyof typeof DIALOGS

/** What can be done about a deletion now; nothing while the job erases. */
export function DeletionActions({ tenant, deletion }: { tenant: Tenant; deletion: Deletion }) {
  const translate = useTranslate()
  const [open, setOpen] = useState<Action>()
  const { canAccess: holds } = useCanAccess({ resource: 'erasure_holds', action: 'update', record: tenant })
  const { canAccess: erases } = useCanAccess({ resource: 'erasures', action: 'store', record: tenant })
  const { hold, restorable: isRestorable, member } = deletion
  const actions: { action: Action; label: string; isOffered: boolean | undefined }[] = [
    { action: 'restore', label: 'member_actions.deletion.restore.open', isOffered: holds && isRestorable },
    {
      action: 'hold',
      label: `member_actions.hold.${hold ? 'renew' : 'open'}`,
      isOffered: holds && (isRestorable || hold !== null),
    },
    { action: 'lift', label: 'member_actions.hold.lift', isOffered: holds && hold !== null },
    { action: 'erase', label: 'deletions.erase.open', isOffered: erases && isRestorable && hold === null },
  ]
  const Opened = open && DIALOGS[open]
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', ml: -0.625 }}>
      {actions
        .filter(({ isOffered }) => isOffered)
        .map(({ action, label }) => (
          <Button
            key={action}
            size="small"
            color={action === 'erase' ? 'error' : 'primary'}
            aria-haspopup="dialog"
            onClick={() => setOpen(action)}
          >
            {translate(label)}
          </Button>
        ))}
      {Opened && (
        <Opened
          member={{ id: member.id, tenant_id: deletion.tenant_id, name: member.name, hold }}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Box>
  )
}

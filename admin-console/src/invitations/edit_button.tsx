import { Button } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { CodeDialog } from '#console/invitations/code_dialog.tsx'
import type { InviteCode } from '#console/invitations/invite_code.ts'

export function EditButton({ code: row }: { code: InviteCode }) {
  const translate = useTranslate()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        size="small"
        aria-label={translate('offers.edit_named', { name: row.code })}
        onClick={() => setIsOpen(true)}
      >
        {translate('offers.edit')}
      </Button>
      {isOpen && <CodeDialog tenantId={row.tenant_id} edited={row} onClose={() => setIsOpen(false)} />}
    </>
  )
}

import { Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { useCanAccess, useTranslate } from 'react-admin'
import { httpClient } from '#console/data/http_client.ts'
import { ReasonDialog } from '#console/forms/reason_dialog.tsx'
import type { Member } from '#console/members/member.ts'

/** Masked until authorised staff give a reason. */
export function RevealEmail({ member }: { member: Member }) {
  const translate = useTranslate()
  const [isOpen, setIsOpen] = useState(false)
  const [email, setEmail] = useState<string>()
  const { canAccess } = useCanAccess({ resource: 'member_reveals', action: 'store', record: member })

  async function reveal(reason: string) {
    const body = JSON.stringify({ tenant_id: member.tenant_id, reason })
    const { json } = await httpClient(`/api/members/${member.id}/reveal`, { method: 'POST', body })
    setEmail(json.email)
    setIsOpen(false)
  }

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Typography role="status" sx={{ color: email ? 'text.primary' : 'text.secondary', overflowWrap: 'anywhere' }}>
        {email ?? member.email}
      </Typography>
      {canAccess && !email && (
        <Button size="small" onClick={() => setIsOpen(true)}>
          {translate('members.reveal.open')}
        </Button>
      )}
      {isOpen && (
        <ReasonDialog
          title={translate('members.reveal.title', { name: member.name })}
          text={translate('members.reveal.text')}
          submit={translate('members.reveal.submit')}
          onSubmit={reveal}
          onClose={() => setIsOpen(false)}
        />
      )}
    </Box>
  )
}

import { Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { useCanAccess, useTranslate } from 'react-admin'
import type { Member } from '#console/members/member.ts'
import { RevealDialog } from '#console/members/reveal_dialog.tsx'

/** Masked until authorised staff give a reason. */
export function RevealEmail({ member }: { member: Member }) {
  const translate = useTranslate()
  const [isOpen, setIsOpen] = useState(false)
  const [email, setEmail] = useState<string>()
  const { canAccess } = useCanAccess({ resource: 'members', action: 'reveal', record: member })
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
        <RevealDialog
          member={member}
          onClose={() => setIsOpen(false)}
          onRevealed={(revealed) => {
            setEmail(revealed)
            setIsOpen(false)
          }}
        />
      )}
    </Box>
  )
}

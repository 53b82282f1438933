import { Box, Button } from '@mui/material'
import { useState } from 'react'
import { useCanAccess, useTranslate } from 'react-admin'
import { BirthDateDialog } from '#console/members/actions/birth_date_dialog.tsx'
import { CreditsDialog } from '#console/members/actions/credits_dialog.tsx'
import { DeletionDialog } from '#console/members/actions/deletion_dialog.tsx'
import { EmailDialog } from '#console/members/actions/email_dialog.tsx'
import { HoldDialog } from '#console/members/actions/hold_dialog.tsx'
import { HoldLiftDialog } from '#console/members/actions/hold_lift_dialog.tsx'
import { LinkDialog } from '#console/members/actions/link_dialog.tsx'
import type { WholeMember } from '#console/members/member.ts'
import { Section } from '#console/theme/section.tsx'

const DIALOGS = {
  link: LinkDialog,
  email: EmailDialog,
  birth_date: BirthDateDialog,
  credits: CreditsDialog,
  deletion: DeletionDialog,
  hold: HoldDialog,
  lift: HoldLiftDialog,
}

type Action = keyof typeof DIALOGS

/** What may be done for a member or about them; each asks for a reason, and what is impossible now isn't offered. */
export function MemberActions({ member }: { member: WholeMember }) {
  const translate = useTranslate()
  const [open, setOpen] = useState<Action>()
  const actions = useActions(member)
  if (actions.length === 0) return null
  const Opened = open && DIALOGS[open]
  return (
    <Section title={translate('member_actions.title')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {actions.map(({ action, label, isGrave }) => (
          <Button
            key={action}
            variant="outlined"
            color={isGrave ? 'error' : 'primary'}
            aria-haspopup="dialog"
            onClick={() => setOpen(action)}
          >
            {translate(`member_actions.${label}`)}
          </Button>
        ))}
      </Box>
      {Opened && <Opened member={member} onClose={() => setOpen(undefined)} />}
    </Section>
  )
}

function useActions(member: WholeMember): { action: Action; label: string; isGrave?: boolean }[] {
  const { canAccess: helps } = useCanAccess({ resource: 'member_mails', action: 'store', record: member })
  const isShutOut = member.status === 'suspended' || member.status === 'banned'
  const { canAccess: holds } = useCanAccess({ resource: 'erasure_holds', action: 'update', record: member })
  const isConfirmed = member.status !== 'not_confirmed'
  const isLeaving = member.restorable_until !== null
  const isReachable = !isShutOut && !isLeaving
  return [
    ...(helps && isReachable
      ? [
          { action: 'link' as const, label: isConfirmed ? 'link.password_reset.open' : 'link.activation.open' },
          { action: 'email' as const, label: 'email.open' },
          { action: 'birth_date' as const, label: 'birth_date.open' },
        ]
      : []),
    ...(helps && isConfirmed ? [{ action: 'credits' as const, label: 'credits.open' }] : []),
    ...(helps
      ? [
          {
            action: 'deletion' as const,
            label: isLeaving ? 'deletion.restore.open' : 'deletion.delete.open',
            isGrave: !isLeaving,
          },
        ]
      : []),
    ...(holds ? [{ action: 'hold' as const, label: member.hold ? 'hold.renew' : 'hold.open' }] : []),
    ...(holds && member.hold ? [{ action: 'lift' as const, label: 'hold.lift' }] : []),
  ]
}

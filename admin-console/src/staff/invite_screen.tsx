import { Box, Button, Paper, Typography } from '@mui/material'
import type { Language } from '@manyhearts/locales/languages'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocaleState, useRequireAccess, useTranslate } from 'react-admin'
import { isAlike } from '#console/forms/drafts.ts'
import { LeaveGuard } from '#console/forms/leave_guard.tsx'
import { useCalls } from '#console/forms/use_calls.ts'
import { useLeave } from '#console/forms/use_leave.ts'
import { grantsOf, isComplete } from '#console/staff/brand_roles.ts'
import { type Person, PersonFields } from '#console/staff/person_fields.tsx'
import { type Rights, RightsFields } from '#console/staff/rights_fields.tsx'
import type { StaffMember } from '#console/staff/staff_member.ts'
import { BackLink } from '#console/theme/back_link.tsx'
import { ScreenTitle } from '#console/theme/screen_title.tsx'

interface Draft extends Person, Rights {}

/** Invites somebody to the console: they get an email with a link to choose a password. */
export default function InviteScreen() {
  const translate = useTranslate()
  const queryClient = useQueryClient()
  const [locale] = useLocaleState()
  const { isPending } = useRequireAccess({ resource: 'staff_members', action: 'create' })
  const { isBusy, faults, call } = useCalls('/api/staff_members')
  const { isDone, leave } = useLeave()
  const [empty] = useState<Draft>({
    email: '',
    name: '',
    language: locale as Language,
    isPlatformAdmin: false,
    lines: [{ brand: null, roles: [] }],
  })
  const [draft, setDraft] = useState(empty)
  const [isChecked, setIsChecked] = useState(false)
  const write = (change: Partial<Draft>) => setDraft({ ...draft, ...change })
  const title = translate('staff.invite_title')

  async function invite() {
    setIsChecked(true)
    const { email, name, language, isPlatformAdmin, lines } = draft
    if (!isPlatformAdmin && !isComplete(lines)) return
    const answer = await call<{ staff_member: StaffMember; mailed: boolean }>('POST', '', {
      email: email.trim(),
      name: name.trim(),
      language,
      platform_admin: isPlatformAdmin,
      grants: isPlatformAdmin ? [] : grantsOf(lines),
    })
    if (!answer) return
    void queryClient.invalidateQueries({ queryKey: ['staff_members'] })
    leave(`/staff_members/${answer.staff_member.id}/show`, { state: { mailed: answer.mailed } })
  }

  if (isPending) return null
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, maxWidth: 800 }}>
      <ScreenTitle>{title}</ScreenTitle>
      <LeaveGuard isNeeded={!isAlike(draft, empty)} isDone={isDone} />
      <BackLink to="/staff_members">{translate('staff.back')}</BackLink>
      <Box sx={{ display: 'grid', gap: 0.5 }}>
        <Typography variant="h1">{title}</Typography>
        <Typography sx={{ color: 'text.secondary' }}>{translate('staff.invite_text')}</Typography>
      </Box>
      <Paper
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void invite()
        }}
        sx={{ p: 3, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5 }}
      >
        <PersonFields person={draft} faults={faults} onChange={write} />
        <RightsFields rights={draft} faults={faults} isChecked={isChecked} onChange={write} />
        <Button type="submit" variant="contained" loading={isBusy} sx={{ justifySelf: 'start' }}>
          {translate('staff.send_invitation')}
        </Button>
      </Paper>
    </Box>
  )
}

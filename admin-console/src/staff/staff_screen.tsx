import { Alert, Box, Typography } from '@mui/material'
import { useState } from 'react'
import { useGetIdentity, useShowContext, useTranslate } from 'react-admin'
import { Link, useLocation } from 'react-router-dom'
import { MailAlert } from '#console/staff/mail_alert.tsx'
import { StaffAccess } from '#console/staff/staff_access.tsx'
import { StaffForm } from '#console/staff/staff_form.tsx'
import type { StaffMember } from '#console/staff/staff_member.ts'
import { StaffState } from '#console/staff/staff_state.tsx'
import { BackLink } from '#console/theme/back_link.tsx'
import { ScreenTitle } from '#console/theme/screen_title.tsx'
import { RecordScreen } from '#console/theme/record_screen.tsx'
import { useTimes } from '#console/translations/use_times.ts'

export default function StaffScreen() {
  return (
    <RecordScreen>
      <Person />
    </RecordScreen>
  )
}

function Person() {
  const translate = useTranslate()
  const { moment } = useTimes()
  const { identity } = useGetIdentity()
  const { record: member, refetch } = useShowContext<StaffMember>()
  const arrival = useLocation().state as { mailed?: boolean } | null
  /** Whether the last email went out; undefined: none was sent here. */
  const [mailed, setMailed] = useState(arrival?.mailed)
  if (!member) return null
  const isOneself = member.id === identity?.id
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, maxWidth: 800 }}>
      <ScreenTitle>{member.name}</ScreenTitle>
      <BackLink to="/staff_members">{translate('staff.back')}</BackLink>
      <Box sx={{ display: 'grid', gap: 0.5 }}>
        <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
          {member.name}
        </Typography>
        <Box
          sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, color: 'text.secondary', overflowWrap: 'anywhere' }}
        >
          {member.email} <StaffState state={member.state} />
          {member.last_used_at && (
            <span>
              {translate('resources.staff_members.fields.last_used_at')}: {moment(member.last_used_at)}
            </span>
          )}
        </Box>
      </Box>
      {mailed !== undefined && <MailAlert mailed={mailed} email={member.email} />}
      {isOneself && (
        <Alert severity="info" variant="outlined">
          {translate('staff.oneself')}{' '}
          <Box component={Link} to="/account" sx={{ color: 'inherit' }}>
            {translate('account.title')}
          </Box>
        </Alert>
      )}
      <StaffForm key={member.id} member={member} isOneself={isOneself} refetch={refetch} />
      {!isOneself && <StaffAccess member={member} onMail={setMailed} onChange={() => void refetch()} />}
    </Box>
  )
}

import { Alert, Avatar, Box, Paper, Typography } from '@mui/material'
import { useGetOne, useTranslate } from 'react-admin'
import { useParams } from 'react-router-dom'
import { Failed } from '#console/theme/failed.tsx'
import { MainAndAside } from '#console/theme/main_and_aside.tsx'
import { Waiting } from '#console/theme/waiting.tsx'
import { HoldAlert } from '#console/members/hold_alert.tsx'
import { MemberActions } from '#console/members/actions/member_actions.tsx'
import { MemberSessions } from '#console/members/actions/member_sessions.tsx'
import { MemberNotes } from '#console/members/notes/member_notes.tsx'
import { MemberTimeline } from '#console/members/timeline/member_timeline.tsx'
import { MemberConsents } from '#console/members/member_consents.tsx'
import { MemberSanctions } from '#console/sanctions/member_sanctions.tsx'
import { MemberFacts } from '#console/members/member_facts.tsx'
import { MemberPostbacks } from '#console/members/member_postbacks.tsx'
import { MemberPhotos } from '#console/members/member_photos.tsx'
import { MemberOrders } from '#console/members/member_orders.tsx'
import { MemberStatus } from '#console/members/member_status.tsx'
import { PremiumMark } from '#console/members/premium_mark.tsx'
import { RevealEmail } from '#console/members/reveal_email.tsx'
import type { WholeMember } from '#console/members/member.ts'
import { useTimes } from '#console/translations/use_times.ts'
import type { Tenant } from '#console/tenancy/tenant.ts'
import { BackLink } from '#console/theme/back_link.tsx'
import { ScreenTitle } from '#console/theme/screen_title.tsx'

export default function MemberScreen({ tenant }: { tenant: Tenant }) {
  const translate = useTranslate()
  const { moment } = useTimes()
  const { memberId } = useParams()
  const { data: member, error } = useGetOne<WholeMember>('members', { id: memberId!, meta: { tenant_id: tenant.id } })
  if (error && !member) return <Failed error={error} />
  if (!member) return <Waiting />
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <ScreenTitle>{`${member.name} · ${tenant.name}`}</ScreenTitle>
      <BackLink to={`/tenants/${tenant.id}/show/members`}>{translate('members.back')}</BackLink>
      <Paper sx={{ p: 3, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2.5 }}>
        <Avatar
          alt=""
          src={member.photo?.thumb_filename}
          variant="rounded"
          sx={{ width: 72, height: 90, bgcolor: 'action.selected', color: 'text.secondary' }}
        >
          {member.name.slice(0, 1)}
        </Avatar>
        <Box sx={{ flexGrow: 1, display: 'grid', gap: 0.5 }}>
          <Typography variant="h2" sx={{ fontSize: '1.25rem' }}>
            {member.name}, {member.age}
          </Typography>
          <Box sx={{ display: 'flex', gap: 2 }}>
            <MemberStatus status={member.status} />
            {member.paid_user && <PremiumMark />}
          </Box>
          <RevealEmail member={member} />
        </Box>
      </Paper>
      {member.restorable_until && (
        <Alert severity="warning" variant="outlined">
          {translate('member_actions.deletion.pending', { until: moment(member.restorable_until) })}
        </Alert>
      )}
      {member.hold && <HoldAlert hold={member.hold} />}
      <MemberActions member={member} />
      <MemberSanctions member={member} />
      <MainAndAside>
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
          <MemberPhotos member={member} />
          <MemberNotes member={member} />
          <MemberTimeline member={member} />
        </Box>
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
          <MemberFacts member={member} />
          <MemberSessions member={member} />
          <MemberOrders member={member} />
          <MemberPostbacks member={member} />
          {member.consents.length > 0 && <MemberConsents consents={member.consents} />}
        </Box>
      </MainAndAside>
    </Box>
  )
}

import { Alert, Box } from '@mui/material'
import { useCanAccess, useGetOne, useTranslate } from 'react-admin'
import { useParams } from 'react-router-dom'
import { AppealSection } from '#console/complaints/appeal_section.tsx'
import type { WholeComplaint } from '#console/complaints/complaint.ts'
import { ComplaintFacts } from '#console/complaints/complaint_facts.tsx'
import { DecisionForm } from '#console/complaints/decision_form.tsx'
import { DecisionSection } from '#console/complaints/decision_section.tsx'
import { EvidenceSection } from '#console/complaints/evidence_section.tsx'
import { LeaseBar } from '#console/complaints/lease_bar.tsx'
import { ThreadSection } from '#console/complaints/thread_section.tsx'
import { useLease } from '#console/complaints/use_lease.ts'
import { SuspicionSection } from '#console/suspicions/suspicion_section.tsx'
import type { WholeTenant } from '#console/tenancy/tenant.ts'
import { Failed } from '#console/theme/failed.tsx'
import { BackLink } from '#console/theme/back_link.tsx'
import { MainAndAside } from '#console/theme/main_and_aside.tsx'
import { ScreenTitle } from '#console/theme/screen_title.tsx'
import { Section } from '#console/theme/section.tsx'
import { Waiting } from '#console/theme/waiting.tsx'
import { WrittenText } from '#console/theme/written_text.tsx'

/** A report of a brand, which staff answer and decide. */
export default function ComplaintScreen({ tenant }: { tenant: WholeTenant }) {
  const { complaintId } = useParams()
  const { data: complaint, error } = useGetOne<WholeComplaint>('complaints', {
    id: complaintId!,
    meta: { tenant_id: tenant.id },
  })
  if (error && !complaint) return <Failed error={error} />
  if (!complaint) return <Waiting />
  return <Shown key={complaint.id} tenant={tenant} complaint={complaint} />
}

function Shown({ tenant, complaint }: { tenant: WholeTenant; complaint: WholeComplaint }) {
  const translate = useTranslate()
  const held = useLease(complaint)
  const { canAccess: takes } = useCanAccess({ resource: 'complaint_leases', action: 'store', record: tenant })
  const { canAccess: decides } = useCanAccess({ resource: 'complaint_decisions', action: 'store', record: tenant })
  const { lease, end } = held
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <ScreenTitle>{`${complaint.number} · ${tenant.name}`}</ScreenTitle>
      <BackLink to={`/tenants/${tenant.id}/show/complaints`}>{translate('complaints.back')}</BackLink>
      {takes && <LeaseBar complaint={complaint} held={held} />}
      <MainAndAside>
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
          <Section title={translate(`complaints.reasons.${complaint.reason}`)}>
            <WrittenText>{complaint.words || translate('complaints.no_words')}</WrittenText>
            {complaint.hidden_for_all && complaint.state === 'open' && (
              <Alert severity="info" variant="outlined" sx={{ mt: 2 }}>
                {translate('complaints.hidden_now')}
              </Alert>
            )}
          </Section>
          {/* Whoever may work on it may look at it. */}
          {takes && <EvidenceSection complaint={complaint} />}
          {complaint.decision && <DecisionSection decision={complaint.decision} />}
          {complaint.appeals.map((appeal) => (
            <AppealSection
              key={appeal.id}
              tenant={tenant}
              complaint={complaint}
              appeal={appeal}
              lease={lease}
              onDecided={end}
            />
          ))}
          <ThreadSection tenant={tenant} complaint={complaint} lease={lease} />
          <SuspicionSection complaint={complaint} />
          {decides && lease && complaint.state === 'open' && (
            <DecisionForm tenant={tenant} complaint={complaint} lease={lease} onDecided={end} />
          )}
        </Box>
        <ComplaintFacts complaint={complaint} />
      </MainAndAside>
    </Box>
  )
}

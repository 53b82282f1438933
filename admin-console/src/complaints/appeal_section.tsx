import { Alert, Box, Typography } from '@mui/material'
import { useCanAccess, useGetIdentity, useTranslate } from 'react-admin'
import { AppealForm } from '#console/complaints/appeal_form.tsx'
import type { Appeal, Lease, WholeComplaint } from '#console/complaints/complaint.ts'
import type { WholeTenant } from '#console/tenancy/tenant.ts'
import { Section } from '#console/theme/section.tsx'
import { WrittenText } from '#console/theme/written_text.tsx'
import { useTimes } from '#console/translations/use_times.ts'

interface Props {
  tenant: WholeTenant
  complaint: WholeComplaint
  appeal: Appeal
  lease: Lease | null
  onDecided(): void
}

/** An appeal against a decision: what was said, what became of it, and the form for who didn't decide before. */
export function AppealSection({ tenant, complaint, appeal, lease, onDecided }: Props) {
  const translate = useTranslate()
  const { moment } = useTimes()
  const { identity } = useGetIdentity()
  const { canAccess: decides } = useCanAccess({ resource: 'appeal_decisions', action: 'store', record: tenant })
  const isOwn = complaint.decision?.decided_by?.id === String(identity?.id)
  const { side, words, due_at: due, outcome, statement, decided_at: at, decided_by: by } = appeal
  const when = at
    ? translate('complaints.appeal.by', { at: moment(at), who: by?.name ?? '' })
    : translate('complaints.appeal.due', { at: moment(due) })
  return (
    <Section title={translate('complaints.appeal.title')} text={`${translate(`complaints.appeal.${side}`)} · ${when}`}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        <WrittenText isQuote>{words}</WrittenText>
        {outcome && (
          <>
            <Typography sx={{ fontWeight: 550 }}>{translate(`complaints.appeal.${outcome}`)}</Typography>
            <WrittenText>{statement}</WrittenText>
          </>
        )}
        {!outcome && decides && isOwn && (
          <Alert severity="info" variant="outlined">
            {translate('complaints.appeal.own')}
          </Alert>
        )}
        {!outcome && decides && !isOwn && lease && (
          <AppealForm tenant={tenant} complaint={complaint} appeal={appeal} lease={lease} onDecided={onDecided} />
        )}
      </Box>
    </Section>
  )
}

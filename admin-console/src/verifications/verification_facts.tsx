import { Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { DecideBy } from '#console/lists/decide_by.tsx'
import { useTimes } from '#console/translations/use_times.ts'
import type { Verification } from '#console/verifications/verification.ts'

/** Since when a photo waits and until when; or who decided about it, and what became of the mark. */
export function VerificationFacts({ verification }: { verification: Verification }) {
  const translate = useTranslate()
  const { moment } = useTimes()
  const { state, sent_at: sentAt, due_at: dueAt, decided_at: decidedAt, decided_by: who, marked } = verification
  const { ended_by: endedBy, end_reason: endReason } = verification
  const facts = [
    decidedAt
      ? translate('verifications.decided', { at: moment(decidedAt), who: who ?? translate('audit.by_system') })
      : translate('verifications.since', { at: moment(sentAt) }),
    marked && translate('verifications.marked'),
    endedBy && translate(`verifications.ended.${endedBy}`),
    endReason && translate(`verifications.end_reasons.${endReason}`),
  ].filter(Boolean)
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {facts.join(' · ')}
      {state === 'sent' && (
        <>
          {' · '}
          <DecideBy at={dueAt} due="verifications.due" overdue="verifications.overdue" />
        </>
      )}
    </Typography>
  )
}

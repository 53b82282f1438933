import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useTimes } from '#console/translations/use_times.ts'
import type { Verification } from '#console/verifications/verification.ts'

/** Since when a photo waits and until when; or who decided about it, and what became of the mark. */
export function VerificationFacts({ verification }: { verification: Verification }) {
  const translate = useTranslate()
  const { moment } = useTimes()
  const { state, sent_at: sentAt, due_at: dueAt, decided_at: decidedAt, decided_by: who, marked } = verification
  const { ended_by: endedBy, end_reason: endReason } = verification
  const isLate = isPast(dueAt)
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
          <Box component="span" sx={isLate ? { color: 'error.main' } : undefined}>
            {translate(isLate ? 'verifications.overdue' : 'verifications.due', { at: moment(dueAt) })}
          </Box>
        </>
      )}
    </Typography>
  )
}

/** The list is asked anew often enough. */
function isPast(at: string): boolean {
  return Date.parse(at) < Date.now()
}

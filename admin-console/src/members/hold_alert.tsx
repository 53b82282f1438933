import { Alert } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { Hold } from '#console/members/member.ts'
import { useTimes } from '#console/translations/use_times.ts'

/** What keeps a member's data from being erased, and whether they know. */
export function HoldAlert({ hold }: { hold: Hold }) {
  const translate = useTranslate()
  const { calendarDay } = useTimes()
  const reason = translate(`member_actions.hold.reasons.${hold.reason}`)
  return (
    <Alert severity="info" variant="outlined">
      {translate('member_actions.hold.pending', { at: calendarDay(hold.last_day), reason })} {hold.words}
      {!hold.told && <strong> {translate('member_actions.hold.secret')}</strong>}
    </Alert>
  )
}

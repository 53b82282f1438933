import { Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { Deletion } from '#console/deletions/deletion.ts'
import { StateDot } from '#console/theme/state_dot.tsx'
import { useTimes } from '#console/translations/use_times.ts'

/** Until when they can come back, and what they are held for. */
export function DeletionState({ deletion: { restorable: isRestorable, restorable_until: until, hold } }: Props) {
  const translate = useTranslate()
  const { calendarDay, moment } = useTimes()
  return (
    <>
      {isRestorable && (
        <StateDot colour="info.main">{translate('deletions.until.restorable', { at: moment(until) })}</StateDot>
      )}
      {hold && (
        <>
          <StateDot colour="warning.main">
            {translate('deletions.until.held', { at: calendarDay(hold.last_day) })}
          </StateDot>
          <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
            {translate(`member_actions.hold.reasons.${hold.reason}`)}
          </Typography>
        </>
      )}
      {!isRestorable && !hold && <StateDot colour="text.disabled">{translate('deletions.states.due')}</StateDot>}
    </>
  )
}

interface Props {
  deletion: Deletion
}

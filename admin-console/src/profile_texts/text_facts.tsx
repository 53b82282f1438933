import { Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { DecideBy } from '#console/lists/decide_by.tsx'
import type { ProfileText } from '#console/profile_texts/profile_text.ts'
import { useTimes } from '#console/translations/use_times.ts'

/** Why a text waits, since when and until when; or who decided about it. */
export function TextFacts({ text }: { text: ProfileText }) {
  const translate = useTranslate()
  const { moment } = useTimes()
  const { found, state, held_at: heldAt, due_at: dueAt, decided_at: decidedAt, decided_by: who } = text
  const facts = [
    translate(`profile_texts.found.${found}`),
    decidedAt
      ? translate('profile_texts.decided', { at: moment(decidedAt), who: who ?? translate('audit.by_system') })
      : translate('profile_texts.since', { at: moment(heldAt) }),
  ]
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {facts.join(' · ')}
      {state === 'held' && (
        <>
          {' · '}
          <DecideBy at={dueAt} due="profile_texts.due" overdue="profile_texts.overdue" />
        </>
      )}
    </Typography>
  )
}

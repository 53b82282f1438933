import { useTranslate } from 'react-admin'
import { LastDecision } from '#console/moderation/last_decision.tsx'
import type { DecideText } from '#console/profile_texts/use_decide_text.ts'

export function LastTextDecision({ decide: { done, failure, undo, isBusy } }: { decide: DecideText }) {
  const translate = useTranslate()
  const said =
    done &&
    translate(`profile_texts.${done.what}`, {
      name: done.text.member.name,
      reason: done.reason && translate(`profile_texts.reasons.${done.reason}`),
    })
  const isUndoable = done !== undefined && done.what !== 'undone'
  return (
    <LastDecision
      failure={failure}
      said={said}
      undo={isUndoable ? { label: translate('profile_texts.undo'), press: undo } : undefined}
      isBusy={isBusy}
    />
  )
}

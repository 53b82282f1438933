import { useTranslate } from 'react-admin'
import { LastDecision } from '#console/moderation/last_decision.tsx'
import type { DecideVerification } from '#console/verifications/use_decide_verification.ts'

export function LastVerificationDecision({ decide }: { decide: DecideVerification }) {
  const translate = useTranslate()
  const { done, failure, undo, isBusy, isUndoable } = decide
  const texts = done?.what === 'withdrawn' ? 'end_reasons' : 'reasons'
  const said =
    done &&
    translate(`verifications.${done.what}`, {
      name: done.verification.member.name,
      reason: done.reason && translate(`verifications.${texts}.${done.reason}`),
    })
  return (
    <LastDecision
      failure={failure}
      said={said}
      undo={isUndoable ? { label: translate('verifications.undo'), press: undo } : undefined}
      isBusy={isBusy}
    />
  )
}

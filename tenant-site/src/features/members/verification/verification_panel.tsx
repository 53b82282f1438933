import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadFailed } from '#site/lib/pages/load_failed.tsx'
import { FocusOnMount } from '#site/ui/feedback/focus_on_mount.tsx'
import { FormSection } from '#site/ui/layout/form_section.tsx'
import { useVerification, useVerificationSteps } from './use_verification.ts'
import { VerificationMark } from './verification_mark.tsx'
import { VerificationOffer } from './verification_offer.tsx'
import { VerificationPose } from './verification_pose.tsx'
import { VerificationWaiting } from './verification_waiting.tsx'

/** Where the brand has it, or something of it was begun before. Needs the translation namespace `members`. */
export function VerificationPanel() {
  const { t } = useTranslation('members')
  const { data, error, refetch, isFetching } = useVerification()
  const steps = useVerificationSteps()
  const state = data?.verification.state
  const [before] = useState(state)
  if (error && !data)
    return (
      <FormSection title={t('photo_check.title')}>
        <LoadFailed text="offline" onRetry={() => void refetch()} isRetrying={isFetching} />
      </FormSection>
    )
  if (!data) return null
  const { verification } = data
  if (!verification.offered && ['none', 'refused', 'ended', 'expired'].includes(verification.state)) return null
  const step = {
    drawn: <VerificationPose verification={verification} steps={steps} />,
    waiting: <VerificationWaiting verification={verification} steps={steps} />,
    verified: <VerificationMark steps={steps} />,
    none: undefined,
    refused: undefined,
    ended: undefined,
    expired: undefined,
  }[verification.state] ?? <VerificationOffer verification={verification} steps={steps} />
  return (
    <FormSection title={t('photo_check.title')}>
      {/* Whoever takes a step finds the next one; whoever opens the page isn’t led here. */}
      {before === undefined || before === verification.state ? (
        step
      ) : (
        <FocusOnMount key={verification.state}>{step}</FocusOnMount>
      )}
    </FormSection>
  )
}

import { useRef, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { refusal } from '#site/lib/api/refusal.ts'
import type { Profile } from '#site/lib/api/shapes.ts'
import { nicheGender } from '#site/lib/brand/niche_gender.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { useForm } from '#site/lib/forms/use_form.ts'
import { useHydrated } from '#site/lib/browser/use_hydrated.ts'
import { Form } from '#site/ui/layout/form.tsx'
import { Notice } from '#site/ui/feedback/notice.tsx'
import { Steps } from '#site/ui/feedback/steps.tsx'
import { NeedsScript } from '#site/features/identity/links/needs_script.tsx'
import { keepDraft, type SignupDraft } from './steps/signup_draft.ts'
import styles from './steps/signup_form.module.css'
import { SignupParts } from './steps/signup_parts.tsx'
import { SignupWays } from './signup_ways.tsx'
import { useCheckStep } from './steps/use_check_step.ts'
import { useSignUp } from './use_sign_up.ts'
import { useSignupSteps } from './steps/use_signup_steps.ts'

type SignupFormProps = {
  draft: SignupDraft
  isByInvitation: boolean
  /** The member this page is about; they can be messaged. */
  addressee?: Profile
  /** Query string for the log-in link, to return to the same page. */
  search: string
  onStarted?: () => void
  onComplete: () => Promise<void> | void
  onLogIn?: () => void
}

export function SignupForm(props: SignupFormProps) {
  const { draft, isByInvitation, addressee, search, onStarted, onComplete, onLogIn } = props
  const { t } = useTranslation(['identity', 'site'])
  const isHydrated = useHydrated()
  const signUp = useSignUp()
  const check = useCheckStep()
  const gender = nicheGender(useSettings())
  const steps = useSignupSteps({ isByInvitation, asksGender: !gender, hasAddressee: Boolean(addressee) }, draft)
  const parts = useRef<HTMLDivElement>(null)

  const { form, busy, errors, failure } = useForm(async (data) => {
    if (steps.isLast) {
      await signUp(data).catch((error: unknown) => {
        steps.showFields(Object.keys(refusal(error).fields))
        throw error
      })
      await onComplete()
    } else {
      await check(steps.step, data)
      move(steps.next)
    }
  })

  /** Moves focus for screen readers, and saves the step for a reload. */
  function move(to: () => void) {
    to()
    const element = parts.current?.closest('form')
    if (element) keepDraft(element)
    parts.current?.querySelector<HTMLElement>('[data-step]:not([hidden]) h2')?.focus()
  }

  function keep({ currentTarget }: FormEvent<HTMLFormElement>) {
    onStarted?.()
    // React updates the date's hidden field only after rendering.
    setTimeout(() => keepDraft(currentTarget))
  }

  return (
    <Form {...form} onChange={keep}>
      <NeedsScript />
      <input type="hidden" name="step" value={steps.step.name} />
      <input type="hidden" name="draft_token" value={draft.draft_token ?? ''} />
      <div className={styles.scriptOnly}>
        <Steps
          count={steps.count}
          current={steps.number}
          label={t('sign_up.step', { step: steps.number, count: steps.count })}
        />
      </div>
      <div ref={parts} className={styles.parts}>
        <SignupParts
          draft={draft}
          errors={errors}
          isByInvitation={isByInvitation}
          gender={gender}
          addressee={addressee}
          isShown={steps.isShown}
        />
      </div>
      {failure && (
        <Notice tone="danger" isLive>
          {failure}
        </Notice>
      )}
      <SignupWays steps={steps} busy={busy} isReady={isHydrated} onBack={() => move(steps.back)} />
      <p>
        {t('sign_up.member_already')}{' '}
        <Link to={{ pathname: '/login', search }} onClick={onLogIn}>
          {t('site:common.log_in')}
        </Link>
      </p>
    </Form>
  )
}

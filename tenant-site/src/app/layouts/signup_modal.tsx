import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { signupSteps } from '#site/features/identity/signup/steps/signup_steps.ts'
import { recallDraft } from '#site/features/identity/signup/steps/signup_draft.ts'
import { SignupForm } from '#site/features/identity/signup/signup_form.tsx'
import { nicheGender } from '#site/lib/brand/niche_gender.ts'
import type { SignupReason } from '#site/lib/brand/signup_prompt.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { personOf } from '#site/lib/people/person_of.ts'
import { useMessagePrice } from '#site/lib/writing/use_message_price.ts'
import { useSignups } from '#site/lib/brand/use_signups.ts'
import { Dialog } from '#site/ui/overlays/dialog.tsx'
import { Portrait } from '#site/ui/people/portrait.tsx'
import styles from './signup_modal.module.css'
import { announceSignup, type SignupEvent } from '#site/app/banners/announce_signup.ts'

type SignupModalProps = {
  search: string
  reason?: SignupReason
  isStarted: boolean
  onEvent: (event: SignupEvent) => Promise<void>
}

/** Sign-up over the current page; once started, only the button closes it, and the draft is saved. */
export default function SignupModal({ search, reason, isStarted, onEvent }: SignupModalProps) {
  const { t } = useTranslation(['identity', 'site'])
  const price = useMessagePrice()
  const signups = useSignups()
  const settings = useSettings()
  const isByInvitation = signups === 'by_invitation'
  const [draft] = useState(recallDraft)
  const isBegun = isStarted || Object.keys(draft).length > 0

  async function tell(event: SignupEvent) {
    if (event !== 'started' || !isStarted) announceSignup(event)
    await onEvent(event)
  }

  return (
    <Dialog
      isOpen
      onClose={() => void tell('closed')}
      isDismissible={!isBegun}
      title={title()}
      description={price ? t('site:common.sign_up_cost', { price }) : t('site:common.sign_up_costs_nothing')}
      closeLabel={t('site:common.close')}
    >
      {reason && (
        <div className={styles.portrait}>
          <Portrait person={personOf(reason.card, settings)} />
        </div>
      )}
      <SignupForm
        draft={draft}
        isByInvitation={isByInvitation}
        search={search}
        onStarted={() => void tell('started')}
        onComplete={() => tell('flow_complete')}
        onLogIn={() => void tell('redirected_to_login')}
      />
    </Dialog>
  )

  function title() {
    if (!reason) return t('sign_up.title')
    const what = reason.what ?? t('sign_up.message.title', { name: reason.card.name })
    const { length } = signupSteps({ isByInvitation, asksGender: !nicheGender(settings), hasAddressee: false })
    return t('sign_up.questions_line', { what, questions: t('sign_up.questions', { count: length }) })
  }
}

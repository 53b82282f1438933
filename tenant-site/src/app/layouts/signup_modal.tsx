import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { recallDraft } from '#site/features/identity/signup/steps/signup_draft.ts'
import { SignupForm } from '#site/features/identity/signup/signup_form.tsx'
import { useMessagePrice } from '#site/lib/writing/use_message_price.ts'
import { useSignups } from '#site/lib/brand/use_signups.ts'
import { Dialog } from '#site/ui/overlays/dialog.tsx'
import { announceSignup, type SignupEvent } from '#site/app/banners/announce_signup.ts'

type SignupModalProps = {
  search: string
  isStarted: boolean
  onEvent: (event: SignupEvent) => Promise<void>
}

/** Sign-up over the current page; once started, only the button closes it, and the draft is saved. */
export default function SignupModal({ search, isStarted, onEvent }: SignupModalProps) {
  const { t } = useTranslation(['identity', 'site'])
  const price = useMessagePrice()
  const signups = useSignups()
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
      title={t('sign_up.title')}
      description={price ? t('sign_up.cost', { price }) : t('sign_up.free')}
      closeLabel={t('site:close')}
    >
      <SignupForm
        draft={draft}
        isByInvitation={signups === 'by_invitation'}
        search={search}
        onStarted={() => void tell('started')}
        onComplete={() => tell('flow_complete')}
        onLogIn={() => void tell('redirected_to_login')}
      />
    </Dialog>
  )
}

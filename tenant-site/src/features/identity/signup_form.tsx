import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useForm } from '#site/lib/use_form.ts'
import { useHydrated } from '#site/lib/use_hydrated.ts'
import { Button } from '#site/ui/button.tsx'
import { Form } from '#site/ui/form.tsx'
import { Notice } from '#site/ui/notice.tsx'
import { AccessFields } from './access_fields.tsx'
import { ChoiceFields } from './choice_fields.tsx'
import { ConsentFields } from './consent_fields.tsx'
import { InvitationField } from './invitation_field.tsx'
import { PersonFields } from './person_fields.tsx'
import { keepDraft, type SignupDraft } from './signup_draft.ts'
import { useSignUp } from './use_sign_up.ts'

type SignupFormProps = {
  draft: SignupDraft
  isByInvitation: boolean
  /** The query that the log-in is opened with, so that it leads on to the same page. */
  search: string
  /** Something was filled in. */
  onStarted?: () => void
  /** The visitor is a member now. */
  onComplete: () => Promise<void> | void
  onLogIn?: () => void
}

/** All that is asked to become a member, on one page. */
export function SignupForm({ draft, isByInvitation, search, onStarted, onComplete, onLogIn }: SignupFormProps) {
  const { t } = useTranslation('identity')
  const isHydrated = useHydrated()
  const signUp = useSignUp()
  const { form, busy, errors, failure } = useForm(async (data) => {
    await signUp(data)
    await onComplete()
  })

  function keep({ currentTarget }: FormEvent<HTMLFormElement>) {
    onStarted?.()
    // The hidden field of the date follows only when React has drawn it.
    setTimeout(() => keepDraft(currentTarget))
  }

  return (
    <Form {...form} onChange={keep}>
      <noscript>
        <Notice tone="warning">{t('sign_up.needs_script')}</Notice>
      </noscript>
      {isByInvitation && <InvitationField draft={draft} errors={errors} />}
      <PersonFields draft={draft} errors={errors} />
      <AccessFields draft={draft} errors={errors} />
      <ChoiceFields draft={draft} errors={errors} />
      <ConsentFields errors={errors} />
      {failure && (
        <Notice tone="danger" isLive>
          {failure}
        </Notice>
      )}
      <Button type="submit" size="large" wide busy={busy} disabled={!isHydrated}>
        {t('sign_up.send')}
      </Button>
      <p>
        {t('sign_up.member_already')}{' '}
        <Link to={{ pathname: '/login', search }} onClick={onLogIn}>
          {t('sign_up.log_in')}
        </Link>
      </p>
    </Form>
  )
}

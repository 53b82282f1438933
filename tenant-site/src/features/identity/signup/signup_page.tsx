import { useMemo, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Profile } from '#site/lib/api/shapes.ts'
import { useHydrated } from '#site/lib/browser/use_hydrated.ts'
import { useSignups } from '#site/lib/brand/use_signups.ts'
import { answersIn } from './steps/answers_in.ts'
import { recallDraft, type SignupDraft } from './steps/signup_draft.ts'
import { SignupForm } from './signup_form.tsx'
import styles from './signup_page.module.css'
import { useTranslation } from 'react-i18next'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { ButtonLink } from '#site/ui/buttons/button_link.tsx'
import { EmptyState } from '#site/ui/feedback/empty_state.tsx'

/** Members from a partner's call are asked there to confirm their address (specification §2). */
const COMPLETED = '/members?api_signup_complete=1'

type SignupPageProps = {
  /** Includes the page's heading. */
  aside: ReactNode
  addressee?: Profile
  /** Answers sent by a partner. */
  begun?: SignupDraft
  /** Where to continue, unless the URL says so. */
  next?: string
}

export function SignupPage({ aside, addressee, begun, next }: SignupPageProps) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const signups = useSignups()
  const isHydrated = useHydrated()
  const draft = useMemo(
    () => ({ ...begun, ...(isHydrated && recallDraft()), ...answersIn(search) }),
    [begun, isHydrated, search]
  )
  if (signups !== 'open' && signups !== 'by_invitation') return <SignupClosed reason={signups} />
  const query = withNext(search, next)
  return (
    <div className={styles.page}>
      {aside}
      <SignupForm
        key={isHydrated && Object.keys(recallDraft()).length > 0 ? 'recalled' : 'new'}
        draft={draft}
        isByInvitation={signups === 'by_invitation'}
        addressee={addressee}
        search={query}
        onComplete={() =>
          navigate(draft.draft_token ? COMPLETED : { pathname: '/activate', search: query }, { replace: true })
        }
      />
    </div>
  )
}

function withNext(search: string, next: string | undefined): string {
  const query = new URLSearchParams(search)
  if (!next || query.has('next')) return search
  query.set('next', next)
  return `?${query}`
}

function SignupClosed({ reason }: { reason: 'closed' | 'by_link' }) {
  const { t } = useTranslation(['identity', 'site'])
  const { name: site } = useSettings()
  return (
    <EmptyState
      isPage
      scene="people"
      title={t(`sign_up.${reason}.title`, { site })}
      text={reason === 'closed' ? t('sign_up.closed.text') : t('sign_up.by_link.text')}
      action={<ButtonLink to="/login">{t('site:common.log_in')}</ButtonLink>}
    />
  )
}

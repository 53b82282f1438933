import { useMemo, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Profile } from '#site/lib/shapes.ts'
import { useHydrated } from '#site/lib/use_hydrated.ts'
import { useSignups } from '#site/lib/use_signups.ts'
import { SignupClosed } from './signup_closed.tsx'
import { recallDraft, type SignupDraft } from './signup_draft.ts'
import { SignupForm } from './signup_form.tsx'
import styles from './signup_page.module.css'

/** Who came by a partner's call is asked there to confirm the address (specification §2). */
const COMPLETED = '/members?api_signup_complete=1'

type SignupPageProps = {
  /** What stands beside the form, with the page's heading. */
  aside: ReactNode
  addressee?: Profile
  /** What a partner said of the visitor. */
  begun?: SignupDraft
  /** Where the new member goes on, unless the address says so. */
  next?: string
}

/** The sign-up as a page of its own; a calm word where the brand takes nobody new this way. */
export function SignupPage({ aside, addressee, begun, next }: SignupPageProps) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const signups = useSignups()
  const isHydrated = useHydrated()
  const draft = useMemo(() => ({ ...begun, ...(isHydrated && recallDraft()) }), [begun, isHydrated])
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

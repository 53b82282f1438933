import { useMemo, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Profile } from '#site/lib/shapes.ts'
import { useHydrated } from '#site/lib/use_hydrated.ts'
import { useSignups } from '#site/lib/use_signups.ts'
import { SignupClosed } from './signup_closed.tsx'
import { recallDraft } from './signup_draft.ts'
import { SignupForm } from './signup_form.tsx'
import styles from './signup_page.module.css'

type SignupPageProps = {
  /** What stands beside the form, with the page's heading. */
  aside: ReactNode
  addressee?: Profile
  /** Where the new member goes on, unless the address says so. */
  next?: string
}

/** The sign-up as a page of its own; a calm word where the brand takes nobody new this way. */
export function SignupPage({ aside, addressee, next }: SignupPageProps) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const signups = useSignups()
  const isHydrated = useHydrated()
  const draft = useMemo(() => (isHydrated ? recallDraft() : {}), [isHydrated])
  if (signups !== 'open' && signups !== 'by_invitation') return <SignupClosed reason={signups} />
  const query = withNext(search, next)
  return (
    <div className={styles.page}>
      {aside}
      <SignupForm
        key={Object.keys(draft).length > 0 ? 'recalled' : 'new'}
        draft={draft}
        isByInvitation={signups === 'by_invitation'}
        addressee={addressee}
        search={query}
        onComplete={() => navigate({ pathname: '/activate', search: query }, { replace: true })}
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

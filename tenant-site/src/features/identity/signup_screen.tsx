import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { call } from '#site/lib/call.ts'
import { PageHead } from '#site/lib/page_head.tsx'
import { settingsQuery } from '#site/lib/settings_query.ts'
import { useHydrated } from '#site/lib/use_hydrated.ts'
import { useSignups } from '#site/lib/use_signups.ts'
import type { Visit } from '#site/lib/visit.ts'
import { likelyCountry } from './likely_country.ts'
import { SignupAside } from './signup_aside.tsx'
import { SignupClosed } from './signup_closed.tsx'
import { recallDraft } from './signup_draft.ts'
import { SignupForm } from './signup_form.tsx'
import styles from './signup_screen.module.css'

/** Fetches the regions to choose from, and some members where visitors may see any. */
export async function load({ api, queryClient }: Visit) {
  const settings = await queryClient.ensureQueryData(settingsQuery(api))
  const country = likelyCountry(settings)
  await Promise.all([
    country && queryClient.ensureQueryData(call(api, 'regions.index', { query: { country } })),
    settings.logged_out_search && queryClient.ensureQueryData(call(api, 'members.index')),
  ])
}

/** Where a visitor becomes a member; a calm word where that is not possible. */
export default function SignupScreen() {
  const { t } = useTranslation('identity')
  const { search } = useLocation()
  const navigate = useNavigate()
  const signups = useSignups()
  const isHydrated = useHydrated()
  const draft = useMemo(() => (isHydrated ? recallDraft() : {}), [isHydrated])
  const isOpen = signups === 'open' || signups === 'by_invitation'
  return (
    <>
      <PageHead title={t('sign_up.head')} noindex={signups === 'closed'} />
      {isOpen ? (
        <div className={styles.page}>
          <SignupAside />
          <SignupForm
            key={Object.keys(draft).length > 0 ? 'recalled' : 'new'}
            draft={draft}
            isByInvitation={signups === 'by_invitation'}
            search={search}
            onComplete={() => navigate({ pathname: '/activate', search }, { replace: true })}
          />
        </div>
      ) : (
        <SignupClosed reason={signups} />
      )}
    </>
  )
}

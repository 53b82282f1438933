import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { redirect, useLocation } from 'react-router-dom'
import type { PageRequest } from '#site/lib/pages/page.ts'
import { PageHead } from '#site/lib/pages/page_head.tsx'
import { useVisit, type Visit } from '#site/lib/visit/visit.ts'
import { begunSignupQuery } from './begun_signup_query.ts'
import { SignupAside } from './signup_aside.tsx'
import { SignupPage } from './signup_page.tsx'
import { load as loadSignup } from './signup_screen.tsx'

/** Loads a partner's answers and adds its traffic source to the URL. */
export async function load(visit: Visit, { url }: PageRequest) {
  const [begun] = await Promise.all([
    visit.queryClient.ensureQueryData(begunSignupQuery(visit.api, url.searchParams.get('draft'))),
    loadSignup(visit),
  ])
  const missing = Object.entries(begun?.source ?? {}).filter(([name]) => !url.searchParams.has(name))
  if (missing.length > 0)
    throw redirect(`/complete-signup?${new URLSearchParams([...url.searchParams.entries(), ...missing])}`)
}

/** Continues a sign-up started in the modal, on a landing page or by a partner. */
export default function CompleteSignupScreen() {
  const { t } = useTranslation('identity')
  const { api } = useVisit()
  const { search } = useLocation()
  const { data } = useQuery(begunSignupQuery(api, new URLSearchParams(search).get('draft')))
  const begun = useMemo(() => data?.answers, [data])
  return (
    <>
      <PageHead noindex title={t('sign_up.complete.title')} />
      <SignupPage
        aside={<SignupAside title={t('sign_up.complete.title')} text={t('sign_up.complete.text')} />}
        begun={begun}
      />
    </>
  )
}

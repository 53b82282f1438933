import { useTranslation } from 'react-i18next'
import { frontPeopleQuery } from '#site/lib/people/front_people_query.ts'
import { PageHead } from '#site/lib/pages/page_head.tsx'
import { useSignups } from '#site/lib/brand/use_signups.ts'
import type { Visit } from '#site/lib/visit/visit.ts'
import { SignupAside } from './signup_aside.tsx'
import { SignupPage } from './signup_page.tsx'
import { warmSignup } from './warm_signup.ts'

export async function load(visit: Visit) {
  const { visitor_may_search } = await warmSignup(visit)
  if (visitor_may_search) await visit.queryClient.ensureQueryData(frontPeopleQuery(visit.api))
}

export default function SignupScreen() {
  const { t } = useTranslation('identity')
  return (
    <>
      <PageHead title={t('sign_up.head')} noindex={useSignups() === 'closed'} />
      <SignupPage aside={<SignupAside title={t('sign_up.title')} />} />
    </>
  )
}

import { useTranslation } from 'react-i18next'
import { PageHead } from '#site/lib/pages/page_head.tsx'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { useSignups } from '#site/lib/brand/use_signups.ts'
import { SignupAside } from './signup_aside.tsx'
import { SignupPage } from './signup_page.tsx'
import { warmSignup } from './warm_signup.ts'

export { warmSignup as load }

export default function SignupScreen() {
  const { t } = useTranslation('identity')
  const { name: site } = useSettings()
  return (
    <>
      <PageHead
        title={t('sign_up.head')}
        description={t('sign_up.description', { site })}
        noindex={useSignups() === 'closed'}
      />
      <SignupPage aside={<SignupAside title={t('sign_up.title')} />} />
    </>
  )
}

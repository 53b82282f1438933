import { useTranslation } from 'react-i18next'
import { PageHead } from '#site/lib/page_head.tsx'
import { SignupAside } from './signup_aside.tsx'
import { SignupPage } from './signup_page.tsx'

export { load } from './signup_screen.tsx'

/** Where a sign-up goes on that was begun elsewhere: in the modal, or on a lander. */
export default function CompleteSignupScreen() {
  const { t } = useTranslation('identity')
  return (
    <>
      <PageHead noindex title={t('sign_up.complete.title')} />
      <SignupPage aside={<SignupAside title={t('sign_up.complete.title')} text={t('sign_up.complete.text')} />} />
    </>
  )
}

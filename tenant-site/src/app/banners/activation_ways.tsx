import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { breakpoints } from '@manyhearts/theme-presets/breakpoints'
import { useHydrated } from '#site/lib/browser/use_hydrated.ts'
import { useResendActivation } from '#site/lib/activation/use_resend_activation.ts'
import { Button } from '#site/ui/buttons/button.tsx'

const ActivationModal = lazy(() => import('./activation_modal.tsx'))
const PHONE = `(width < ${breakpoints.medium}px)`

/** Enter the code or resend the mail; after a sign-up started by a partner, phones also get the dialog. */
export function ActivationWays() {
  const { t } = useTranslation('site')
  const { mutate: resend, isPending } = useResendActivation()
  const isAsked = new URLSearchParams(useLocation().search).has('api_signup_complete')
  const isHydrated = useHydrated()
  return (
    <>
      <Link to="/activate">{t('common.enter_code')}</Link>
      <Button variant="quiet" busy={isPending} onClick={() => resend()}>
        {t('activation.resend')}
      </Button>
      {isAsked && isHydrated && matchMedia(PHONE).matches && (
        <Suspense>
          <ActivationModal />
        </Suspense>
      )}
    </>
  )
}

import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useResendActivation } from '#site/lib/use_resend_activation.ts'
import { Button } from '#site/ui/button.tsx'

/** Both ways to confirm an address: the code, or the mail once more. */
export function ActivationWays() {
  const { t } = useTranslation('site')
  const { mutate: resend, isPending } = useResendActivation()
  return (
    <>
      <Link to="/activate">{t('activation.enter_code')}</Link>
      <Button variant="quiet" busy={isPending} onClick={() => resend()}>
        {t('activation.resend')}
      </Button>
    </>
  )
}

import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#site/ui/buttons/button_link.tsx'

/** To what makes a member premium. */
export function PremiumLink({ wide }: { wide?: boolean }) {
  const { t } = useTranslation('site')
  return (
    <ButtonLink to="/credits" variant="premium" wide={wide}>
      {t('premium_alert.buy')}
    </ButtonLink>
  )
}

import { useTranslation } from 'react-i18next'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { buttonLook } from '#site/ui/buttons/button_look.ts'

/** Support, where something about money is to be settled. */
export function ContactLink() {
  const { t } = useTranslation('site')
  const { support_email } = useSettings()
  return (
    <a className={buttonLook({ variant: 'secondary' })} href={`mailto:${support_email}`}>
      {t('spending.contact')}
    </a>
  )
}

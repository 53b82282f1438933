import { useTranslation } from 'react-i18next'
import { useSettings } from '#site/lib/use_settings.ts'
import { buttonLook } from '#site/ui/button_look.ts'

/** A mail to the brand's support, begun with what it is about; nothing where there is no address. */
export function SupportLink({ subject }: { subject: string }) {
  const { t } = useTranslation('identity')
  const { support_email } = useSettings()
  if (!support_email) return null
  return (
    <a
      className={buttonLook({ variant: 'outline' })}
      href={`mailto:${support_email}?subject=${encodeURIComponent(subject)}`}
    >
      {t('leaving.help.write')}
    </a>
  )
}

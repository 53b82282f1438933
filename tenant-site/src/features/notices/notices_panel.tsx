import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#site/ui/buttons/button_link.tsx'
import { FormSection } from '#site/ui/layout/form_section.tsx'

export function NoticesPanel() {
  const { t } = useTranslation('site')
  return (
    <FormSection title={t('account.notifications')} text={t('account.notifications_text')}>
      <ButtonLink to="/notifications" variant="secondary">
        {t('banner.notifications_action')}
      </ButtonLink>
    </FormSection>
  )
}

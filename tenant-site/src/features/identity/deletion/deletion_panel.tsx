import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#site/ui/buttons/button_link.tsx'
import { FormSection } from '#site/ui/layout/form_section.tsx'

export function DeletionPanel() {
  const { t } = useTranslation(['identity', 'site'])
  return (
    <FormSection title={t('deletion.title')} text={t('deletion.settings_text')}>
      <div>
        <ButtonLink to="/profile/delete" variant="outline">
          {t('site:common.delete_account')}
        </ButtonLink>
      </div>
    </FormSection>
  )
}

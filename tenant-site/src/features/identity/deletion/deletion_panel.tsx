import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#site/ui/buttons/button_link.tsx'
import { FormSection } from '#site/ui/layout/form_section.tsx'

export function DeletionPanel() {
  const { t } = useTranslation('identity')
  return (
    <FormSection title={t('leaving.title')} text={t('leaving.panel')}>
      <div>
        <ButtonLink to="/profile/delete" variant="outline">
          {t('leaving.delete')}
        </ButtonLink>
      </div>
    </FormSection>
  )
}

import { useTranslation } from 'react-i18next'
import { LIMITS_ADDRESS } from '#site/lib/spending/limits_address.ts'
import { ButtonLink } from '#site/ui/buttons/button_link.tsx'
import { FormSection } from '#site/ui/layout/form_section.tsx'

/** In the settings: the way to the limits, which stand beside what was spent. */
export function LimitsLinkPanel() {
  const { t } = useTranslation(['credits', 'site'])
  return (
    <FormSection title={t('limits.settings_title')} text={t('limits.settings_text')}>
      <div>
        <ButtonLink to={LIMITS_ADDRESS} variant="outline">
          {t('site:spending.see_limits')}
        </ButtonLink>
      </div>
    </FormSection>
  )
}

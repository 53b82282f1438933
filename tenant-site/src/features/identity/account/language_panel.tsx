import { useTranslation } from 'react-i18next'
import { LANGUAGE_NAMES } from '@manyhearts/locales/language_names'
import type { Language } from '@manyhearts/locales/languages'
import { useSwitchLanguage } from '#site/lib/user/use_switch_language.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { FormSection } from '#site/ui/layout/form_section.tsx'
import { SelectField } from '#site/ui/fields/select_field.tsx'

export function LanguagePanel() {
  const { t, i18n } = useTranslation(['identity', 'site'])
  const { locales } = useSettings()
  const { mutate: switchTo, isPending } = useSwitchLanguage()
  return (
    <FormSection title={t('site:common.language')}>
      <SelectField
        label={t('settings.language.label')}
        hint={t('settings.language.hint')}
        value={i18n.language}
        disabled={isPending}
        options={(locales as Language[]).map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        onChange={({ target }) => switchTo(target.value as Language)}
      />
    </FormSection>
  )
}

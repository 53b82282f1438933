import { useTranslation } from 'react-i18next'
import { regionalLanguage } from '#site/lib/brand/regional_language.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { DateOfBirthField } from '#site/ui/fields/date_of_birth_field.tsx'
import { FormSection } from '#site/ui/layout/form_section.tsx'
import { TextField } from '#site/ui/fields/text_field.tsx'
import type { SignupPart } from './signup_part.ts'

export function AboutFields({ draft, errors }: SignupPart) {
  const { t, i18n } = useTranslation(['identity', 'site'])
  const settings = useSettings()
  return (
    <FormSection title={t('sign_up.you.name_and_age')}>
      <TextField
        label={t('sign_up.you.name')}
        hint={t('sign_up.you.name_hint')}
        name="name"
        autoComplete="nickname"
        required
        defaultValue={draft.name}
        error={errors.name}
      />
      <DateOfBirthField
        label={t('site:common.date_of_birth')}
        hint={t('sign_up.you.date_of_birth_hint', { age: settings.limits.min_age })}
        name="date_of_birth"
        language={regionalLanguage(i18n.language, settings)}
        partLabels={{ day: t('sign_up.you.day'), month: t('sign_up.you.month'), year: t('sign_up.you.year') }}
        defaultValue={draft.date_of_birth}
        error={errors.date_of_birth}
      />
    </FormSection>
  )
}

import { useTranslation } from 'react-i18next'
import { Mars, Venus, VenusAndMars } from 'lucide-react'
import { regionalLanguage } from '#site/lib/regional_language.ts'
import { useSettings } from '#site/lib/use_settings.ts'
import { ChoiceCards } from '#site/ui/choice_cards.tsx'
import { DateOfBirthField } from '#site/ui/date_of_birth_field.tsx'
import { FormSection } from '#site/ui/form_section.tsx'
import { TextField } from '#site/ui/text_field.tsx'
import { PlaceFields } from './place_fields.tsx'
import type { SignupPart } from './signup_part.ts'

/** Who somebody is, whom they look for, and where they live. */
export function PersonFields({ draft, errors }: SignupPart) {
  const { t, i18n } = useTranslation('identity')
  const settings = useSettings()
  return (
    <FormSection title={t('sign_up.you.title')}>
      <ChoiceCards
        legend={t('sign_up.you.gender')}
        name="gender"
        choices={[
          { value: 'female', label: t('sign_up.you.female'), icon: <Venus aria-hidden="true" /> },
          { value: 'male', label: t('sign_up.you.male'), icon: <Mars aria-hidden="true" /> },
        ]}
        defaultValue={draft.gender}
        error={errors.gender}
      />
      <ChoiceCards
        legend={t('sign_up.you.looking_for')}
        name="looking_for"
        choices={[
          { value: 'female', label: t('sign_up.you.women'), icon: <Venus aria-hidden="true" /> },
          { value: 'male', label: t('sign_up.you.men'), icon: <Mars aria-hidden="true" /> },
          { value: 'both', label: t('sign_up.you.both'), icon: <VenusAndMars aria-hidden="true" /> },
        ]}
        defaultValue={draft.looking_for}
        error={errors.looking_for}
      />
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
        label={t('sign_up.you.date_of_birth')}
        hint={t('sign_up.you.date_of_birth_hint', { age: settings.limits.min_age })}
        name="date_of_birth"
        language={regionalLanguage(i18n.language, settings)}
        partLabels={{ day: t('sign_up.you.day'), month: t('sign_up.you.month'), year: t('sign_up.you.year') }}
        defaultValue={draft.date_of_birth}
        error={errors.date_of_birth}
      />
      <PlaceFields draft={draft} errors={errors} />
    </FormSection>
  )
}

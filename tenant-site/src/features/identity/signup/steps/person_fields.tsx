import { useTranslation } from 'react-i18next'
import { Mars, Venus, VenusAndMars } from 'lucide-react'
import { ChoiceCards } from '#site/ui/fields/choice_cards.tsx'
import { FormSection } from '#site/ui/layout/form_section.tsx'
import type { SignupPart } from './signup_part.ts'

export function PersonFields({ draft, errors }: SignupPart) {
  const { t } = useTranslation('identity')
  return (
    <FormSection title={t('sign_up.you.title')}>
      <ChoiceCards
        legend={t('sign_up.you.gender')}
        name="gender"
        choices={[
          { value: 'female', label: t('sign_up.you.gender_female'), icon: <Venus aria-hidden="true" /> },
          { value: 'male', label: t('sign_up.you.gender_male'), icon: <Mars aria-hidden="true" /> },
        ]}
        defaultValue={draft.gender}
        error={errors.gender}
      />
      <ChoiceCards
        legend={t('sign_up.you.looking_for')}
        name="looking_for"
        choices={[
          { value: 'female', label: t('sign_up.you.looking_for_women'), icon: <Venus aria-hidden="true" /> },
          { value: 'male', label: t('sign_up.you.looking_for_men'), icon: <Mars aria-hidden="true" /> },
          { value: 'both', label: t('sign_up.you.looking_for_both'), icon: <VenusAndMars aria-hidden="true" /> },
        ]}
        defaultValue={draft.looking_for}
        error={errors.looking_for}
      />
    </FormSection>
  )
}

import { useTranslation } from 'react-i18next'
import { Mars, Venus, VenusAndMars } from 'lucide-react'
import { ChoiceCards } from '#site/ui/fields/choice_cards.tsx'

type Asked = 'gender' | 'looking_for'

interface Props {
  last: (name: Asked) => string | undefined
  errors: Partial<Record<Asked, string>>
}

/** Gender and whom one looks for, where the brand's niche leaves that open. */
export function GenderFields({ last, errors }: Props) {
  const { t } = useTranslation('identity')
  return (
    <>
      <ChoiceCards
        legend={t('sign_up.you.gender')}
        name="gender"
        choices={[
          { value: 'female', label: t('sign_up.you.gender_female'), icon: <Venus aria-hidden="true" /> },
          { value: 'male', label: t('sign_up.you.gender_male'), icon: <Mars aria-hidden="true" /> },
        ]}
        defaultValue={last('gender')}
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
        defaultValue={last('looking_for')}
        error={errors.looking_for}
      />
    </>
  )
}

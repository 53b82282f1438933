import { useTranslation } from 'react-i18next'
import { InvitationCodeField } from '#site/lib/invitations/invitation_code_field.tsx'
import { ChoiceCards } from '#site/ui/fields/choice_cards.tsx'
import { TextField } from '#site/ui/fields/text_field.tsx'

/** What the sign-up asks first: the invitation, or who one is, or the name where the niche says who one is. */
export function FirstQuestions({ isByInvitation, asksGender }: { isByInvitation: boolean; asksGender: boolean }) {
  const { t } = useTranslation('landers')
  if (isByInvitation) return <InvitationCodeField />
  if (!asksGender) return <TextField label={t('first.name')} name="name" autoComplete="nickname" />
  return (
    <>
      <ChoiceCards
        isLow
        legend={t('first.gender')}
        name="gender"
        choices={[
          { value: 'female', label: t('first.female') },
          { value: 'male', label: t('first.male') },
        ]}
      />
      <ChoiceCards
        isLow
        legend={t('first.looking_for')}
        name="looking_for"
        choices={[
          { value: 'female', label: t('first.women') },
          { value: 'male', label: t('first.men') },
          { value: 'both', label: t('first.both') },
        ]}
      />
    </>
  )
}

import { useTranslation } from 'react-i18next'
import { Drama, Globe, UserRoundCheck, UsersRound } from 'lucide-react'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { ChoiceCards } from '#site/ui/fields/choice_cards.tsx'
import { FormSection } from '#site/ui/layout/form_section.tsx'
import type { SignupPart } from './signup_part.ts'

/** Both answers are equally prominent and none is preselected. */
export function ChoiceFields({ draft, errors }: SignupPart) {
  const { t } = useTranslation(['identity', 'site'])
  const { fictional_plural } = useSettings()
  return (
    <FormSection title={t('sign_up.choices.title')} text={t('sign_up.choices.text')}>
      <ChoiceCards
        legend={t('sign_up.choices.fictional_question')}
        hint={t('sign_up.choices.fictional_text')}
        name="show_fictional"
        choices={[
          {
            value: 'yes',
            label: t('sign_up.choices.show_fictional', { fictional_plural }),
            hint: t('sign_up.choices.show_fictional_hint'),
            icon: <Drama aria-hidden="true" data-fictional />,
          },
          {
            value: 'no',
            label: t('site:common.only_real_members'),
            hint: t('sign_up.choices.only_real_hint'),
            icon: <UserRoundCheck aria-hidden="true" />,
          },
        ]}
        defaultValue={draft.show_fictional}
        error={errors.show_fictional}
      />
      <ChoiceCards
        legend={t('sign_up.choices.visible_question')}
        name="visible_to_visitors"
        choices={[
          {
            value: 'yes',
            label: t('sign_up.choices.visible_yes'),
            hint: t('sign_up.choices.visible_yes_hint'),
            icon: <Globe aria-hidden="true" />,
          },
          {
            value: 'no',
            label: t('sign_up.choices.visible_no'),
            hint: t('sign_up.choices.visible_no_hint'),
            icon: <UsersRound aria-hidden="true" />,
          },
        ]}
        defaultValue={draft.visible_to_visitors}
        error={errors.visible_to_visitors}
      />
    </FormSection>
  )
}

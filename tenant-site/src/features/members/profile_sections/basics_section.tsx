import { useTranslation } from 'react-i18next'
import { Mars, Venus, VenusAndMars } from 'lucide-react'
import { mustActivate } from '#site/lib/activation/must_activate.ts'
import { regionalLanguage } from '#site/lib/brand/regional_language.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { useUser } from '#site/lib/user/use_user.ts'
import { ChoiceCards } from '#site/ui/fields/choice_cards.tsx'
import { DateOfBirthField } from '#site/ui/fields/date_of_birth_field.tsx'
import { TextField } from '#site/ui/fields/text_field.tsx'
import { BirthdayFixed } from './birthday_fixed.tsx'
import { ChoiceFields, readChoices } from './choice_fields.tsx'
import { choicesIn } from './own_sections.ts'
import { ProfileSection } from './profile_section.tsx'
import { UnseenNote } from './unseen_note.tsx'
import { writtenText } from './unseen_text.ts'
import type { OwnProfile, ProfileChanges } from './shapes.ts'

/** The date of birth is fixed once the account is activated. */
export function BasicsSection({ profile }: { profile: OwnProfile }) {
  const { t, i18n } = useTranslation(['members', 'identity', 'site'])
  const settings = useSettings()
  const user = useUser()
  const choices = choicesIn('basics', settings.visible_profile_fields)
  const isBirthdayOpen = user !== null && mustActivate(user)

  const read = (data: FormData) =>
    ({
      name: String(data.get('name')),
      gender: data.get('gender'),
      looking_for: data.get('looking_for'),
      ...readChoices(data, choices),
      ...(isBirthdayOpen && { date_of_birth: String(data.get('date_of_birth')) }),
    }) as ProfileChanges

  return (
    <ProfileSection name="basics" profile={profile} read={read}>
      {({ errors, unsaved }) => {
        const last = (name: 'gender' | 'looking_for' | 'date_of_birth') => unsaved?.[name]?.[0] ?? profile[name]
        return (
          <>
            <TextField
              label={t('identity:sign_up.you.name')}
              hint={t('identity:sign_up.you.name_hint')}
              name="name"
              autoComplete="nickname"
              required
              defaultValue={unsaved?.name?.[0] ?? writtenText(profile, 'name')}
              error={errors.name}
            />
            <UnseenNote profile={profile} field="name" />
            {isBirthdayOpen ? (
              <DateOfBirthField
                label={t('site:common.date_of_birth')}
                hint={t('identity:sign_up.you.date_of_birth_hint', { age: settings.limits.min_age })}
                name="date_of_birth"
                language={regionalLanguage(i18n.language, settings)}
                partLabels={{
                  day: t('identity:sign_up.you.day'),
                  month: t('identity:sign_up.you.month'),
                  year: t('identity:sign_up.you.year'),
                }}
                defaultValue={last('date_of_birth')}
                error={errors.date_of_birth}
              />
            ) : (
              <BirthdayFixed date={profile.date_of_birth} />
            )}
            <ChoiceCards
              legend={t('identity:sign_up.you.gender')}
              name="gender"
              choices={[
                { value: 'female', label: t('identity:sign_up.you.gender_female'), icon: <Venus aria-hidden="true" /> },
                { value: 'male', label: t('identity:sign_up.you.gender_male'), icon: <Mars aria-hidden="true" /> },
              ]}
              defaultValue={last('gender')}
              error={errors.gender}
            />
            <ChoiceCards
              legend={t('identity:sign_up.you.looking_for')}
              name="looking_for"
              choices={[
                {
                  value: 'female',
                  label: t('identity:sign_up.you.looking_for_women'),
                  icon: <Venus aria-hidden="true" />,
                },
                { value: 'male', label: t('identity:sign_up.you.looking_for_men'), icon: <Mars aria-hidden="true" /> },
                {
                  value: 'both',
                  label: t('identity:sign_up.you.looking_for_both'),
                  icon: <VenusAndMars aria-hidden="true" />,
                },
              ]}
              defaultValue={last('looking_for')}
              error={errors.looking_for}
            />
            <ChoiceFields fields={choices} profile={profile} errors={errors} unsaved={unsaved} />
          </>
        )
      }}
    </ProfileSection>
  )
}

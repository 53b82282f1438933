import { useTranslation } from 'react-i18next'
import { mustActivate } from '#site/lib/activation/must_activate.ts'
import { nicheGender } from '#site/lib/brand/niche_gender.ts'
import { regionalLanguage } from '#site/lib/brand/regional_language.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { useUser } from '#site/lib/user/use_user.ts'
import { DateOfBirthField } from '#site/ui/fields/date_of_birth_field.tsx'
import { TextField } from '#site/ui/fields/text_field.tsx'
import { BirthdayFixed } from './birthday_fixed.tsx'
import { ChoiceFields, readChoices } from './choice_fields.tsx'
import { choicesIn } from './own_sections.ts'
import { GenderFields } from './gender_fields.tsx'
import { ProfileSection } from './profile_section.tsx'
import { UnseenNote } from './unseen_note.tsx'
import { writtenText } from './unseen_text.ts'
import type { OwnProfile, ProfileChanges } from './shapes.ts'

/** The date of birth is fixed once the account is activated. */
export function BasicsSection({ profile }: { profile: OwnProfile }) {
  const { t, i18n } = useTranslation(['members', 'identity', 'site'])
  const settings = useSettings()
  const user = useUser()
  const asksGender = !nicheGender(settings)
  const choices = choicesIn('basics', settings.visible_profile_fields)
  const isBirthdayOpen = user !== null && mustActivate(user)

  const read = (data: FormData) =>
    ({
      name: String(data.get('name')),
      ...(asksGender && { gender: data.get('gender'), looking_for: data.get('looking_for') }),
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
            {asksGender && <GenderFields last={last} errors={errors} />}
            <ChoiceFields fields={choices} profile={profile} errors={errors} unsaved={unsaved} />
          </>
        )
      }}
    </ProfileSection>
  )
}

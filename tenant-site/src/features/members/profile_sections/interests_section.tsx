import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { PROFILE_FIELDS } from '@manyhearts/locales/profile_fields'
import { call } from '#site/lib/api/call.ts'
import { useVisit } from '#site/lib/visit/visit.ts'
import { Pills } from '#site/ui/fields/pills.tsx'
import { ProfileSection } from './profile_section.tsx'
import type { OwnProfile, ProfileChanges } from './shapes.ts'

export function InterestsSection({ profile }: { profile: OwnProfile }) {
  const { t } = useTranslation('members')
  const { api } = useVisit()
  const { data = profile.interests } = useQuery(call(api, 'interests.index'))

  const foresee = ({ interests }: ProfileChanges) => ({
    interests: data.filter(({ id }) => interests?.includes(id)),
  })

  return (
    <ProfileSection
      name="interests"
      text={t('own.interests_text', { most: PROFILE_FIELDS.interests.most })}
      profile={profile}
      read={(form) => ({ interests: form.getAll('interests').map(String) })}
      foresee={foresee}
    >
      {({ errors, unsaved }) => (
        <Pills
          type="some"
          legend={t('fields.interests')}
          isLegendHidden
          name="interests"
          choices={data.map(({ id, name }) => ({ value: id, label: name }))}
          // Form data has no entry for an empty choice, so missing `interests` means none.
          defaultValue={unsaved ? (unsaved.interests ?? []) : profile.interests.map(({ id }) => id)}
          error={errors.interests}
        />
      )}
    </ProfileSection>
  )
}

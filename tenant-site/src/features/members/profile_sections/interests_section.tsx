import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '#site/lib/api/call.ts'
import { useVisit } from '#site/lib/visit/visit.ts'
import { Pills } from '#site/ui/fields/pills.tsx'
import { ProfileSection } from './profile_section.tsx'
import type { OwnProfile, ProfileChanges } from './shapes.ts'

/** The API takes no more. */
const MOST = 20

/** What a member likes doing. */
export function InterestsSection({ profile }: { profile: OwnProfile }) {
  const { t } = useTranslation('members')
  const { api } = useVisit()
  const { data = profile.interests } = useQuery(call(api, 'interests.index'))

  const foresee = ({ interests = [] }: ProfileChanges) => ({
    interests: data.filter(({ id }) => interests.includes(id)),
  })

  return (
    <ProfileSection
      name="interests"
      text={t('own.interests_text', { most: MOST })}
      profile={profile}
      read={(form) => ({ interests: form.getAll('interests').map(String) })}
      foresee={foresee}
    >
      {({ errors, kept }) => (
        <Pills
          type="some"
          legend={t('fields.interests')}
          isLegendHidden
          name="interests"
          choices={data.map(({ id, name }) => ({ value: id, label: name }))}
          // Nothing chosen leaves no trace in a form; something else of it does.
          defaultValue={kept ? (kept.interests ?? []) : profile.interests.map(({ id }) => id)}
          error={errors.interests}
        />
      )}
    </ProfileSection>
  )
}

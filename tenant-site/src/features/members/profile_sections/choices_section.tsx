import { useTranslation } from 'react-i18next'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { Pills } from '#site/ui/fields/pills.tsx'
import { fieldsOf } from './own_sections.ts'
import { type ChoiceField, PROFILE_CHOICES } from '#site/lib/people/profile_choices.ts'
import { ProfileSection } from './profile_section.tsx'
import type { OwnProfile, ProfileChanges } from './shapes.ts'
import { useNotStated } from './use_not_stated.ts'

type ChoicesSectionProps = { name: 'looks' | 'relationship' | 'reason'; profile: OwnProfile }

/** Single-choice attributes, all optional. */
export function ChoicesSection({ name, profile }: ChoicesSectionProps) {
  const { t } = useTranslation('members')
  const { visible_profile_fields } = useSettings()
  const withUntold = useNotStated()
  const fields: ChoiceField[] = fieldsOf(name, visible_profile_fields)

  const read = (data: FormData) =>
    Object.fromEntries(fields.map((field) => [field, data.get(field) || null])) as ProfileChanges

  return (
    <ProfileSection name={name} profile={profile} read={read}>
      {({ errors, unsaved }) =>
        fields.map((field) => (
          <Pills
            key={field}
            legend={t(`fields.${field}`)}
            isLegendHidden={fields.length === 1}
            name={field}
            choices={withUntold(
              PROFILE_CHOICES[field].map((value) => ({ value, label: t(`values.${field}.${value}` as never) }))
            )}
            defaultValue={unsaved?.[field]?.[0] ?? profile[field] ?? ''}
            error={errors[field]}
          />
        ))
      }
    </ProfileSection>
  )
}

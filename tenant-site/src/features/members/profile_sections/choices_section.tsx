import type { ProfileSection as Section } from '@manyhearts/locales/profile_fields'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { ChoiceFields, readChoices } from './choice_fields.tsx'
import { choicesIn } from './own_sections.ts'
import { ProfileSection } from './profile_section.tsx'
import type { OwnProfile } from './shapes.ts'

export function ChoicesSection({ name, profile }: { name: Section; profile: OwnProfile }) {
  const { visible_profile_fields } = useSettings()
  const fields = choicesIn(name, visible_profile_fields)
  return (
    <ProfileSection name={name} profile={profile} read={(data) => readChoices(data, fields)}>
      {(form) => <ChoiceFields {...form} fields={fields} profile={profile} isLegendHidden={fields.length === 1} />}
    </ProfileSection>
  )
}

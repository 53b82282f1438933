import { CHOICE_FIELDS, PROFILE_FIELDS, type ProfileSection } from '@manyhearts/locales/profile_fields'
import { ownSections } from '#site/features/members/profile_sections/own_sections.ts'
import type { OwnProfile } from '#site/features/members/profile_sections/shapes.ts'

const COUNTED = ['region', ...CHOICE_FIELDS, 'interests', 'about_me'] as const

/** Percentage of visible fields filled in, the main photo among them, and the sections with missing ones. */
export function completeness(profile: OwnProfile, visibleFields: readonly string[]) {
  const fields = COUNTED.filter((field) => visibleFields.includes(field))
  const sections = fields.filter((field) => !isTold(profile[field])).map((field) => PROFILE_FIELDS[field].section)
  const hasPhoto = isTold(profile.main_image)
  const count = fields.length + 1
  const told = count - sections.length - (hasPhoto ? 0 : 1)
  const missing: (ProfileSection | 'photos')[] = ownSections(visibleFields).filter((name) => sections.includes(name))
  return { percent: Math.round((told / count) * 100), missing: hasPhoto ? missing : ['photos' as const, ...missing] }
}

function isTold(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : Boolean(value)
}

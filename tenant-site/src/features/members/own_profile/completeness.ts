import { type OwnSection, ownSections } from '#site/features/members/profile_sections/own_sections.ts'
import type { OwnProfile } from '#site/features/members/profile_sections/shapes.ts'

/** A part of the profile, or the photos, which have a tab of their own. */
type Next = OwnSection | 'photos'

/** What others like to know of somebody, and where it is told. */
const TOLD: Record<string, Next> = {
  main_image: 'photos',
  region: 'place',
  sexuality: 'basics',
  body_type: 'looks',
  hair_colour: 'looks',
  eye_colour: 'looks',
  tattoos: 'looks',
  relationship_status: 'relationship',
  reason: 'reason',
  interests: 'interests',
  about_me: 'about',
}

/** How much of what the brand shows a member has told, and where the next thing can be. */
export function completeness(profile: OwnProfile, visibleFields: readonly string[]) {
  const fields = Object.keys(TOLD).filter((field) => field === 'main_image' || visibleFields.includes(field))
  const missing = fields.filter((field) => !isTold(profile[field as keyof OwnProfile]))
  const places = new Set(missing.map((field) => TOLD[field]!))
  const order: Next[] = ['photos', ...ownSections(visibleFields)]
  return {
    percent: Math.round(((fields.length - missing.length) / fields.length) * 100),
    missing: order.filter((place) => places.has(place)),
  }
}

function isTold(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : Boolean(value)
}

import { type OwnSection, ownSections } from '#site/features/members/profile_sections/own_sections.ts'
import type { OwnProfile } from '#site/features/members/profile_sections/shapes.ts'

type Next = OwnSection | 'photos'

/** Profile fields that count, and where to fill them in. */
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

/** Percentage of visible fields filled in, and the sections with missing ones. */
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

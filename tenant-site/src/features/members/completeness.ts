import { type OwnSection, ownSections } from './own_sections.ts'
import type { OwnProfile } from './shapes.ts'

/** What others like to read of somebody, and the part in which it is told. */
const TOLD: Record<string, OwnSection> = {
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
  const fields = Object.keys(TOLD).filter((field) => visibleFields.includes(field))
  const missing = fields.filter((field) => !isTold(profile[field as keyof OwnProfile]))
  const sections = new Set(missing.map((field) => TOLD[field]!))
  return {
    percent: fields.length === 0 ? 100 : Math.round(((fields.length - missing.length) / fields.length) * 100),
    missing: ownSections(visibleFields).filter((section) => sections.has(section)),
  }
}

function isTold(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : Boolean(value)
}

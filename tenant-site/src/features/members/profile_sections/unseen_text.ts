import type { OwnProfile } from './shapes.ts'

export type TextField = OwnProfile['unseen_texts'][number]['field']

/** What a member wrote last and others don’t see, where the team reads it first or didn’t publish it. */
export function unseenText(profile: OwnProfile, field: TextField) {
  return profile.unseen_texts.find((text) => text.field === field)
}

/** What a member wrote last, whoever sees it. */
export function writtenText(profile: OwnProfile, field: TextField): string {
  return unseenText(profile, field)?.body ?? profile[field]
}

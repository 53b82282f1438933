import type { BanReason } from '#app/members/photos/bans/banned_reasons'

/** A photo of a conversation that looks like a banned one: fine, or why it is taken out. Whoever is on it isn't asked, as on a profile. */
export type SentVerdict = 'approved' | BanReason

/** What a verdict makes of a photo's columns. */
export function outcomeOfSent(verdict: SentVerdict): { review: 'passed' | 'refused'; refusal: BanReason | null } {
  return verdict === 'approved' ? { review: 'passed', refusal: null } : { review: 'refused', refusal: verdict }
}

/** SQL: shows rows of `photos`, a part of the statement, as the queue shows any photo: the picture and who sent it, nothing of the conversation. */
export const LEASED_SENT_PHOTO = `select photos.id::text, photos.lease::text, photos.filename, photos.thumb_filename,
    profiles.member_id::text, profiles.name, extract(year from age(profiles.date_of_birth))::int as age, profiles.gender, photos.resembles,
    true as in_conversation
  from photos join app.profiles on profiles.tenant_id = photos.tenant_id and profiles.id = photos.profile_id`

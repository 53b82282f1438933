import type { BanReason } from '#app/members/photos/bans/banned_reasons'

/** A photo before a moderator: `lease` and `filename` go back with the verdict, so that it is about what they saw. */
export interface LeasedPhoto {
  id: string
  lease: string
  filename: string
  thumb_filename: string
  member_id: string
  name: string
  age: number
  gender: 'male' | 'female'
  /** Why the banned picture that it looks like was banned; it may well be another one. */
  resembles: BanReason | null
  /** Whether it was sent in a conversation, of which nothing else is shown. */
  in_conversation: boolean
}

/** SQL: shows rows of `photos`, a table of that name or a part of the statement. */
export const LEASED_PHOTO = `select photos.id::text, photos.lease::text, photos.filename, photos.thumb_filename,
    profiles.member_id::text, profiles.name, extract(year from age(profiles.date_of_birth))::int as age, profiles.gender, photos.resembles,
    false as in_conversation
  from photos join app.profiles on profiles.tenant_id = photos.tenant_id and profiles.id = photos.profile_id`

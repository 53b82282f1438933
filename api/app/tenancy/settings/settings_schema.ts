import { PROFILE_FIELD_NAMES, PROFILE_FIELDS, SEARCH_FIELDS } from '@manyhearts/locales/profile_fields'
import { boolean, choice, integer, list, text, type SettingDefinition, words } from './setting_types.js'

/** Every setting of a brand (specification §3): the source for the API, the console's forms and the manifest's schema. */
export const settingsSchema = {
  name: text('', { group: 'brand', about: 'The brand, as members read it' }),
  index_title: words({}, { group: 'brand', about: 'Heading of the front page' }),
  description: words({}, { group: 'brand', about: 'Sentence under the heading, and for search engines' }),
  countries: list([], {
    group: 'access',
    about: 'Countries members may live in (ISO 3166-1 alpha-2)',
    pattern: '^[A-Z]{2}$',
  }),
  cdn_prefix: text('', { group: 'brand', about: 'Put before the paths of photos' }),
  signups: choice(['all', 'with_trafficsource', 'invite_only', 'closed'], 'all', {
    group: 'access',
    about: 'Who may sign up',
  }),
  logged_out_search: boolean(false, { group: 'access', about: 'Visitors may look at members' }),
  logged_out_search_trafficsource: boolean(false, {
    group: 'access',
    about: 'Visitors who come from a traffic source may look at members',
  }),
  enable_site_entry_popup: boolean(false, {
    group: 'access',
    about: 'Visitors meet a warning that this is for adults',
  }),
  reveal_registered_email: boolean(false, {
    group: 'access',
    audience: 'staff',
    about: 'Whether an address has an account is said plainly; otherwise nobody can find out',
  }),
  min_age: integer(18, {
    group: 'access',
    about: 'Youngest age of a member',
    min: PROFILE_FIELDS.age.youngest,
    max: 80,
  }),
  age_provider: text('', {
    group: 'access',
    about:
      'The service that confirms ages, as AGE_PROVIDERS names it; empty: what people declare at sign-up is believed',
    audience: 'staff',
  }),
  age_check_countries: list([], {
    group: 'access',
    about:
      'Countries (ISO 3166-1 alpha-2) in which members prove their age before they see others, and visitors see nobody',
    pattern: '^[A-Z]{2}$',
    audience: 'staff',
  }),
  message_credits: integer(10, { group: 'credits', about: 'Price of a message in credits', min: 1, max: 1000 }),
  photo_credits: integer(15, { group: 'credits', about: 'Price of a photo in a chat in credits', min: 1, max: 1000 }),
  gift_credits: integer(20, { group: 'credits', about: 'Price of a gift that names none', min: 1, max: 1000 }),
  signup_credits: integer(0, { group: 'credits', about: 'Credits given once, at activation', min: 0, max: 1000 }),
  free_replies: integer(3, {
    group: 'credits',
    about: 'Messages a free member may answer without credits in a conversation a real member began',
    min: 0,
    max: 100,
  }),
  message_length: integer(500, { group: 'credits', about: 'Longest message in characters', min: 50, max: 5000 }),
  chat_history_days: integer(365, {
    group: 'credits',
    about: 'How far back a conversation can be read',
    min: 30,
    max: 3650,
  }),
  visible_profile_fields: list([...PROFILE_FIELD_NAMES], {
    group: 'profiles',
    about: 'Fields a profile shows, in this order',
    options: PROFILE_FIELD_NAMES,
  }),
  visible_profile_notes: words({}, { group: 'profiles', about: 'A note at the foot of every profile' }),
  photos_moderated: boolean(false, {
    group: 'profiles',
    about:
      'New photos are seen by others only after a moderator or operator passed them on the member’s page; what waits when this is turned off still wants that',
  }),
  search_fields: list([...SEARCH_FIELDS], {
    group: 'profiles',
    about: 'Filters of the search, in this order; what a profile does not show is not searched by',
    options: SEARCH_FIELDS,
  }),
  fictional_warning: words(
    {},
    { group: 'disclosure', about: 'What is told before the first paid message to a fictional profile' }
  ),
  fictional_singular: words({}, { group: 'disclosure', about: 'The word on every fictional profile' }),
  fictional_plural: words({}, { group: 'disclosure', about: 'The word for several of them' }),
  support_phone: text('', { group: 'support', about: 'Telephone of support' }),
  support_email: text('', { group: 'support', about: 'Address of support' }),
  mail_name: text('', { group: 'support', about: 'Sender of mails' }),
  refund_days: integer(14, {
    group: 'legal',
    about: 'Days in which unused bought credits are refunded',
    min: 14,
    max: 365,
  }),
  partner_name: text('', { group: 'legal', about: 'Another site, offered to who has deleted the account' }),
  partner_url: text('', {
    group: 'legal',
    about: 'Its address; nothing about the member is passed on',
    pattern: '^(https://[!-~]+)?$',
  }),
  member_resell: boolean(false, { group: 'legal', about: 'Members are asked whether partners may have their data' }),
} satisfies Record<string, SettingDefinition<never> | SettingDefinition<any>>

export type SettingName = keyof typeof settingsSchema

export type Settings = {
  [Name in SettingName]: (typeof settingsSchema)[Name] extends SettingDefinition<infer Value> ? Value : never
}

/** Limits the specification fixes for all brands (§9). */
export const LIMITS = {
  photos_free: 3,
  photos_premium: 25,
  free_conversations: 2,
  swipe_likes_per_day: 4,
  restore_days: 14,
} as const

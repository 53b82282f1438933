import { FORMS_OF_ADDRESS } from '@manyhearts/locales/forms_of_address'
import { PROFILE_FIELD_NAMES, PROFILE_FIELDS, SEARCH_FIELDS } from '@manyhearts/locales/profile_fields'
import { NO_TEXTS, OFFERED_PLURALS, OFFERED_SINGULARS } from './offered_texts.js'
import { DISPOSABLE_LIST_DATE } from './disposable_list.js'
import { boolean, choice, integer, list, text, type SettingDefinition, words } from './setting_types.js'
import { COUNTRY, DOMAIN, EMAIL, HTTPS_ADDRESS, orEmpty, PHONE, PHOTO_PREFIX } from './text_formats.js'

/** Payment providers a brand may sell through; each is a folder of `credits/gateways`. */
export const PAYMENT_GATEWAYS = ['sandbox', 'verotel', 'mollie'] as const

/** Characters of the partners' names, in the setting and in consents that name them. */
export const LONGEST_PARTNERS = 500

/** Every setting of a brand (specification §3): the source for the API, the console's forms and the manifest's schema. */
export const settingsSchema = {
  name: text('', { group: 'brand', longest: 100 }),
  app_short_name: text('', { group: 'brand', longest: 12 }),
  index_title: words({}, { group: 'brand', longest: 200 }),
  description: words({}, { group: 'brand', longest: 500 }),
  form_of_address: choice(FORMS_OF_ADDRESS, 'informal', { group: 'brand' }),
  countries: list([], { group: 'access', format: COUNTRY }),
  cdn_prefix: text('', { group: 'brand', format: orEmpty(PHOTO_PREFIX) }),
  signups: choice(['all', 'with_trafficsource', 'invite_only', 'closed'], 'all', { group: 'access' }),
  logged_out_search: boolean(false, { group: 'access' }),
  logged_out_search_trafficsource: boolean(false, { group: 'access' }),
  enable_site_entry_popup: boolean(false, { group: 'access' }),
  reveal_registered_email: boolean(false, { group: 'access', audience: 'staff' }),
  refuse_disposable_emails: boolean(true, { group: 'access', audience: 'staff', listDate: DISPOSABLE_LIST_DATE }),
  allowed_email_domains: list([], { group: 'access', format: DOMAIN, audience: 'staff' }),
  refused_email_domains: list([], { group: 'access', format: DOMAIN, audience: 'staff' }),
  min_age: integer(18, { group: 'access', min: PROFILE_FIELDS.age.youngest, max: 80 }),
  age_provider: text('', { group: 'access', audience: 'staff' }),
  age_check_countries: list([], { group: 'access', format: COUNTRY, audience: 'staff' }),
  message_credits: integer(10, { group: 'credits', min: 1, max: 1000 }),
  photo_credits: integer(15, { group: 'credits', min: 1, max: 1000 }),
  gift_credits: integer(20, { group: 'credits', min: 1, max: 1000 }),
  signup_credits: integer(0, { group: 'credits', min: 0, max: 1000 }),
  free_replies: integer(3, { group: 'credits', min: 0, max: 100 }),
  message_length: integer(500, { group: 'credits', min: 50, max: 5000 }),
  payment_gateway: choice(PAYMENT_GATEWAYS, 'sandbox', { group: 'credits', audience: 'staff' }),
  payment_niche_accepted: boolean(false, { group: 'credits', audience: 'staff' }),
  chat_history_days: integer(365, { group: 'credits', min: 30, max: 3650 }),
  goodwill_limit: integer(5_000, { group: 'credits', min: 0, max: 1_000_000, audience: 'staff' }),
  direct_debit_limit: integer(15_000, { group: 'credits', min: 0, max: 10_000_000, audience: 'staff' }),
  direct_debit_advance: integer(0, { group: 'credits', min: 0, max: 1_000_000, audience: 'staff' }),
  spending_warning: integer(20_000, { group: 'credits', min: 0, max: 10_000_000, audience: 'staff' }),
  visible_profile_fields: list([...PROFILE_FIELD_NAMES], { group: 'profiles', options: PROFILE_FIELD_NAMES }),
  visible_profile_notes: words({}, { group: 'profiles' }),
  photos_moderated: boolean(false, { group: 'profiles' }),
  texts_moderated: boolean(false, { group: 'profiles' }),
  verification: boolean(false, { group: 'profiles' }),
  search_fields: list([...SEARCH_FIELDS], { group: 'profiles', options: SEARCH_FIELDS }),
  fictional_warning: words({}, { group: 'disclosure', offered: NO_TEXTS, longest: 1000 }),
  fictional_singular: words({}, { group: 'disclosure', offered: OFFERED_SINGULARS, longest: 60 }),
  fictional_plural: words({}, { group: 'disclosure', offered: OFFERED_PLURALS, longest: 60 }),
  support_phone: text('', { group: 'support', format: orEmpty(PHONE), longest: 40 }),
  support_email: text('', { group: 'support', format: orEmpty(EMAIL), longest: 254 }),
  mail_name: text('', { group: 'support', longest: 100 }),
  care_spending_day: integer(5_000, { group: 'support', min: 0, max: 10_000_000, audience: 'staff' }),
  care_spending_week: integer(20_000, { group: 'support', min: 0, max: 10_000_000, audience: 'staff' }),
  desk_target_minutes: integer(60, { group: 'support', min: 1, max: 2_880, audience: 'staff' }),
  refund_days: integer(14, { group: 'legal', min: 14, max: 365 }),
  partner_name: text('', { group: 'legal', longest: 100 }),
  partner_url: text('', { group: 'legal', format: orEmpty(HTTPS_ADDRESS) }),
  member_resell: boolean(false, { group: 'legal' }),
  data_partners: text('', { group: 'legal', longest: LONGEST_PARTNERS }),
  data_partners_email: text('', { group: 'legal', format: orEmpty(EMAIL), longest: 254, audience: 'staff' }),
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

import { CHOICE_FIELDS } from '@manyhearts/locales/profile_fields'
import { COMPANY_FIELD_NAMES } from '#console/tenancy/company_field_names.ts'

/** Translation keys of what staff and manifests change, where it is no setting. */
export const OF_PAGE: Record<string, string> = {
  is_own: 'pages.shown_text',
  title: 'pages.fields.title',
  description: 'pages.fields.description',
  body: 'pages.fields.body',
}

export const OF_CAMPAIGN: Record<string, string> = {
  title: 'resources.announcements.fields.title',
  text: 'announcements.text',
}

export const OF_TEMPLATE: Record<string, string> = {
  name: 'resources.answer_templates.fields.name',
  purpose: 'resources.answer_templates.fields.purpose',
  language: 'resources.answer_templates.fields.language',
  body: 'resources.answer_templates.fields.body',
}

/** Of packages, gifts and discount codes. */
export const OF_OFFER: Record<string, string> = {
  credits: 'offers.packages.credits',
  bonus_credits: 'offers.packages.bonus',
  price: 'offers.packages.price',
  recommended: 'offers.packages.recommended',
  starts: 'offers.starts',
  ends: 'offers.ends',
  order: 'offers.order',
  picture: 'offers.gifts.picture',
  names: 'resources.tenants.fields.name',
  value_percentage: 'offers.codes.percent',
  validity: 'offers.codes.validity',
  usage_limit: 'offers.codes.limit',
  country: 'offers.codes.country',
  currency: 'offers.codes.currency',
  minimum_order_value: 'offers.codes.minimum',
  payment_methods: 'offers.codes.methods',
  starts_at: 'offers.starts',
  expires_at: 'offers.ends',
  state: 'resources.discount_codes.fields.state',
}

export const OF_INVITATION: Record<string, string> = {
  uses: 'invitations.uses',
  note: 'resources.invite_codes.fields.note',
  state: 'resources.invite_codes.fields.state',
}

export const OF_STAFF: Record<string, string> = {
  name: 'audit_details.staff_fields.name',
  platform_admin: 'audit_details.staff_fields.platform_admin',
  disabled: 'audit_details.staff_fields.disabled',
  roles: 'audit_details.staff_fields.roles',
}

export const OF_THEME: Record<string, string> = {
  preset: 'look.preset',
  mode: 'look.mode.title',
  primary: 'look.primary',
  secondary: 'look.secondary',
  index: 'look.index.title',
  hero: 'heroes.title',
}

/** Of a brand's own pictures for its front page. */
export const OF_HERO: Record<string, string> = {
  focus_x: 'heroes.focus',
  focus_y: 'heroes.focus',
  alt: 'heroes.alt',
  credit: 'heroes.credit',
  holder: 'heroes.holder',
  source: 'fictional.photos.source',
  licence: 'fictional.photos.licence',
}

export const OF_COMPANY: Record<string, string> = {
  ...COMPANY_FIELD_NAMES,
  name: 'companies.fields.name',
  country: 'options.country',
  tradenames: 'pages.tags.names.tradenames',
  vat_percent: 'companies.fields.vat_percent',
  delete_discount: 'companies.fields.delete_discount',
}

export const OF_DOMAIN: Record<string, string> = {
  language: 'frame.language',
  country: 'options.country',
  main: 'domains.main',
}

const ofProfile = (name: string) => `resources.fictional_profiles.fields.${name}`

export const OF_FICTIONAL: Record<string, string> = {
  ...Object.fromEntries(CHOICE_FIELDS.map((name) => [name, `options.${name}`])),
  name: ofProfile('name'),
  gender: ofProfile('gender'),
  looking_for: ofProfile('looking_for'),
  date_of_birth: ofProfile('date_of_birth'),
  country: 'options.country',
  region_id: ofProfile('region'),
  city: ofProfile('city'),
  interests: ofProfile('interests'),
  about_me: ofProfile('about_me'),
  source: ofProfile('source'),
  licence: ofProfile('licence'),
}

/** Of a company, a brand, a domain or a package in a manifest; other fields are known by their name in the manifest. */
export const OF_MANIFEST: Record<string, string> = {
  ...OF_PAGE,
  ...COMPANY_FIELD_NAMES,
  name: 'resources.tenants.fields.name',
  country: 'options.country',
  tradenames: 'pages.tags.names.tradenames',
  state: 'resources.tenants.fields.state',
  niche: 'resources.tenants.fields.niche',
  time_zone: 'resources.tenants.fields.time_zone',
  company: 'resources.tenants.fields.company',
  language: 'frame.language',
  credits: 'resources.members.fields.credits',
  text: 'pages.shown_text',
}

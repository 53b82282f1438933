import type { Language } from '@manyhearts/locales/languages'
import type { WrittenWording } from '@manyhearts/locales/own_texts'
import type { PageName } from '@manyhearts/locales/pages'
import type { PostbackEvent } from '#app/tenancy/postback_receivers/postback_address'
import type { Settings } from '#app/tenancy/settings/settings_schema'
import type { SiteTheme } from '#app/tenancy/sites/site'

/** A brand as a declarative file (product: tenants, domains, settings). What is not in it is not in the brand. */
export interface Manifest {
  tenant: string
  state: 'draft' | 'live' | 'paused' | 'closing' | 'closed'
  company: ManifestCompany
  niche: number
  time_zone: string
  theme?: Partial<SiteTheme>
  domains: ManifestDomain[]
  settings?: Partial<Settings>
  pages?: ManifestPages
  texts?: ManifestTexts
  packages?: ManifestPackage[]
  gifts?: ManifestGift[]
  discount_codes?: ManifestDiscountCode[]
  campaigns?: ManifestCampaign[]
  postbacks?: ManifestPostback[]
  invite_codes?: { code: string; uses: number }[]
  staff?: { email: string; roles: string[] }[]
}

export interface ManifestCompany {
  key: string
  name: string
  address: string
  kvk: string
  city: string
  country: string
  tradenames?: string[]
  vat_numbers?: string[]
  vat_percent: number
  vat_oss?: boolean
  support_phone: string
  delete_discount?: number
  added: string
  representative?: string
  register?: string
  mediator?: string
  mediator_address?: string
  mediator_url?: string
  creditor_id?: string
}

export interface ManifestDomain {
  host: string
  language: string
  country: string
  main?: boolean
  settings?: Partial<Settings>
}

export type ManifestPages = Partial<Record<PageName, Partial<Record<Language, ManifestPage>>>>

/** What the brand says in its own words, by language or formal form and keys such as `site:nav.search`. */
export type ManifestTexts = Partial<Record<WrittenWording, Record<string, string>>>

/** `description` is for search engines; `body` is Markdown with the tags of `locales/page_tags.ts`. */
export interface ManifestPage {
  title: string
  description: string
  body: string
}

export interface ManifestPackage {
  key: string
  country: string
  credits: number
  bonus_credits?: number
  price_minor: number
  currency: string
  /** Marked as the brand's recommendation. */
  recommended?: boolean
  /** Its place among those of its country; left out: behind those that have one, cheapest first. */
  position?: number
  /** From and until when it is sold, local time of the brand (`2026-12-01T00:00`); empty: from now on, and without an end. */
  starts?: string
  ends?: string
}

/** Listed in the order in which members see them. */
export interface ManifestGift {
  key: string
  /** One of the product's pictures; left out: the one called like the key. */
  picture?: string
  /** The brand's own names; left out: the product's name of the picture, in every language. */
  names?: Partial<Record<Language, string>>
  /** Left out: the setting `gift_credits`. */
  credits?: number
}

/** What is left out is not asked for: any country, any order, no end. */
export interface ManifestDiscountCode {
  code: string
  value_percentage: number
  validity?: 'once-per-user' | 'once' | 'unlimited'
  usage_limit?: number
  country?: string
  currency?: string
  minimum_order_value?: number
  payment_methods?: string[]
  /** Left out: from now on. */
  starts_at?: string
  expires_at?: string
}

/** What landers say to visitors who came by an address that ends with `slug` (`/landers/gallery/spring`), by language. */
export interface ManifestCampaign {
  slug: string
  texts: Partial<Record<Language, CampaignText>>
}

/** Instead of a lander's own title and the sentence below it. */
export interface CampaignText {
  title: string
  text: string
}

/** Where a traffic network hears of its visitors. The secret is entered in the console, and stands in no manifest. */
export interface ManifestPostback {
  key: string
  network: string
  events: PostbackEvent[]
  method?: 'GET' | 'POST'
  address: string
}

/** A manifest with every default filled in and its lists sorted, for export and comparison. */
export type WholeManifest = Omit<
  Required<Manifest>,
  'company' | 'domains' | 'packages' | 'gifts' | 'discount_codes' | 'postbacks'
> & {
  company: Required<ManifestCompany>
  domains: Required<ManifestDomain>[]
  packages: WholePackage[]
  postbacks: Required<ManifestPostback>[]
  gifts: WholeGift[]
  discount_codes: WholeDiscountCode[]
}

export type WholePackage = Required<Omit<ManifestPackage, 'position'>> & Pick<ManifestPackage, 'position'>

export type WholeGift = ManifestGift & Required<Pick<ManifestGift, 'picture' | 'names'>>

export type WholeDiscountCode = ManifestDiscountCode &
  Required<Pick<ManifestDiscountCode, 'validity' | 'payment_methods'>>

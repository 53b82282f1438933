import type { Hero } from '#app/tenancy/heroes/hero'
import type { Edition } from './editions.js'
import type { CreditPrices } from './message_prices.js'
import type { Settings } from '#app/tenancy/settings/settings_schema'
import type { OwnTextsByWording } from '#app/tenancy/texts/read_own_texts'
import type { Tenant } from '#app/tenancy/context/tenant_context'

/** The legal entity behind a brand (specification §3). */
export interface Company {
  id: string
  name: string
  address: string
  /** Its number in the trade register. */
  kvk: string
  city: string
  country: string
  tradenames: string[]
  vat_numbers: string[]
  /** At home; 0 for a company that charges no VAT at all. */
  vat_percent: number
  /** Registered for the European Union's one stop shop, and so charges its buyers' VAT there. */
  vat_oss: boolean
  support_phone: string
  delete_discount: number
  added: string
  /** Who acts for it. */
  representative: string
  /** The court or office that keeps the trade register. */
  register: string
  /** Who settles its disputes with consumers out of court; empty where it takes part in no such proceedings. */
  mediator: string
  mediator_address: string
  mediator_url: string
  /** SEPA creditor identifier (EPC262-08), without which nothing is collected by direct debit. */
  creditor_id: string
}

export interface SiteTheme {
  preset: string
  mode?: 'light' | 'dark'
  primary?: string
  secondary?: string
  /** How the front page is composed; without it as the preset has it. */
  index?: string
  /** Key of a picture of the brand's own that its front page shows instead of the preset's drawings. */
  hero?: string
}

/** A brand as one of its domains serves it. */
export interface Site extends Tenant {
  state: 'draft' | 'live' | 'paused' | 'closing' | 'closed'
  host: string
  /** Canonical addresses use this host, never a request's; so do links in mails, unless a domain speaks their reader's language. */
  mainHost: string
  /** A tag, e.g. `nl-NL`; `language` is its first two letters. */
  domainLanguage: string
  language: string
  editions: Edition[]
  country: string
  niche: number
  timeZone: string
  theme: SiteTheme
  /** Its own pictures for the front page, by key. */
  heroes: Record<string, Hero>
  company: Company
  settings: Settings
  /** What browsers subscribe to pushes with, in base64url. */
  pushPublicKey: string
  /** By country. */
  creditPrices: Record<string, CreditPrices>
  /** Offers any now; without them the site shows no way to give one. */
  hasGifts: boolean
  /** What it says in its own words instead of the product's. */
  ownTexts: OwnTextsByWording
}

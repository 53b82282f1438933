import type { Edition } from './editions.js'
import type { Settings } from '#app/tenancy/settings/settings_schema'
import type { Tenant } from '#app/tenancy/context/tenant_context'

/** The legal entity behind a brand (specification §3). */
export interface Company {
  id: string
  name: string
  address: string
  kvk: string
  city: string
  country: string
  tradenames: string[]
  vat_numbers: string[]
  vat_percent: number
  support_phone: string
  delete_discount: number
  added: string
}

/** A brand's look: a preset and what the tenant changes in it. */
export interface SiteTheme {
  preset: string
  mode?: 'light' | 'dark'
  primary?: string
  secondary?: string
}

/** What a host name stands for: the brand as one of its domains serves it. */
export interface Site extends Tenant {
  state: 'draft' | 'live' | 'paused' | 'closing' | 'closed'
  host: string
  /** The brand's main host: links in mails and canonical addresses are made from it, never from a request. */
  mainHost: string
  /** The domain's language tag, e.g. `nl-NL`, and its first two letters. */
  domainLanguage: string
  language: string
  /** The brand in each language of its domains, the main domain's first. */
  editions: Edition[]
  country: string
  niche: number
  timeZone: string
  theme: SiteTheme
  company: Company
  settings: Settings
  /** Cheapest credits by country: what they cost together, and how many they are. */
  cheapestCredits: Record<string, { price_minor: number; credits: number; currency: string }>
}

import type { Language } from '@manyhearts/locales/languages'
import type { PageName } from '@manyhearts/locales/pages'
import type { Settings } from '#app/tenancy/settings/settings_schema'
import type { SiteTheme } from '#app/tenancy/sites/site'

/** A brand as one declarative file (product: tenants, domains, settings). What is not in it is not in the brand. */
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
  packages?: ManifestPackage[]
  invite_codes?: { code: string; uses: number }[]
  staff?: { email: string; roles: string[] }[]
}

/** The legal entity behind one or several brands: its key says which. */
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
  support_phone: string
  delete_discount?: number
  added: string
}

/** One host name of a brand; exactly one is its main. */
export interface ManifestDomain {
  host: string
  language: string
  country: string
  main?: boolean
  settings?: Partial<Settings>
}

/** The brand's own words for static pages, by page and language; whatever is not here is the product's. */
export type ManifestPages = Partial<Record<PageName, Partial<Record<Language, ManifestPage>>>>

/** A page: its title, the sentence for search engines, and Markdown with the tags of `locales/page_tags.ts`. */
export interface ManifestPage {
  title: string
  description: string
  body: string
}

/** Credits for sale in one country. A changed price ends the old package and begins a new one: the price history stays. */
export interface ManifestPackage {
  key: string
  country: string
  credits: number
  bonus_credits?: number
  price_minor: number
  currency: string
}

/** A manifest in which everything is said, in one order: what is written back, and what two of them are compared by. */
export type WholeManifest = Omit<Required<Manifest>, 'company' | 'domains' | 'packages'> & {
  company: Required<ManifestCompany>
  domains: Required<ManifestDomain>[]
  packages: Required<ManifestPackage>[]
}

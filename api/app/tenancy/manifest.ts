import type { SettingsLevel } from './resolve_settings.js'
import type { SiteTheme } from './site.js'

/** A brand as one declarative file (product: tenants, domains, settings). What is not in it is not in the brand. */
export interface Manifest {
  tenant: string
  state: 'draft' | 'live' | 'paused' | 'closing' | 'closed'
  company: {
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
  niche: number
  time_zone: string
  theme?: Partial<SiteTheme>
  domains: { host: string; language: string; country: string; main?: boolean; settings?: SettingsLevel }[]
  settings?: SettingsLevel
  packages?: ManifestPackage[]
  invite_codes?: { code: string; uses: number }[]
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

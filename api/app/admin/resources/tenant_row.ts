import type { Settings } from '#app/tenancy/settings/settings_schema'
import type { Site, SiteTheme } from '#app/tenancy/sites/site'
import type { ShownLevel } from './settings_with_origin.js'
import type { Mark } from './theme_mark.js'

/** A brand in a list. */
export interface TenantRow {
  id: string
  slug: string
  name: string
  state: Site['state']
  time_zone: string
  hosts: string[]
  niche_id: string
  niche: string
  company_id: string
  company: string
  preset: string
  mark: Mark | null
  created_at: string
}

/** A brand on its own page: who is behind it, and what is in force under each of its host names. */
export interface WholeTenantRow extends TenantRow {
  /** What the brand decides itself. */
  own_settings: Partial<Settings>
  theme: Partial<SiteTheme>
  company_details: {
    key: string
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
    added_at: string
  }
  domains: ({ id: string; host: string; language: string; country: string; main: boolean } & ShownLevel)[]
}

import type { Settings } from '#app/tenancy/settings/settings_schema'
import type { Site, SiteTheme } from '#app/tenancy/sites/site'
import type { ShownLevel } from '#app/admin/resources/definition/settings_with_origin'
import type { Mark } from './theme_mark.js'

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

export interface WholeTenantRow extends TenantRow {
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
    vat_oss: boolean
    support_phone: string
    delete_discount: number
    added_at: string
    representative: string
    register: string
    mediator: string
    mediator_address: string
    mediator_url: string
    creditor_id: string
  }
  domains: ({ id: string; host: string; language: string; country: string; main: boolean } & ShownLevel)[]
}

import type { Setting } from '#console/tenancy/setting.ts'

/** A brand in the list. */
export interface Tenant {
  id: string
  slug: string
  name: string
  state: 'draft' | 'live' | 'paused' | 'closing' | 'closed'
  time_zone: string
  hosts: string[]
  niche_id: string
  niche: string
  company: string
  preset: string
  mark: { light: string; dark: string } | null
  created_at: string
}

/** A host name of a brand with what is in force under it. */
export interface Domain {
  id: string
  host: string
  language: string
  country: string
  main: boolean
  settings: Setting[]
}

/** What a brand decides about its look itself; what it leaves out is its niche's and the preset's. */
export interface OwnTheme {
  preset?: string
  mode?: 'light' | 'dark'
  primary?: string
  secondary?: string
}

/** A brand on its own page. */
export interface WholeTenant extends Tenant {
  theme: OwnTheme
  domains: Domain[]
  company_details: {
    name: string
    address: string
    city: string
    country: string
    kvk: string
    vat_numbers: string[]
    support_phone: string
  }
}

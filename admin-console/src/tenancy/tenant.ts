/** A brand in the list. */
export interface Tenant {
  id: string
  slug: string
  name: string
  state: 'draft' | 'live' | 'paused' | 'closing' | 'closed'
  time_zone: string
  hosts: string[]
  niche: string
  company: string
  preset: string
  mark: { light: string; dark: string } | null
  created_at: string
}

/** Who decided a setting's value. */
export type Origin = 'domain' | 'tenant' | 'niche' | 'platform' | 'default'

/** A setting as one domain has it; words have a value per language. */
export interface Setting {
  name: string
  kind: 'text' | 'words' | 'integer' | 'boolean' | 'choice' | 'list'
  group: string
  about: string
  values: { language: string | null; value: unknown; origin: Origin }[]
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

/** A brand on its own page. */
export interface WholeTenant extends Tenant {
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

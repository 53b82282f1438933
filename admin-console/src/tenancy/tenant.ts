import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@manyhearts/locales/languages'
import type { Setting } from '#console/tenancy/setting.ts'

export interface Tenant {
  id: string
  slug: string
  name: string
  state: 'draft' | 'live' | 'paused' | 'closing' | 'closed'
  time_zone: string
  hosts: string[]
  niche_id: string
  niche: string
  company_id: string
  company: string
  preset: string
  mark: { light: string; dark: string } | null
  created_at: string
}

export interface Domain {
  id: string
  host: string
  language: string
  country: string
  main: boolean
  settings: Setting[]
}

/** A brand's own theme choices; the rest comes from its niche and the preset. */
export interface OwnTheme {
  preset?: string
  mode?: 'light' | 'dark'
  primary?: string
  secondary?: string
  index?: string
  /** Key of a picture of the brand's own. */
  hero?: string
}

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
    vat_oss: boolean
    support_phone: string
    representative: string
    register: string
    mediator: string
    mediator_address: string
    mediator_url: string
    creditor_id: string
  }
}

/** The language that a brand speaks where it doesn't know who reads: its main host's. */
export function defaultLanguage({ domains }: WholeTenant): Language {
  return languageOn(domains.find(({ main }) => main) ?? domains[0])
}

/** Of a domain for `en-GB`: English. */
export function languageOn(domain: { language: string } | undefined): Language {
  const spoken = domain?.language.slice(0, 2)
  return isLanguage(spoken) ? spoken : DEFAULT_LANGUAGE
}

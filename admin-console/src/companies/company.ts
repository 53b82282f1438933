/** Who stands behind brands; lists have the first line of it alone. */
export interface Company {
  id: string
  key: string
  name: string
  city: string
  country: string
  brands: number
}

export interface CompanyDetails {
  key: string
  name: string
  address: string
  city: string
  country: string
  kvk: string
  support_phone: string
  vat_percent: number
  vat_oss: boolean
  vat_numbers: string[]
  tradenames: string[]
  delete_discount: number
  representative: string
  register: string
  mediator: string
  mediator_address: string
  mediator_url: string
  creditor_id: string
}

export interface WholeCompany extends Company, CompanyDetails {
  city: string
  country: string
  brands_of_it: { id: string; name: string; state: 'draft' | 'live' | 'paused' | 'closing' | 'closed' }[]
}

export const NO_COMPANY: CompanyDetails = {
  key: '',
  name: '',
  address: '',
  city: '',
  country: '',
  kvk: '',
  support_phone: '',
  vat_percent: 21,
  vat_oss: false,
  vat_numbers: [],
  tradenames: [],
  delete_discount: 0,
  representative: '',
  register: '',
  mediator: '',
  mediator_address: '',
  mediator_url: '',
  creditor_id: '',
}

const FIELDS = Object.keys(NO_COMPANY) as (keyof CompanyDetails)[]

export function detailsOf(company: WholeCompany): CompanyDetails {
  return Object.fromEntries(FIELDS.map((field) => [field, company[field]])) as unknown as CompanyDetails
}

/** The fields that differ, as the API takes them. */
export function changesOf(saved: CompanyDetails, draft: CompanyDetails): Partial<CompanyDetails> {
  const changed = FIELDS.filter((field) => JSON.stringify(saved[field]) !== JSON.stringify(draft[field]))
  return Object.fromEntries(changed.map((field) => [field, draft[field]]))
}

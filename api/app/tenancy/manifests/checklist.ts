import { needsImprint } from '@manyhearts/locales/imprint'
import { isLocalName } from '#app/tenancy/hosts/is_local_host'
import { claimsPerson } from '#app/tenancy/settings/claims_person'
import { EMAIL } from '#app/tenancy/settings/text_formats'
import type { Settings } from '#app/tenancy/settings/settings_schema'
import type { Company } from '#app/tenancy/sites/site'

type LineName =
  | 'company'
  | 'support_email'
  | 'countries'
  | 'packages'
  | 'fictional_words'
  | 'main_domain'
  | 'age_provider'
  | 'payments'
  | 'push_contact'

/** Keys at the payment provider; its consent to the niche; another provider than the sandbox, where nobody pays. */
export type PaymentPoint = 'payment_gateway' | 'payment_niche_accepted' | 'sandbox'

export interface ChecklistLine {
  name: LineName
  /**
   * Company fields, hosts, countries (ISO 3166-1), texts by language and setting (`de.fictional_warning`), `PaymentPoint`s or
   * addresses of support.
   */
  missing: string[]
}

export interface ChecklistFacts {
  company: Pick<Company, CompanyText | 'vat_numbers' | 'vat_percent' | 'creditor_id'>
  domains: { host: string; language: string; country: string; main: boolean; settings: Settings }[]
  sellsIn: string[]
  ageProviders: string[]
  /** Payment providers whose keys are entered. */
  gatewaysWithKeys: string[]
  isLocal: boolean
}

const COMPANY_FIELDS = ['name', 'address', 'city', 'country', 'kvk', 'support_phone'] as const
const IMPRINT_FIELDS = ['representative', 'register'] as const
const MEDIATOR_FIELDS = ['mediator', 'mediator_address', 'mediator_url'] as const
type CompanyText = (typeof COMPANY_FIELDS | typeof IMPRINT_FIELDS | typeof MEDIATOR_FIELDS)[number]

/** Where every trader needs a consumer mediator (France: art. L616-1 Code de la consommation). */
const MEDIATED_COUNTRIES = ['FR']
const WORDS = ['fictional_singular', 'fictional_plural', 'fictional_warning'] as const

/** Reserved names (RFC 2606, RFC 6761, RFC 6762). */
const NOBODYS = /(?:^|\.)(?:test|example|invalid|local|localhost|example\.(?:com|net|org))$/

const ADDRESS = new RegExp(EMAIL.pattern, 'u')

/** What a brand must have before it goes live (product: tenants), and what of it is missing. */
export function checklist(facts: ChecklistFacts): ChecklistLine[] {
  return [
    { name: 'company', missing: [...companyLine(facts).missing, ...missingCreditor(facts)] },
    { name: 'support_email', missing: hostsWithoutSupport(facts) },
    { name: 'push_contact', missing: foreignContacts(facts) },
    { name: 'countries', missing: hostsWithoutCountries(facts) },
    { name: 'packages', missing: countriesWithoutPackages(facts) },
    { name: 'fictional_words', missing: missingWords(facts) },
    { name: 'main_domain', missing: foreignMains(facts) },
    { name: 'age_provider', missing: unconfirmedCountries(facts) },
    { name: 'payments', missing: paymentPoints(facts) },
  ]
}

/** What a brand lacks that it has to have: everything to go live, but only what it did not lack before where it is live already. */
export function openPoints(now: ChecklistLine[], before: ChecklistLine[] = []): ChecklistLine[] {
  return now
    .map(({ name, missing }) => {
      const known = before.find((line) => line.name === name)?.missing ?? []
      return { name, missing: missing.filter((one) => !known.includes(one)) }
    })
    .filter(({ missing }) => missing.length > 0)
}

/** A company that charges VAT must state its VAT number; its country may want more, and a mediator must be reachable. */
export function companyLine({ company }: Pick<ChecklistFacts, 'company'>): ChecklistLine {
  const isEmpty = (field: CompanyText) => company[field].trim() === ''
  const isMediated = MEDIATED_COUNTRIES.includes(company.country) || !MEDIATOR_FIELDS.every(isEmpty)
  const needed = [
    ...COMPANY_FIELDS,
    ...(needsImprint(company.country) ? IMPRINT_FIELDS : []),
    ...(isMediated ? MEDIATOR_FIELDS : []),
  ]
  const empty: string[] = needed.filter(isEmpty)
  const lacksNumber = company.vat_percent > 0 && company.vat_numbers.length === 0
  return { name: 'company', missing: lacksNumber ? [...empty, 'vat_numbers'] : empty }
}

/** Direct debit by our own mandates needs a creditor identifier; a brand that wants none sets the limit to 0. The sandbox debits nobody. */
function missingCreditor({ company, domains }: ChecklistFacts): string[] {
  const collects = domains.some(
    ({ settings }) => settings.payment_gateway === 'mollie' && settings.direct_debit_limit > 0
  )
  return collects && company.creditor_id === '' ? ['creditor_id'] : []
}

function hostsWithoutSupport({ domains }: ChecklistFacts): string[] {
  return domains.filter(({ settings }) => !ADDRESS.test(settings.support_email)).map(({ host }) => host)
}

/** Members choose theirs among these, so nobody could sign up. */
function hostsWithoutCountries({ domains }: ChecklistFacts): string[] {
  return domains.filter(({ settings }) => settings.countries.length === 0).map(({ host }) => host)
}

function countriesWithoutPackages(facts: ChecklistFacts): string[] {
  return countriesToSellIn(facts).filter((country) => !facts.sellsIn.includes(country))
}

/** Those of its hosts, and those in which members may live. */
export function countriesToSellIn({ domains }: Pick<ChecklistFacts, 'domains'>): string[] {
  return [...new Set(domains.flatMap(({ country, settings }) => [country, ...settings.countries]))].sort()
}

function missingWords({ domains }: ChecklistFacts): string[] {
  const missing = domains.flatMap(({ language, settings }) => {
    const spoken = language.slice(0, 2)
    return WORDS.filter((name) => !isDisclosure(name, settings[name][spoken as never])).map(
      (name) => `${spoken}.${name}`
    )
  })
  return [...new Set(missing)]
}

function isDisclosure(name: (typeof WORDS)[number], text: string | undefined): boolean {
  return !!text && (name === 'fictional_warning' || !claimsPerson(text))
}

function foreignMains({ domains, isLocal }: ChecklistFacts): string[] {
  return domains
    .filter(({ host, main }) => main && NOBODYS.test(host) && !(isLocal && isLocalName(host)))
    .map(({ host }) => host)
}

/** Pushes name an address their service can write to (RFC 8292 §2.1); Apple refuses those whose address is nobody's. */
function foreignContacts({ domains, isLocal }: ChecklistFacts): string[] {
  if (isLocal) return []
  const addresses = domains.map(({ settings }) => settings.support_email)
  return [...new Set(addresses.filter((address) => NOBODYS.test(address.split('@').at(-1)!)))]
}

/** A missing or misspelt provider would let in everyone or no one. */
function unconfirmedCountries({ domains, ageProviders }: ChecklistFacts): string[] {
  const unconfirmed = domains.filter(({ settings }) => !ageProviders.includes(settings.age_provider))
  return [...new Set(unconfirmed.flatMap(({ settings }) => settings.age_check_countries))].sort()
}

/** Mollie's terms exclude sexual dating, so it has to say yes to each brand. On a machine for trials the sandbox is enough. */
function paymentPoints({ domains, gatewaysWithKeys, isLocal }: ChecklistFacts): PaymentPoint[] {
  const missing = domains.flatMap(({ settings: { payment_gateway: gateway, payment_niche_accepted: isAccepted } }) => {
    const points: PaymentPoint[] = []
    if (gateway === 'sandbox' && !isLocal) points.push('sandbox')
    if (gateway !== 'sandbox' && !gatewaysWithKeys.includes(gateway)) points.push('payment_gateway')
    if (gateway === 'mollie' && !isAccepted) points.push('payment_niche_accepted')
    return points
  })
  return [...new Set(missing)]
}

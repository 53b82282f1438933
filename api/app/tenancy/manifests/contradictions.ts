import { GIFT_PICTURES, type GiftPicture } from '@manyhearts/locales/gift_names'
import { DateTime } from 'luxon'
import { PLATFORM_HOSTS } from '#app/tenancy/hosts/hosts'
import { pageFaultReason } from '#app/tenancy/pages/page_fault_reason'
import { pageFaults } from '#app/tenancy/pages/page_faults'
import { DEAREST_PACKAGES } from './dearest_packages.js'
import { hasCreditorCheckDigits } from './has_creditor_check_digits.js'
import type { Manifest, ManifestCompany, ManifestDiscountCode, ManifestGift } from './manifest.js'
import { postbackFaults } from './postback_faults.js'
import { textFaults } from './text_faults.js'
import { pagesOf } from './pages_of.js'
import type { Fault } from './schema_faults.js'

/** See `credits/discounts/time_bonus.ts`. */
const RESERVED_CODE = 'TIMEBONUS25'

const COUNTRY_NAMES = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

/** What the schema can't express. */
export function contradictions(manifest: Manifest): Fault[] {
  const { domains, company, packages = [], gifts = [], discount_codes = [] } = manifest
  const { campaigns = [], postbacks = [], invite_codes = [], staff = [] } = manifest
  return [
    ...mainFaults(manifest),
    ...repeated(
      'domains',
      'host',
      domains.map(({ host }) => host)
    ),
    ...periodFaults(packages),
    ...repeated(
      'gifts',
      'key',
      gifts.map(({ key }) => key)
    ),
    ...gifts.flatMap(pictureFaults),
    ...repeated(
      'discount_codes',
      'code',
      discount_codes.map(({ code }) => code)
    ),
    ...discount_codes.flatMap(codeFaults),
    ...repeated(
      'postbacks',
      'key',
      postbacks.map(({ key }) => key)
    ),
    ...postbackFaults(postbacks),
    ...repeated(
      'campaigns',
      'slug',
      campaigns.map(({ slug }) => slug)
    ),
    ...repeated(
      'invite_codes',
      'code',
      invite_codes.map(({ code }) => code)
    ),
    ...repeated(
      'staff',
      'email',
      staff.map(({ email }) => email.toLowerCase())
    ),
    ...domains.flatMap(({ host }, at) =>
      PLATFORM_HOSTS.includes(host)
        ? [{ path: ['domains', String(at), 'host'], reason: `${host} belongs to the platform` }]
        : []
    ),
    ...companyFaults(company),
    ...packages.flatMap(priceFaults),
    ...pageTagFaults(manifest),
    ...textFaults(manifest, undefined, { byPlatformAdmin: true }),
  ]
}

function mainFaults({ domains }: Manifest): Fault[] {
  const mains = domains.filter(({ main }) => main).length
  if (mains === 1) return []
  const have = mains === 0 ? 'none has' : `${mains} have`
  return [{ path: ['domains'], reason: `exactly one domain must have main: true, but ${have}` }]
}

function repeated(list: string, key: string, names: string[]): Fault[] {
  return names.flatMap((name, index) =>
    names.indexOf(name) < index ? [{ path: [list, String(index), key], reason: `${name} stands here twice` }] : []
  )
}

/** Packages of one key follow each other: none begins before the one before it ends. */
function periodFaults(packages: Required<Manifest>['packages']): Fault[] {
  const periods = packages.map(({ country, key, starts = '', ends = '' }, at) => ({
    name: `${country} ${key}`,
    starts,
    ends,
    at,
  }))
  const faultOf = ({ name, starts, ends, at }: (typeof periods)[number]): Fault[] => {
    const path = (field: string) => ['packages', String(at), field]
    for (const [field, moment] of [
      ['starts', starts],
      ['ends', ends],
    ] as const)
      if (moment && !DateTime.fromISO(moment).isValid) return [{ path: path(field), reason: `${moment} is no date` }]
    if (starts && ends && ends <= starts) return [{ path: path('ends'), reason: `${ends} is not after ${starts}` }]
    const twin = periods.find((other) => other.at < at && other.name === name && overlap(other, { starts, ends }))
    if (!twin) return []
    return !starts && !ends && !twin.starts && !twin.ends
      ? [{ path: path('key'), reason: `${name} stands here twice` }]
      : [{ path: path('starts'), reason: `${name} is sold at the same time as the one before` }]
  }
  return periods.flatMap(faultOf)
}

/** Local times in ISO 8601 sort as they follow each other; an empty one has no bound. */
function overlap(one: { starts: string; ends: string }, other: { starts: string; ends: string }): boolean {
  const isBefore = (ends: string, starts: string) => ends !== '' && starts !== '' && ends <= starts
  return !isBefore(one.ends, other.starts) && !isBefore(other.ends, one.starts)
}

/** Of a company alone, wherever it is entered. */
export function companyFaults({ country, added, creditor_id: creditorId = '' }: ManifestCompany): Fault[] {
  return [
    ...(COUNTRY_NAMES.of(country) ? [] : [{ path: ['company', 'country'], reason: `${country} is no country` }]),
    ...(Date.parse(added) > Date.now()
      ? [{ path: ['company', 'added'], reason: `must not lie in the future, but is ${added}` }]
      : []),
    ...(creditorId === '' || hasCreditorCheckDigits(creditorId)
      ? []
      : [{ path: ['company', 'creditor_id'], reason: `${creditorId} has wrong check digits` }]),
  ]
}

function priceFaults({ price_minor: price, currency }: Required<Manifest>['packages'][number], at: number): Fault[] {
  const dearest = DEAREST_PACKAGES[currency]!
  const money = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'code' })
  const minor = 10 ** money.resolvedOptions().maximumFractionDigits!
  if (price <= dearest * minor) return []
  const reason = `${price} is ${money.format(price / minor)}, and ${money.format(dearest)} is the most for one package`
  return [{ path: ['packages', String(at), 'price_minor'], reason: reason.replaceAll('\u00a0', ' ') }]
}

/** A gift without a picture of its own is drawn as its key says. */
function pictureFaults({ key, picture }: ManifestGift, at: number): Fault[] {
  return picture || GIFT_PICTURES.includes(key as GiftPicture)
    ? []
    : [{ path: ['gifts', String(at), 'picture'], reason: `is missing: no picture is called ${key}` }]
}

function codeFaults({ code, currency, minimum_order_value }: ManifestDiscountCode, at: number): Fault[] {
  const path = (field: string) => ['discount_codes', String(at), field]
  return [
    ...(code === RESERVED_CODE ? [{ path: path('code'), reason: `${code} is the time bonus of every brand` }] : []),
    ...(minimum_order_value !== undefined && currency === undefined
      ? [{ path: path('currency'), reason: 'is missing: minimum_order_value needs one' }]
      : []),
  ]
}

function pageTagFaults({ pages = {} }: Manifest): Fault[] {
  return pagesOf({ pages }).flatMap(({ name, language, ...page }) =>
    Object.entries(page).flatMap(([field, text]) =>
      pageFaults(text).map((fault) => ({ path: ['pages', name, language, field], reason: pageFaultReason(fault) }))
    )
  )
}

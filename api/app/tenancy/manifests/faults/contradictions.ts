import { GIFT_PICTURES, type GiftPicture } from '@manyhearts/locales/gift_names'
import { PLATFORM_HOSTS } from '#app/tenancy/hosts/hosts'
import { pageFaultReason } from '#app/tenancy/pages/page_fault_reason'
import { pageFaults } from '#app/tenancy/pages/page_faults'
import { discountCodeFaults } from './discount_code_faults.js'
import { hasCreditorCheckDigits } from './has_creditor_check_digits.js'
import type { Manifest, ManifestCompany, ManifestGift } from '#app/tenancy/manifests/manifest'
import { ownTextFaults } from './own_text_faults.js'
import { packageFaults } from './package_faults.js'
import { postbackFaults } from './postback_faults.js'
import { textFaults } from './text_faults.js'
import { pagesOf } from '#app/tenancy/manifests/pages_of'
import type { Fault } from './schema_faults.js'

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
    ...discount_codes.flatMap((one, at) =>
      discountCodeFaults(one).map(({ field, reason }) => ({ path: ['discount_codes', String(at), field], reason }))
    ),
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
      // Whoever types one is let in whatever its case.
      invite_codes.map(({ code }) => code.toUpperCase())
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
    ...packageFaults(packages).map(({ at, field, reason }) => ({ path: ['packages', String(at), field], reason })),
    ...pageTagFaults(manifest),
    ...ownTextFaults(manifest),
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

/** A gift without a picture of its own is drawn as its key says. */
function pictureFaults({ key, picture }: ManifestGift, at: number): Fault[] {
  return picture || GIFT_PICTURES.includes(key as GiftPicture)
    ? []
    : [{ path: ['gifts', String(at), 'picture'], reason: `is missing: no picture is called ${key}` }]
}

function pageTagFaults({ pages = {} }: Manifest): Fault[] {
  return pagesOf({ pages }).flatMap(({ name, language, ...page }) =>
    Object.entries(page).flatMap(([field, text]) =>
      pageFaults(text).map((fault) => ({ path: ['pages', name, language, field], reason: pageFaultReason(fault) }))
    )
  )
}

import { currencyDigits } from '#app/tenancy/settings/currency_digits'
import { DateTime } from 'luxon'
import { DEAREST_PACKAGES } from './dearest_packages.js'
import type { ManifestPackage } from '#app/tenancy/manifests/manifest'

/** What is wrong with something that a brand sells: `reason` for readers of a manifest, `rule` and `meta` for forms. */
export interface OfferFault {
  field: string
  reason: string
  rule: string
  meta?: Record<string, string | number>
}

export interface PackageFault extends OfferFault {
  /** Which of the packages. */
  at: number
}

/** What of packages the schema can't express: prices that are a slip, and periods that don't follow each other. */
export function packageFaults(packages: readonly ManifestPackage[]): PackageFault[] {
  return [...periodFaults(packages), ...packages.flatMap(priceFaults)]
}

/** Packages of one key follow each other: none begins before the one before it ends. */
function periodFaults(packages: readonly ManifestPackage[]): PackageFault[] {
  const periods = packages.map(({ country, key, starts = '', ends = '' }, at) => ({
    name: `${country} ${key}`,
    starts,
    ends,
    at,
  }))
  const faultsOf = ({ name, starts, ends, at }: (typeof periods)[number]): PackageFault[] => {
    for (const [field, moment] of [
      ['starts', starts],
      ['ends', ends],
    ] as const)
      if (moment && !DateTime.fromISO(moment).isValid)
        return [{ at, field, rule: 'moment', reason: `${moment} is no date` }]
    if (starts && ends && ends <= starts)
      return [{ at, field: 'ends', rule: 'ends_before_start', reason: `${ends} is not after ${starts}` }]
    const twin = periods.find((other) => other.at < at && other.name === name && overlap(other, { starts, ends }))
    if (!twin) return []
    return !starts && !ends && !twin.starts && !twin.ends
      ? [{ at, field: 'key', rule: 'key_taken', reason: `${name} stands here twice` }]
      : [{ at, field: 'starts', rule: 'sold_already', reason: `${name} is sold at the same time as the one before` }]
  }
  return periods.flatMap(faultsOf)
}

/** Local times in ISO 8601 sort as they follow each other; an empty one has no bound. */
function overlap(one: { starts: string; ends: string }, other: { starts: string; ends: string }): boolean {
  const isBefore = (ends: string, starts: string) => ends !== '' && starts !== '' && ends <= starts
  return !isBefore(one.ends, other.starts) && !isBefore(other.ends, one.starts)
}

function priceFaults({ price_minor: price, currency }: ManifestPackage, at: number): PackageFault[] {
  const dearest = DEAREST_PACKAGES[currency]!
  const money = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'code' })
  const minor = 10 ** currencyDigits(currency)
  if (price <= dearest * minor) return []
  const [is, most] = [price / minor, dearest].map((amount) => money.format(amount).replaceAll('\u00a0', ' '))
  const reason = `${price} is ${is}, and ${most} is the most for one package`
  return [{ at, field: 'price_minor', rule: 'dearest_package', meta: { most: most! }, reason }]
}

import { DateTime } from 'luxon'
import { rowVersion } from '#app/admin/changes/row_version'
import { bestValue, savingPercent } from '#app/credits/packages/best_value'
import CreditPackage from '#app/credits/packages/credit_package'
import { databaseTime } from '#app/tenancy/context/database_time'
import { clockOf } from '#app/tenancy/sites/local_moment'

export type PackageState = 'on_sale' | 'planned' | 'ended'

/** A package as the console shows it. Times are on the brand's clocks; null for a start that was and an end that isn't planned. */
export interface PackageRow {
  id: string
  key: string
  country: string
  state: PackageState
  credits: number
  bonus_credits: number
  price_minor: number
  currency: string
  recommended: boolean
  starts: string | null
  ends: string | null
  /** In the currency's smallest unit, exact. */
  credit_price: number
  best_value: boolean
  /** How much less a credit costs than in the dearest package on sale there, in whole percent. */
  saving_percent: number
  version: string
}

/** All packages of the brand: those on sale or planned in the order of members, then the last of each that isn't sold any more. */
export async function packageRows(zone: string): Promise<PackageRow[]> {
  const all = await CreditPackage.query()
    .orderBy('country')
    .orderByRaw('position nulls last, price_minor')
    .orderBy('id')
  const now = await databaseTime()
  const byCountry = [...Map.groupBy(all, ({ country }) => country).values()]
  return byCountry.flatMap((packages) => {
    const onSale = packages.filter((one) => stateOf(one, now) === 'on_sale')
    const kept = packages.filter((one) => stateOf(one, now) !== 'ended')
    return [...kept, ...lastOfEnded(packages, now)].map((one) => packageRow(one, stateOf(one, now), onSale, zone))
  })
}

/** By PostgreSQL's clock, which is the one that packages are sold by. */
export function stateOf({ startsAt, endsAt }: CreditPackage, now: DateTime): PackageState {
  if (endsAt && endsAt <= DateTime.max(now, startsAt)) return 'ended'
  return startsAt > now ? 'planned' : 'on_sale'
}

/** Those whose key is sold by no other; a plan that was given up before it began was never sold. */
function lastOfEnded(packages: CreditPackage[], now: DateTime): CreditPackage[] {
  const wereSold = packages.filter((one) => !one.endsAt || one.endsAt > one.startsAt)
  return [...Map.groupBy(wereSold, ({ key }) => key).values()].flatMap((ofKey) => {
    const last = ofKey.reduce((latest, one) => (one.startsAt > latest.startsAt ? one : latest))
    return ofKey.every((one) => stateOf(one, now) === 'ended') ? [last] : []
  })
}

function packageRow(one: CreditPackage, state: PackageState, onSale: CreditPackage[], zone: string): PackageRow {
  const { id, key, country, credits, bonusCredits, priceMinor, currency, recommended, startsAt, endsAt } = one
  return {
    id,
    key,
    country,
    state,
    credits,
    bonus_credits: bonusCredits,
    price_minor: priceMinor,
    currency,
    recommended,
    starts: state === 'planned' ? clockOf(startsAt, zone) : null,
    ends: endsAt && clockOf(endsAt, zone),
    credit_price: priceMinor / one.totalCredits,
    best_value: state === 'on_sale' && id === bestValue(onSale)?.id,
    saving_percent: state === 'on_sale' ? savingPercent(one, onSale) : 0,
    version: rowVersion([id, recommended, endsAt?.toMillis() ?? null]),
  }
}

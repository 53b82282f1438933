import { currencyDigits } from '#app/tenancy/settings/currency_digits'
import { OfferChanged } from '#app/admin/access/admin_errors'
import type { GrantedBrand } from '#app/admin/access/granted_brand'
import { keepingComplete } from '#app/admin/changes/keeping_complete'
import { itemFaults } from '#app/admin/offers/item_faults'
import { momentFaults } from '#app/admin/offers/moment_faults'
import CreditPackage from '#app/credits/packages/credit_package'
import { NotFound } from '#app/http/http_errors'
import { type FieldFault, fieldsRefused } from '#app/http/validation/fields_refused'
import { rowId } from '#app/http/validation/row_id'
import type { ChecklistLine } from '#app/tenancy/manifests/checklist'
import { currentManifest } from '#app/tenancy/manifests/export_manifest'
import type { WholePackage } from '#app/tenancy/manifests/manifest'
import { packageJsonSchema } from '#app/tenancy/manifests/manifest_schema'
import { packageFaults } from '#app/tenancy/manifests/faults/package_faults'
import { storePackages } from '#app/tenancy/manifests/storing/store_packages'
import { LOCAL_MOMENT } from '#app/tenancy/settings/text_formats'
import { asTenant } from '#app/tenancy/context/tenant_context'
import { packageRows, type PackageRow } from './package_row.js'

/** What a brand sells now, while nobody else changes it: as its manifest lists it, and as the console shows it. */
export interface Selling {
  packages: WholePackage[]
  rows: PackageRow[]
  zone: string
}

/** What is no time at all is said by the schema. */
const IS_CLOCK = new RegExp(`(?=.)${LOCAL_MOMENT.pattern}`)

const faultsOfItem = itemFaults(packageJsonSchema)

/**
 * Changes a brand's packages as its manifest with the packages that `change` returns would, and refuses what it would refuse.
 * `changed` are those whose faults are told by field. @throws E_VALIDATION_ERROR
 */
export async function changePackages(
  { tenant }: GrantedBrand,
  change: (selling: Selling) => Promise<{ packages: WholePackage[]; changed: readonly WholePackage[] }>
): Promise<PackageRow[]> {
  let rows: PackageRow[] = []
  const store = async () => {
    const { packages: before, time_zone: zone } = (await currentManifest())!
    const { packages, changed } = await change({ packages: before, rows: await packageRows(zone), zone })
    // No form asks for a key.
    refuse(
      changed.flatMap((one) => [
        ...faultsOfItem(one).filter(({ field }) => field !== 'key'),
        ...faultsOfMoments(one, zone),
      ])
    )
    refuse(packageFaults(packages).filter(({ at }) => changed.includes(packages[at]!)))
    await storePackages({ packages })
    rows = await packageRows(zone)
  }
  await asTenant(tenant, () => keepingComplete(undefined, store, faultsOfLine), { connection: 'staff' })
  return rows
}

function refuse(faults: FieldFault[]): void {
  if (faults.length > 0)
    throw fieldsRefused(faults.map(({ field, rule, meta }) => ({ field, rule, ...(meta && { meta }) })))
}

function faultsOfMoments({ starts, ends }: WholePackage, zone: string): FieldFault[] {
  return Object.entries({ starts, ends })
    .filter(([, clock]) => IS_CLOCK.test(clock))
    .flatMap(([field, clock]) => momentFaults(field, clock, zone))
}

/** Nothing else that a live brand needs depends on its packages. */
function faultsOfLine({ missing }: ChecklistLine): FieldFault[] {
  return [{ field: 'country', rule: 'last_packages', meta: { countries: missing.join(', ') } }]
}

/** The package that somebody saw, as the manifest lists it. @throws NotFound; OfferChanged where it is another one by now */
export async function packageSeen(
  { packages, rows }: Selling,
  id: unknown,
  version: string
): Promise<[WholePackage, PackageRow]> {
  const row = await rowSeen(rows, id, version)
  const found = packages.find(
    ({ key, country, starts }) => key === row.key && country === row.country && starts === (row.starts ?? '')
  )
  if (!found) throw new OfferChanged()
  return [found, row]
}

/** @throws NotFound; OfferChanged where it is another one by now */
export async function rowSeen(rows: PackageRow[], id: unknown, version: string): Promise<PackageRow> {
  const row = rows.find((one) => one.id === rowId(id))
  if (!row) throw (await CreditPackage.find(rowId(id))) ? new OfferChanged() : new NotFound()
  if (row.version !== version) throw new OfferChanged()
  return row
}

/** By which the log and people know a package. */
export function packageName({
  country,
  credits,
  bonus_credits: bonus,
}: Pick<WholePackage, 'country' | 'credits' | 'bonus_credits'>): string {
  return `${country} ${credits}${bonus > 0 ? ` + ${bonus}` : ''}`
}

/** What the log compares. */
export function packageFacts({
  credits,
  bonus_credits,
  price_minor,
  currency,
  recommended,
  starts,
  ends,
}: WholePackage): object {
  const digits = currencyDigits(currency)
  const price = (price_minor / 10 ** digits).toFixed(digits)
  return {
    credits,
    bonus_credits,
    price: `${price} ${currency}`,
    recommended,
    ...(starts && { starts }),
    ...(ends && { ends }),
  }
}

/** Begins or follows those of its country: a key that no package there has or had. */
export function newKey(
  rows: readonly PackageRow[],
  taken: readonly WholePackage[],
  country: string,
  credits: number
): string {
  const keys = new Set([...rows, ...taken].filter((one) => one.country === country).map(({ key }) => key))
  let key = `credits-${credits}`
  for (let at = 2; keys.has(key); at++) key = `credits-${credits}-${at}`
  return key
}

/** The place behind all others of the country; none where they are ordered by price. */
export function lastPlace(packages: readonly WholePackage[], country: string): Pick<WholePackage, 'position'> {
  const places = packages.flatMap((one) =>
    one.country === country && one.position !== undefined ? [one.position] : []
  )
  return places.length > 0 ? { position: Math.max(...places) + 1 } : {}
}

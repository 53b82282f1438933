import { type FieldFault, fieldsRefused } from '#app/http/validation/fields_refused'
import { type ChecklistLine, openPoints } from '#app/tenancy/manifests/checklist'
import { lockAllManifests } from '#app/tenancy/manifests/storing/lock_manifest'
import { liveChecklists } from '#app/tenancy/manifests/read_checklist'

/** What a live brand would lack, and the field by which it would come to that. */
export interface Lack {
  field: string
  rule: string
  brand: string
}

/** A message that names every brand of a large platform would be of no use. */
const MOST_NAMED = 20

/**
 * Changes what brands share unless that would leave a live one with an incomplete checklist; `lacksOf` finds the fields that are
 * changed. @throws E_VALIDATION_ERROR
 */
export async function keepingBrandsComplete(
  change: () => Promise<void>,
  lacksOf: (brand: string, line: ChecklistLine) => Lack[] = lacksOfSettings
): Promise<void> {
  await lockAllManifests()
  const before = new Map((await liveChecklists()).map(({ id, lines }) => [id, lines]))
  await change()
  const lacks = (await liveChecklists()).flatMap(({ id, name, lines }) =>
    openPoints(lines, before.get(id)).flatMap((line) => lacksOf(name, line))
  )
  if (lacks.length > 0) throw fieldsRefused(faultsOf(lacks))
}

/** Only settings are inherited, so only these points can open; a company's, when direct debit begins. */
function lacksOfSettings(brand: string, line: ChecklistLine): Lack[] {
  return settingLacks(brand, line).map((lack) => ({ ...lack, field: `settings.${lack.field}` }))
}

function settingLacks(brand: string, { name, missing }: ChecklistLine): Lack[] {
  const inCountries = `${brand} (${missing.join(', ')})`
  switch (name) {
    case 'packages':
      return [{ field: 'countries', rule: 'packages_of_live_brands', brand: inCountries }]
    case 'age_provider':
      return [{ field: 'age_provider', rule: 'age_provider_of_live_brands', brand: inCountries }]
    case 'fictional_words':
      return missing.map((text) => {
        const [language, setting] = text.split('.')
        return { field: `${setting}.${language}`, rule: 'needed_by_live_brands', brand }
      })
    case 'payments':
      return missing.map((point) =>
        point === 'payment_niche_accepted'
          ? { field: point, rule: 'needed_by_live_brands', brand }
          : { field: 'payment_gateway', rule: 'payments_of_live_brands', brand }
      )
    case 'company':
      return [{ field: 'payment_gateway', rule: 'creditor_of_live_brands', brand }]
    default:
      return [{ field: name, rule: 'needed_by_live_brands', brand }]
  }
}

/** One for each setting, with all the brands that would lack it. */
function faultsOf(lacks: Lack[]): FieldFault[] {
  const bySetting = Map.groupBy(lacks, ({ field, rule }) => `${field} ${rule}`)
  return [...bySetting.values()].map((those) => {
    const { field, rule } = those[0]!
    return { field, rule, meta: { brands: listed(those.map(({ brand }) => brand)) } }
  })
}

function listed(brands: string[]): string {
  const named = brands.toSorted().slice(0, MOST_NAMED).join(', ')
  return brands.length > MOST_NAMED ? `${named} … (+${brands.length - MOST_NAMED})` : named
}

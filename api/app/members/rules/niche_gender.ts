import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import type { Site } from '#app/tenancy/sites/site'

/** Brands for gay men and for lesbian women (product §2): everyone there is of this gender and looks for it. */
const GENDERS: Record<number, string> = { 5: 'male', 6: 'female' }

export const asNicheDecides = vine.createRule((value: unknown, _options: undefined, field: FieldContext) => {
  const decided = GENDERS[(field.meta as { site: Site }).site.niche]
  if (decided && value !== decided) field.report('Not for this niche', 'enum', field)
})

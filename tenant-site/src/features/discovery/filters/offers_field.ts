import type { Settings } from '#site/lib/api/shapes.ts'

/** Search fields that depend on a profile field of another name. */
const SHOWN_AS: Record<string, string> = { radius: 'city' }
/** Searchable wherever the brand offers them, even when profiles don't show them. */
const PLAIN = ['gender', 'age', 'country', 'countryregion']

/** Whether the brand's search has a field; hidden profile fields can't be searched. */
export function offersField({ search_fields, visible_profile_fields }: Settings, field: string): boolean {
  const isShown = PLAIN.includes(field) || visible_profile_fields.includes(SHOWN_AS[field] ?? field)
  return isShown && search_fields.includes(field)
}

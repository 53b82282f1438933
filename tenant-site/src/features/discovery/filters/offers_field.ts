import type { Settings } from '#site/lib/api/shapes.ts'

/** What a search reads off a profile stands there under this name. */
const SHOWN_AS: Record<string, string> = { radius: 'city' }
/** Asked for wherever the brand offers it, whether profiles show it or not. */
const PLAIN = ['gender', 'age', 'country', 'countryregion']

/** Whether a brand's search has a field. What its profiles do not show can't be searched by either. */
export function offersField({ search_fields, visible_profile_fields }: Settings, field: string): boolean {
  const isShown = PLAIN.includes(field) || visible_profile_fields.includes(SHOWN_AS[field] ?? field)
  return isShown && search_fields.includes(field)
}

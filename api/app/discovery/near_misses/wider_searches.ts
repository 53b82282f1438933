import { PROFILE_FIELDS, SEARCHED_ATTRIBUTES, type SearchedAttribute } from '@manyhearts/locales/profile_fields'
import type { Viewer } from '#app/members/people/viewer'
import { PLANNED_BY_VALUES } from '#app/tenancy/context/statement_names'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import { subquery } from '#app/discovery/candidates/candidates_query'
import { hasAttribute } from '#app/discovery/candidates/has_attribute'
import { narrowSearch } from '#app/discovery/candidates/narrow_search'
import SearchRow from '#app/discovery/candidates/search_row'
import { COUNTED, type Counts, countsOf } from '#app/discovery/filters/counts'
import type { SearchFilters } from '#app/discovery/filters/search_filters'
import { SEARCH_RADII } from '#app/discovery/filters/search_radii'
import { searchReach } from '#app/discovery/filters/search_reach'

/** What is asked less strictly; `everything` is the search without any filter. */
type Widened = 'age' | 'radius' | 'countryregion' | 'country' | SearchedAttribute | 'interests' | 'everything'

interface Step {
  by: Widened
  filters: SearchFilters
}

export interface WiderSearch extends Counts {
  by: Widened
  min_age: number | null
  max_age: number | null
  radius: number | null
}

const YEARS = [5, 10, 20, Number.POSITIVE_INFINITY]
const KINDS = ['member', 'fictional'] as const

/** For each filter the smallest step that finds more people than the search itself does. */
export async function widerSearches(viewer: Viewer, filters: SearchFilters): Promise<WiderSearch[]> {
  const steps = stepsOf(viewer, filters)
  if (steps.length === 0) return []
  const [{ numResults: before }, ...counts] = (await countEach(viewer, [
    filters,
    ...steps.map((step) => step.filters),
  ])) as [Counts, ...Counts[]]
  const wider = new Map<Widened, WiderSearch>()
  for (const [place, { by, filters: asked }] of steps.entries()) {
    const found = counts[place]!
    if (wider.has(by) || found.numResults <= before) continue
    const { min_age = null, max_age = null, radius = null } = asked
    wider.set(by, { by, min_age, max_age, radius, ...found })
  }
  return [...wider.values()]
}

function stepsOf({ site }: Viewer, { cursor: _cursor, sort: _sort, ...filters }: SearchFilters): Step[] {
  const { min_age: min, max_age: max, radius } = filters
  const youngest = Math.max(site.settings.min_age, PROFILE_FIELDS.age.youngest)
  const steps: Step[] = []
  if (radius)
    for (const wider of [...SEARCH_RADII.filter((km) => km > radius), undefined])
      steps.push({ by: 'radius', filters: { ...filters, radius: wider } })
  if (min || max)
    for (const years of YEARS) {
      const [from, to] = [(min ?? 0) - years, (max ?? Number.POSITIVE_INFINITY) + years]
      const ages = {
        min_age: from > youngest ? from : undefined,
        max_age: to < PROFILE_FIELDS.age.oldest ? to : undefined,
      }
      steps.push({ by: 'age', filters: { ...filters, ...ages } })
    }
  for (const field of ['countryregion', 'country', ...SEARCHED_ATTRIBUTES, 'interests'] as const)
    if (filters[field] && !(field === 'country' && filters.countryregion))
      steps.push({ by: field, filters: { ...filters, [field]: undefined } })
  return steps.length > 0 ? [...steps, { by: 'everything', filters: {} }] : []
}

/** Members and fictional profiles apart, each up to the most that is shown as a number. */
async function countEach(viewer: Viewer, searches: SearchFilters[]): Promise<Counts[]> {
  const walks: [string, ReturnType<typeof subquery>][] = []
  for (const [place, filters] of searches.entries()) {
    const towns = (await searchReach(viewer, filters))?.map(({ id }) => id)
    for (const kind of KINDS) {
      const found = narrowSearch(SearchRow.query(), viewer, filters, towns).whereRaw(hasAttribute('kind'), [kind])
      walks.push([`${kind}${place}`, subquery(found.select('search_rows.id').limit(COUNTED + 1))])
    }
  }
  const columns = walks.map(([name]) => `(select count(*) from :${name} as ${name})::int as ${name}`)
  const [row] = await tenantRows<Record<string, number>>(
    `/* ${PLANNED_BY_VALUES} */ select ${columns.join(', ')}`,
    Object.fromEntries(walks)
  )
  return searches.map((_, place) => {
    const [members, fictional] = KINDS.map((kind) => row![`${kind}${place}`]!) as [number, number]
    return countsOf(members + fictional, fictional)
  })
}

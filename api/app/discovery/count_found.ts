import Profile from '#app/members/profile'
import type { Viewer } from '#app/members/viewer'
import { PLANNED_BY_VALUES } from '#app/tenancy/statement_names'
import { currentTransaction } from '#app/tenancy/tenant_context'
import { narrowSearch } from './narrow_search.js'
import type { SearchFilters } from './search_filters.js'

/** Counts are exact up to here; beyond it is "200+" (product.md §4). */
const COUNTED = 200

/** How many a search finds: real members and fictional profiles apart, in one statement and each no further than needed. */
export async function countFound(viewer: Viewer, filters: SearchFilters, towns: string[] | undefined) {
  const trx = currentTransaction()
  const ofKind = (kind: 'member' | 'fictional') => {
    // A count needs no order: any index that narrows most leads to 201 people soonest.
    const found = narrowSearch(Profile.query(), viewer, filters, towns)
      .select('profiles.id')
      .where('profiles.kind', kind)
      .limit(COUNTED + 1)
    return trx.from(found.as('found')).count('*').as(kind)
  }
  // Fictional profiles are in no town: within a distance there are none to be counted.
  const counting = trx.query().select(ofKind('member'), ...(towns ? [] : [ofKind('fictional')]))
  counting.knexQuery.comment(PLANNED_BY_VALUES)
  const [counted] = await counting
  const [members, fictional] = [Number(counted.member), Number(counted.fictional ?? 0)]
  return {
    numResults: Math.min(members + fictional, COUNTED),
    numFictional: Math.min(fictional, COUNTED),
    numResultsCapped: members + fictional > COUNTED,
  }
}

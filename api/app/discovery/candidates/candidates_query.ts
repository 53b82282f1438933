import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import { currentTransaction } from '#app/tenancy/context/tenant_context'
import { knexOf } from '#app/discovery/candidates/knex_of'
import { latelyActiveFirst } from './lately_active_first.js'
import type SearchRow from './search_row.js'

/** SQL that leads to people: their `id`, the `moment` they are put in order by, the latest first, and what else is told of each. */
export type Walk = ReturnType<typeof knexOf> | ReturnType<TransactionClientContract['knexRawQuery']>

/** The first of those a query leaves, who was here last first. */
export function lastHere(query: ModelQueryBuilderContract<typeof SearchRow>, most: number): Walk {
  const told = currentTransaction().raw('search_rows.id, search_rows.last_active_at as moment')
  return knexOf(latelyActiveFirst(query, 'search_rows').select(told).limit(most))
}

/** Whom several walks find: of the first, then of the second, and so on. Whoever several find stands where the first found him. */
export function oneAfterTheOther(walks: Walk[]): Walk {
  return asRaw('select id, max(moment) as moment, min(place) as place from :walks as walks group by id', {
    walks: union(walks, (place) => `id, moment, ${place} as place`),
  })
}

/** Whom several walks find: the first of each, then the second of each; no walk crowds out the others. */
export function inTurn(walks: Walk[]): Walk {
  const turn = '(row_number() over (order by moment desc, id desc) - 1)::int'
  return union(walks, (place) => `id, moment, ${turn} * ${walks.length} + ${place} as place`)
}

/** Whom several walks find, in the order of their moments: each walk goes only as far as it is asked to. */
export function oneBesideTheOther(walks: Walk[], most: number): Walk {
  return asRaw('select * from :walks as walks order by moment desc, id desc limit :most', {
    walks: union(walks, () => '*'),
    most,
  })
}

/** A subquery, as `from` takes it. */
function union(walks: Walk[], columns: (place: number) => string): Walk {
  const named = walks.map((walk, place) => [`walk${place}`, walk] as const)
  const each = named.map(([name], place) => `select ${columns(place)} from :${name} as ${name}`)
  return asRaw(`(${each.join(' union all ')})`, Object.fromEntries(named))
}

function asRaw(sql: string, bindings: object): Walk {
  return currentTransaction().knexRawQuery(sql, bindings as never)
}

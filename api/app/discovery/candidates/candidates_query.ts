import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import { currentTransaction } from '#app/tenancy/context/tenant_context'
import { recentlyActiveFirst } from './recently_active_first.js'
import type SearchRow from './search_row.js'

/** SQL of candidates: their `id`, the `moment` they are sorted by (latest first) and any extra columns. */
export type CandidatesQuery = ReturnType<TransactionClientContract['knexRawQuery']>

/** A query as part of another statement. */
export function subquery(query: ModelQueryBuilderContract<typeof SearchRow>): CandidatesQuery {
  const { sql, bindings } = query.toSQL()
  return asRaw(`(${sql})`, bindings)
}

export function lastActive(query: ModelQueryBuilderContract<typeof SearchRow>, most: number): CandidatesQuery {
  const told = currentTransaction().raw('search_rows.id, search_rows.last_active_at as moment')
  return subquery(recentlyActiveFirst(query, 'search_rows').select(told).limit(most))
}

/** All candidates of the first query, then of the second and so on; duplicates take their first position. */
export function unionByPriority(walks: CandidatesQuery[]): CandidatesQuery {
  return asRaw('select id, max(moment) as moment, min(place) as place from :walks as walks group by id', {
    walks: union(walks, (place) => `id, moment, ${place} as place`),
  })
}

/** The first candidate of each query, then the second of each, so that no query crowds out the others. */
export function interleave(walks: CandidatesQuery[]): CandidatesQuery {
  const turn = '(row_number() over (order by moment desc, id desc) - 1)::int'
  return union(walks, (place) => `id, moment, ${turn} * ${walks.length} + ${place} as place`)
}

/** Merges queries by `moment`; PostgreSQL reads each one only as far as needed. */
export function mergeByRecency(walks: CandidatesQuery[], most: number): CandidatesQuery {
  return asRaw('select * from :walks as walks order by moment desc, id desc limit :most', {
    walks: union(walks, () => '*'),
    most,
  })
}

function union(walks: CandidatesQuery[], columns: (place: number) => string): CandidatesQuery {
  const named = walks.map((walk, place) => [`walk${place}`, walk] as const)
  const each = named.map(([name], place) => `select ${columns(place)} from :${name} as ${name}`)
  return asRaw(`(${each.join(' union all ')})`, Object.fromEntries(named))
}

function asRaw(sql: string, bindings: object): CandidatesQuery {
  return currentTransaction().knexRawQuery(sql, bindings as never)
}

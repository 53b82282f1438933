import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { currentTransaction } from '#app/tenancy/tenant_context'
import type { knexOf } from './knex_of.js'

/** SQL that leads to people: their `id`, the `moment` they are put in order by, the latest first, and what else is told of each. */
export type Walk = ReturnType<typeof knexOf> | ReturnType<TransactionClientContract['knexRawQuery']>

/** What a walk says of whom it finds, where only the order of activity is asked for. */
export const LATELY_ACTIVE = 'search_rows.id, search_rows.last_active_at as moment'

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

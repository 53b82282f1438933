import type Member from '#app/members/people/member'
import { cardQuery, type CardRow } from '#app/members/people/card_query'
import { PLANNED_BY_VALUES } from '#app/tenancy/context/statement_names'
import { pipeline } from '#app/tenancy/context/pipeline'
import { currentTransaction, tenantRows } from '#app/tenancy/context/tenant_context'
import type { CandidatesQuery } from './candidates_query.js'

interface Shown {
  most: number
  also?: string[]
  /** SQL of aggregates over `found` (all candidates) or `page` (those shown), with `bindings` by name. */
  tell?: string[]
  bindings?: object
}

export type NthCardRow<Also = unknown> = CardRow & Also & { nth: string }

const FOUND = 'app.found'

/**
 * Cards by `place`, latest `moment`, highest id. Two pipelined statements: candidates depend on the filters and are planned each time, by
 * index alone; the joins of a card take longer to plan than to run, so that plan is reused and gets the ids through a transaction setting.
 */
export async function cardsOf<Also = unknown, Told = unknown>(
  member: Member | null,
  found: CandidatesQuery,
  { most, also = [], tell = [], bindings = {} }: Shown
): Promise<{ cards: NthCardRow<Also>[]; told: Told }> {
  const setting = nextSetting()
  const columns = [...tell, HAND_ON].join(', ')
  const [[row], shown] = await pipeline([
    () =>
      tenantRows<Told>(
        `/* ${PLANNED_BY_VALUES} */ with found as materialized (:found),
         page as materialized (select * from found order by place, moment desc, id desc limit :most)
         select ${columns} from page`,
        { ...bindings, found, most, setting }
      ),
    () =>
      tenantRows(
        cardQuery(member)
          .pojo<NthCardRow<Also>>()
          .select(...also.map((sql) => currentTransaction().raw(sql)), 'page.nth')
          .from(currentTransaction().knexRawQuery(HANDED_ON, { setting }) as never)
          .orderBy('page.nth')
      ),
  ])
  return { cards: shown, told: row! }
}

const HAND_ON = `set_config(:setting, coalesce(array_agg(id order by place, moment desc, id desc), '{}')::text, true)`

/** One by one: where most brands are small, PostgreSQL would take this one for small too, and read all its profiles for a join. */
const HANDED_ON = `unnest(current_setting(:setting)::bigint[]) with ordinality as page (id, nth)
  cross join lateral (
    select * from app.profiles where tenant_id = (select sec.tenant_id()) and id = page.id offset 0
  ) profiles`

/** Numbers the settings, so that two calls in one transaction don't read each other's ids. */
const asked = new WeakMap<object, number>()

function nextSetting(): string {
  const transaction = currentTransaction()
  const count = (asked.get(transaction) ?? 0) + 1
  asked.set(transaction, count)
  return `${FOUND}${count}`
}

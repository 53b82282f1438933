import type Member from '#app/members/people/member'
import { cardQuery, type CardRow } from '#app/members/people/card_query'
import { PLANNED_BY_VALUES } from '#app/tenancy/context/statement_names'
import { currentTransaction, onTheWay, tenantRows } from '#app/tenancy/context/tenant_context'
import type { Walk } from './candidates_query.js'

/** What is shown of those found. */
interface Shown {
  /** So many at most. */
  most: number
  /** SQL of columns beside a card's own. */
  also?: string[]
  /** SQL of what is told about those found: `found` are all of them, `page` are those shown. With its bindings by name. */
  tell?: string[]
  bindings?: object
}

/** A card among those shown: the first has `nth` 1. */
export type NthCardRow<Also = unknown> = CardRow & Also & { nth: string }

/** The setting of the transaction in which ids are handed on. */
const FOUND = 'app.found'

/**
 * The cards of whom a walk found, by `place` first, then the later `moment`, then the higher id; and what is told about all of them.
 *
 * Which way leads to people depends on what is asked for, so it is planned each time. What a card shows does not, and its joins take
 * PostgreSQL longer to plan than to read. So two statements travel together: one finds people in an index alone and leaves their ids
 * in a setting of the transaction; the other, whose plan the connection keeps, takes them from there.
 */
export async function cardsOf<Also = unknown, Told = unknown>(
  member: Member | null,
  found: Walk,
  { most, also = [], tell = [], bindings = {} }: Shown
): Promise<{ cards: NthCardRow<Also>[]; told: Told }> {
  const setting = nextSetting()
  const columns = [...tell, HAND_ON].join(', ')
  const told = tenantRows<Told>(
    `/* ${PLANNED_BY_VALUES} */ with found as materialized (:found),
     page as materialized (select * from found order by place, moment desc, id desc limit :most)
     select ${columns} from page`,
    { ...bindings, found, most, setting }
  )
  const cards = onTheWay().then(() =>
    cardQuery(member)
      .pojo<NthCardRow<Also>>()
      .select(...also.map((sql) => currentTransaction().raw(sql)), 'page.nth')
      .joinRaw(currentTransaction().knexRawQuery(HANDED_ON, { setting }) as never)
      .orderBy('page.nth')
  )
  const [[row], shown] = await Promise.all([told, cards])
  return { cards: shown, told: row! }
}

const HAND_ON = `set_config(:setting, coalesce(array_agg(id order by place, moment desc, id desc), '{}')::text, true)`

const HANDED_ON =
  'join unnest(current_setting(:setting)::bigint[]) with ordinality as page (id, nth) on page.id = profiles.id'

/** Who asks twice in one transaction shall not read one answer for the other. */
const asked = new WeakMap<object, number>()

function nextSetting(): string {
  const transaction = currentTransaction()
  const count = (asked.get(transaction) ?? 0) + 1
  asked.set(transaction, count)
  return `${FOUND}${count}`
}

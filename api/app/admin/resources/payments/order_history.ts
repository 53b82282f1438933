import { staffName } from '#app/admin/resources/definition/staff_name'
import type { Row } from '#app/admin/resources/definition/resource'

/** What happened about an order, each kind from the first on. */
export interface OrderHistory {
  /** What the payment provider told, and what it said when it was asked then. */
  events: { at: string; state: string | null }[]
  /** What was booked in the ledger: credits that came or went. */
  credits_moved: { at: string; kind: 'purchase' | 'refund' | 'chargeback'; bought: number; bonus: number }[]
  refunds: {
    id: string
    cause: string
    state: string
    amount_minor: number
    currency: string
    reason: string | null
    asked_by: StaffName | null
    agreed_by: StaffName | null
    requested_at: string
    booked_at: string | null
    settled_at: string | null
  }[]
  withdrawals: { number: string; reason: string | null; stated_at: string }[]
  tasks: {
    id: string
    kind: string
    made_at: string
    due_at: string | null
    done_at: string | null
    done_by: StaffName | null
    outcome: string | null
  }[]
  /** Receipt and waiver went out by mail. */
  confirmed_at: string | null
  /** A direct debit was announced, and asked of the bank. */
  prenotified_at: string | null
  collecting_at: string | null
  reversal_notified_at: string | null
}

interface StaffName {
  id: string
  name: string | null
}

const MOST = 100

const listed = (columns: string, table: string, by: string, more = '') =>
  `(select coalesce(jsonb_agg(to_jsonb(one)), '[]') from (select ${columns} from app.${table} ${more}
     where ${table}.tenant_id = orders.tenant_id and ${table}.order_id = orders.id order by ${by} limit ${MOST}) one)`

const moved = (account: string) => `coalesce((select amount from app.ledger_entries entries
  where entries.tenant_id = ledger_transactions.tenant_id and entries.transaction_id = ledger_transactions.id
    and entries.account = 'member.${account}'), 0)`

/** Columns of an order. */
export const ORDER_HISTORY = `
  ${listed('received_at as at, state', 'payment_events', 'received_at, id')} as events,
  ${listed(`created_at as at, kind, ${moved('bought')} as bought, ${moved('bonus')} as bonus`, 'ledger_transactions', 'created_at, id')} as credits_moved,
  ${listed(
    `id::text, cause, state, amount_minor, currency, reason, ${staffName('asked_by')}, ${staffName('agreed_by')}, requested_at,
     booked_at, settled_at`,
    'refunds',
    'requested_at, id'
  )} as refunds,
  ${listed('number, reason, stated_at', 'withdrawals', 'stated_at, id')} as withdrawals,
  ${listed(`id::text, kind, made_at, due_at, done_at, ${staffName('done_by')}, outcome`, 'payment_tasks', 'made_at, id')} as tasks,
  orders.waiver_confirmed_at as confirmed_at, orders.prenotified_at, orders.collecting_at, orders.reversal_notified_at`

export function orderHistory(row: Row): OrderHistory {
  return {
    events: row.events.map(timed('at')),
    credits_moved: row.credits_moved.map(timed('at')),
    refunds: row.refunds.map(timed('requested_at', 'booked_at', 'settled_at')),
    withdrawals: row.withdrawals.map(timed('stated_at')),
    tasks: row.tasks.map(timed('made_at', 'due_at', 'done_at')),
    ...timed(
      'confirmed_at',
      'prenotified_at',
      'collecting_at',
      'reversal_notified_at'
    )({
      confirmed_at: row.confirmed_at,
      prenotified_at: row.prenotified_at,
      collecting_at: row.collecting_at,
      reversal_notified_at: row.reversal_notified_at,
    }),
  }
}

/** Columns are DateTimes, values inside JSON are text. */
function timed(...names: string[]) {
  return (row: Row): any => ({
    ...row,
    ...Object.fromEntries(
      names.map((name) => {
        const at = row[name]
        return [name, at && (typeof at === 'string' ? new Date(at).toISOString() : at.toISO())]
      })
    ),
  })
}

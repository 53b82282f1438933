import type { DateTime } from 'luxon'
import { REFUND_CAUSES, REFUND_STATES } from '#app/credits/refunds/refund'
import { type BuyerRow, buyerOf } from './orders.js'
import { staffName } from '#app/admin/resources/definition/staff_name'
import type { Resource, Row } from '#app/admin/resources/definition/resource'

interface RefundListRow {
  id: string
  tenant_id: string
  order: { id: string; number: string; amount_minor: number }
  member: BuyerRow | null
  cause: (typeof REFUND_CAUSES)[number]
  state: (typeof REFUND_STATES)[number]
  amount_minor: number
  currency: string
  reason: string | null
  asked_by: { id: string; name: string } | null
  agreed_by: { id: string; name: string } | null
  requested_at: string
  booked_at: string | null
  settled_at: string | null
}

/** Money given back, and what waits for a second person. */
export const refunds = {
  inTenant: 'refunds.tenant_id',
  from: `app.refunds
    join app.orders on orders.tenant_id = refunds.tenant_id and orders.id = refunds.order_id
    join app.members on members.tenant_id = refunds.tenant_id and members.id = refunds.member_id
    left join app.profiles on profiles.tenant_id = refunds.tenant_id and profiles.member_id = refunds.member_id
      and profiles.kind = 'member' and members.status <> 'erased'`,
  key: 'refunds.id',
  columns: `refunds.id::text, refunds.tenant_id::text, refunds.order_id::text, orders.number, orders.amount_minor as order_minor,
    refunds.member_id::text, profiles.name, refunds.cause, refunds.state, refunds.amount_minor, refunds.currency, refunds.reason,
    ${staffName('refunds.asked_by')}, ${staffName('refunds.agreed_by')}, refunds.requested_at, refunds.booked_at, refunds.settled_at`,
  filters: {
    id: { kind: 'id', column: 'refunds.id' },
    order_id: { kind: 'id', column: 'refunds.order_id' },
    state: { kind: 'choice', column: 'refunds.state', options: REFUND_STATES },
    cause: { kind: 'choice', column: 'refunds.cause', options: REFUND_CAUSES },
    from: { kind: 'time', column: 'refunds.requested_at', side: '>=' },
    until: { kind: 'time', column: 'refunds.requested_at', side: '<' },
  },
  sorts: { id: 'refunds.id', requested_at: 'refunds.requested_at' },
  defaultSort: ['requested_at', 'DESC'],
  shown,
  withoutMembers: (row) => ({ ...row, member: null }),
} satisfies Resource

function shown(row: Row): RefundListRow {
  return {
    id: row.id,
    tenant_id: row.tenant_id,
    order: { id: row.order_id, number: row.number, amount_minor: row.order_minor },
    member: buyerOf(row),
    cause: row.cause,
    state: row.state,
    amount_minor: row.amount_minor,
    currency: row.currency,
    reason: row.reason,
    asked_by: row.asked_by,
    agreed_by: row.agreed_by,
    requested_at: row.requested_at.toISO(),
    booked_at: iso(row.booked_at),
    settled_at: iso(row.settled_at),
  }
}

function iso(at: DateTime | null): string | null {
  return at && at.toISO()
}

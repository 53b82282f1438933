import type { DateTime } from 'luxon'
import { type OrderStatus, ORDER_RANKS } from '#app/credits/orders/order'
import { PAYMENT_METHODS } from '#app/tenancy/settings/payment_methods'
import { type OrderHistory, orderHistory, ORDER_HISTORY } from './order_history.js'
import { orderSearch } from './order_search.js'
import type { Resource, Row } from '#app/admin/resources/definition/resource'

/** Who ordered; null for staff who may not see members, and once the member is erased. */
export interface BuyerRow {
  id: string
  name: string
}

interface OrderRow {
  id: string
  tenant_id: string
  number: string
  member: BuyerRow | null
  package: string
  credits: number
  bonus_credits: number
  amount_minor: number
  refunded_minor: number
  charged_back_minor: number
  currency: string
  status: OrderStatus
  method: string
  gateway: string
  created_at: string
}

interface WholeOrderRow extends OrderRow, OrderHistory {
  /** What the payment provider calls the payment. */
  gateway_ref: string | null
  list_price_minor: number
  discount_code: string | null
  discount_percent: number | null
  vat_minor: number
  vat_percent: number | null
  vat_country: string | null
  /** What the buyer said, and where their address is. */
  country: string | null
  ip_country: string | null
  statement_descriptor: string
  /** What the buyer owes for credits that were spent. */
  claim_minor: number
  completed_at: string | null
  waiver_at: string | null
  collect_on: string | null
  mandate: { id: string; reference: string; iban_end: string } | null
  /** How the member came to the brand; null for staff who may not see members. */
  tracking: { network: string | null; ref: string | null } | null
}

/** Purchases of credits. */
export const orders = {
  inTenant: 'orders.tenant_id',
  from: `app.orders
    join app.members on members.tenant_id = orders.tenant_id and members.id = orders.member_id
    join app.credit_packages on credit_packages.tenant_id = orders.tenant_id and credit_packages.id = orders.package_id
    left join app.profiles on profiles.tenant_id = orders.tenant_id and profiles.member_id = orders.member_id
      and profiles.kind = 'member' and members.status <> 'erased'
    left join app.mandates on mandates.tenant_id = orders.tenant_id and mandates.id = orders.mandate_id`,
  key: 'orders.id',
  columns: `orders.id::text, orders.tenant_id::text, orders.number, orders.member_id::text, profiles.name,
    credit_packages.key as package, orders.credits, orders.bonus_credits, orders.amount_minor, orders.refunded_minor,
    orders.charged_back_minor, orders.currency, orders.status, orders.method, orders.gateway, orders.created_at`,
  moreColumns: `orders.gateway_ref, coalesce(orders.list_price_minor, orders.amount_minor) as list_price_minor,
    orders.discount_code, orders.discount_percent, orders.vat_minor, orders.vat_percent::float8, orders.vat_country,
    orders.country, orders.ip_country, orders.statement_descriptor, orders.claim_minor, orders.completed_at, orders.waiver_at, orders.collect_on::text,
    mandates.id::text as mandate_id, mandates.reference as mandate_reference, mandates.iban_end, members.network, members.ref,
    ${ORDER_HISTORY}`,
  filters: {
    id: { kind: 'id', column: 'orders.id' },
    member_id: { kind: 'id', column: 'orders.member_id' },
    q: { kind: 'search', condition: orderSearch },
    status: { kind: 'choice', column: 'orders.status', options: Object.keys(ORDER_RANKS) },
    method: { kind: 'choice', column: 'orders.method', options: PAYMENT_METHODS },
    from: { kind: 'time', column: 'orders.created_at', side: '>=' },
    until: { kind: 'time', column: 'orders.created_at', side: '<' },
  },
  sorts: { id: 'orders.id', created_at: 'orders.created_at' },
  defaultSort: ['created_at', 'DESC'],
  shown,
  shownWhole,
  withoutMembers: (row) => ({ ...row, member: null, ...('tracking' in row && { tracking: null }) }),
} satisfies Resource

function shown(row: Row): OrderRow {
  return {
    id: row.id,
    tenant_id: row.tenant_id,
    number: row.number,
    member: buyerOf(row),
    package: row.package,
    credits: row.credits,
    bonus_credits: row.bonus_credits,
    amount_minor: row.amount_minor,
    refunded_minor: row.refunded_minor,
    charged_back_minor: row.charged_back_minor,
    currency: row.currency,
    status: row.status,
    method: row.method,
    gateway: row.gateway,
    created_at: row.created_at.toISO(),
  }
}

function shownWhole(row: Row): WholeOrderRow {
  return {
    ...shown(row),
    gateway_ref: row.gateway_ref,
    list_price_minor: row.list_price_minor,
    discount_code: row.discount_code,
    discount_percent: row.discount_percent,
    vat_minor: row.vat_minor,
    vat_percent: row.vat_percent,
    vat_country: row.vat_country,
    country: row.country,
    ip_country: row.ip_country,
    statement_descriptor: row.statement_descriptor,
    claim_minor: row.claim_minor,
    completed_at: iso(row.completed_at),
    waiver_at: iso(row.waiver_at),
    collect_on: row.collect_on,
    mandate: row.mandate_id && { id: row.mandate_id, reference: row.mandate_reference, iban_end: row.iban_end },
    tracking: { network: row.network, ref: row.ref },
    ...orderHistory(row),
  }
}

/** Of a row with `member_id` and the profile's `name`. */
export function buyerOf({ member_id: id, name }: Row): BuyerRow | null {
  return name === null ? null : { id, name }
}

function iso(at: DateTime | null): string | null {
  return at && at.toISO()
}

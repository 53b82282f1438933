import type { Validity } from '#app/credits/discounts/discount'
import { rowVersion } from '#app/admin/changes/row_version'
import { clockOf } from '#app/tenancy/sites/local_moment'
import type { Resource, Row } from '#app/admin/resources/definition/resource'

export type DiscountState = 'planned' | 'running' | 'ended' | 'used_up' | 'stopped'

export interface DiscountCodeRow {
  id: string
  tenant_id: string
  /** Of a unique code only the beginning: whoever has one can use it. */
  code: string
  /** Name of the codes that were made together; null for a code for everybody. */
  batch: string | null
  state: DiscountState
  value_percentage: number
  validity: Validity
  /** Orders that used it or hold it until they are paid. */
  used: number
  /** How many may; null: no limit. */
  limit: number | null
  country: string | null
  currency: string | null
  minimum_order_value: number | null
  payment_methods: string[]
  /** On the brand's clocks. */
  starts: string
  ends: string | null
  made_by: string | null
  version: string
}

/** What of a unique code lists show: the prefix of all, and some symbols. */
const SHOWN_OF_CODE = 8

const USED = `(select count(*)::int from app.discount_redemptions taken where taken.tenant_id = codes.tenant_id
  and taken.code = codes.code and taken.state in ('used', 'reserved'))`
const MOST = `least(case when codes.validity = 'once' then 1 end, codes.usage_limit)`

/** SQL: what has become of a row `codes` of `app.discount_codes`; the same that orders are told (`credits/discounts`). */
export const DISCOUNT_STATE = `case when codes.status <> 'active' then 'stopped' when codes.expires_at <= now() then 'ended'
  when ${MOST} is not null and ${USED} >= ${MOST} then 'used_up' when codes.starts_at > now() then 'planned' else 'running' end`

/** A brand's discount codes but those of single members. */
export const discountCodes = {
  inTenant: 'codes.tenant_id',
  from: '(select * from app.discount_codes where member_id is null) codes',
  key: 'codes.id',
  columns: `codes.id::text, codes.tenant_id::text, codes.code, codes.batch, codes.value_percentage, codes.validity, codes.country,
    codes.currency, codes.minimum_order_value, codes.payment_methods, codes.starts_at, codes.expires_at, codes.status,
    ${DISCOUNT_STATE} as state, ${USED} as used, ${MOST} as most,
    (select tenants.time_zone from global.tenants where tenants.id = codes.tenant_id) as time_zone,
    (select staff_members.name from staff.staff_members where staff_members.id = codes.made_by) as made_by`,
  filters: {
    id: { kind: 'id', column: 'codes.id' },
    state: {
      kind: 'choice',
      column: `(${DISCOUNT_STATE})`,
      options: ['planned', 'running', 'ended', 'used_up', 'stopped'],
    },
    kind: {
      kind: 'choice',
      column: `(case when codes.batch is null then 'everybody' else 'unique' end)`,
      options: ['everybody', 'unique'],
    },
    // A unique code is found by all of it, as somebody tells it.
    q: {
      kind: 'search',
      condition: (text) => ({
        sql: `(codes.code = upper(?) or codes.batch is null and codes.code ^@ upper(?) or codes.batch = ?)`,
        bindings: [text, text, text],
      }),
    },
  },
  sorts: { id: 'codes.id', code: 'codes.code', value_percentage: 'codes.value_percentage' },
  defaultSort: ['id', 'DESC'],
  shown,
} satisfies Resource

function shown({
  starts_at: startsAt,
  expires_at: expiresAt,
  most,
  time_zone: zone,
  status,
  ...row
}: Row): DiscountCodeRow {
  return {
    ...row,
    code: row.batch === null ? row.code : `${row.code.slice(0, SHOWN_OF_CODE)}…`,
    limit: most,
    starts: clockOf(startsAt, zone),
    ends: expiresAt && clockOf(expiresAt, zone),
    version: rowVersion([row.id, status]),
  } as DiscountCodeRow
}

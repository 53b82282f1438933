import { typedOrderNumber } from '#app/credits/orders/typed_order_number'
import { PAYMENT_GATEWAYS } from '#app/tenancy/settings/settings_schema'
import type { Condition } from '#app/admin/resources/definition/list_query'
import { searchedText } from '#app/admin/resources/definition/searched_text'

/** What payment providers call their payments: `tr_7UhSN1zuXS`. */
const PAYMENT_ID = /^[\w.:-]{6,64}$/

/** Orders of the brand in which somebody of staff is. */
const ORDERS = 'app.orders found where found.tenant_id = (select sec.tenant_id())'

const NOTHING: Condition = { sql: 'false', bindings: [] }

/** Searches by order number, id, a provider's id of the payment, or the support code of the member who ordered. */
export function orderSearch(text: string): Condition {
  const { kind, value } = searchedText(text)
  switch (kind) {
    case 'email':
    case 'complaint':
    case 'privacy_request':
      return NOTHING
    case 'order':
      return { sql: 'orders.number = ?', bindings: [value] }
    case 'support_code':
      return {
        sql: `orders.id = any(array(select found.id from ${ORDERS} and found.member_id in (select id from app.members
            where tenant_id = (select sec.tenant_id()) and support_code = ? and support_code_until > now())
          union all ${PAID_BY}))`,
        bindings: [value, ...paidBy(text)],
      }
    case 'id':
      return {
        sql: `orders.id = any(array(select found.id from ${ORDERS} and (found.id = ? or found.member_id = ?)
          union all ${PAID_BY}))`,
        bindings: [value, value, ...paidBy(text)],
      }
    case 'name':
      return either({ sql: 'orders.number = ?', bindings: [typedOrderNumber(text)] }, paymentSearch(text))
  }
}

/** The first, or the second where there is one. */
export function either(one: Condition, other: Condition | undefined): Condition {
  return other ? { sql: `(${one.sql} or ${other.sql})`, bindings: [...one.bindings, ...other.bindings] } : one
}

/** By a provider's id of the payment; undefined for what can't be one. */
export function paymentSearch(text: string): Condition | undefined {
  return PAYMENT_ID.test(text)
    ? { sql: 'orders.gateway = any(?) and orders.gateway_ref = ?', bindings: paidBy(text) }
    : undefined
}

// Every provider is named, so that the index of payments, which begins with them, finds one at once.
const PAID_BY = `select found.id from ${ORDERS} and found.gateway = any(?) and found.gateway_ref = ?`

function paidBy(text: string): unknown[] {
  return [[...PAYMENT_GATEWAYS], text]
}

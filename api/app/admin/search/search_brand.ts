import { allowedAt, type StaffBrand } from '#app/admin/access/granted_brands'
import { maskedEmail } from '#app/admin/resources/definition/masked_email'
import { memberSearch } from '#app/admin/resources/members/member_search'
import { either, paymentSearch } from '#app/admin/resources/payments/order_search'
import { searchedText } from '#app/admin/resources/definition/searched_text'
import { pipeline } from '#app/tenancy/context/pipeline'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import { caseBy, findCase, isCase } from './search_cases.js'
import { type BrandsHit, MOST_OF_A_KIND } from './search_hit.js'

/** One letter begins half of all names. */
const SHORTEST_NAME = 2

interface Condition {
  sql: string
  bindings: unknown[]
}

/** Whether a text may be looked for among somebody's brands at all: with what they may see in this one. */
export function isSearchedAt(brand: StaffBrand, text: string): boolean {
  return [membersBy(brand, text), ordersBy(brand, text), caseBy(brand, text)].some(Boolean)
}

/** Members, orders and cases of a brand that a text names, as far as staff may see them: one round trip, each by an index. */
export async function searchBrand(brand: StaffBrand, text: string): Promise<BrandsHit[]> {
  const asked = caseBy(brand, text)
  if (asked) return findCase(asked)
  const [members, orders] = await pipeline([
    () => membersFound(membersBy(brand, text)),
    () => ordersFound(ordersBy(brand, text), allowedAt(brand, 'members.list')),
  ])
  return [...members, ...orders]
}

/** By an order's number its order is found, which names the member. */
function membersBy(brand: StaffBrand, text: string): Condition | undefined {
  const { kind } = searchedText(text)
  if (!allowedAt(brand, 'members.list') || kind === 'order' || isCase(kind)) return undefined
  return kind === 'name' && [...text].length < SHORTEST_NAME ? undefined : memberSearch(text)
}

/** Who sees members sees their orders; who sees payments alone isn’t told whose they are. */
function ordersBy(brand: StaffBrand, text: string): Condition | undefined {
  if (!allowedAt(brand, 'members.list') && !allowedAt(brand, 'orders.list')) return undefined
  const { kind, value } = searchedText(text)
  if (isCase(kind)) return undefined
  if (kind === 'order') return { sql: 'orders.number = ?', bindings: [value] }
  const payment = paymentSearch(text)
  // Some providers number their payments.
  return kind === 'id' ? either({ sql: 'orders.id = ?', bindings: [value] }, payment) : payment
}

async function membersFound(condition: Condition | undefined): Promise<BrandsHit[]> {
  if (!condition) return []
  const rows = await tenantRows<{ id: string; name: string; email: string }>(
    `select members.id::text, profiles.name, members.email from app.members
     join app.profiles on profiles.tenant_id = members.tenant_id and profiles.member_id = members.id and profiles.kind = 'member'
     where members.tenant_id = (select sec.tenant_id()) and members.status <> 'erased' and ${condition.sql}
     order by profiles.name_key, profiles.member_id limit ${MOST_OF_A_KIND + 1}`,
    condition.bindings
  )
  return rows.map(({ id, name, email }) => ({ kind: 'member', id, label: name, detail: maskedEmail(email) }))
}

interface OrderRow {
  id: string
  number: string
  member_id: string
  name: string | null
  status: string
  amount_minor: number
  currency: string
}

async function ordersFound(condition: Condition | undefined, seesMembers: boolean): Promise<BrandsHit[]> {
  if (!condition) return []
  const rows = await tenantRows<OrderRow>(
    `select orders.id::text, orders.number, orders.member_id::text, case when members.status <> 'erased' then profiles.name end as name,
       orders.status, orders.amount_minor, orders.currency
     from app.orders join app.members on members.tenant_id = orders.tenant_id and members.id = orders.member_id
     left join app.profiles on profiles.tenant_id = orders.tenant_id and profiles.member_id = orders.member_id
     where orders.tenant_id = (select sec.tenant_id()) and ${condition.sql} limit ${MOST_OF_A_KIND + 1}`,
    condition.bindings
  )
  return rows.map(({ number, name, member_id, ...order }) => ({
    kind: 'order',
    ...order,
    label: number,
    detail: seesMembers ? name : null,
    member_id: seesMembers && name !== null ? member_id : null,
  }))
}

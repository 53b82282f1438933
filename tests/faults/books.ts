import { brokenRules } from '../api/credits/shop.ts'
import { asOwner, type Brand } from '../cast.ts'
import type { Acknowledged } from './customers.ts'

/** What is wrong with a brand after a fault, in sentences; empty when nothing is lost and nothing doubled. */
export async function wrongsOf(brand: Brand, messages: Acknowledged[], orders: Acknowledged[]): Promise<string[]> {
  const own = (all: Acknowledged[]) => all.filter((one) => one.brand === brand)
  const lost = await asOwner(async (owner) => {
    const missing = (sql: string, all: Acknowledged[]) =>
      owner.query<{ key: string }>(
        `select wanted.key from unnest($2::bigint[], $3::text[], $4::bigint[]) wanted (member, key, id) where 1 <> (${sql})`,
        [brand.id, all.map(({ member }) => member), all.map(({ key }) => key), all.map(({ id }) => id)]
      )
    return [
      ...(await missing(MESSAGE_CHARGED_ONCE, own(messages))).rows.map(({ key }) => `message ${key} is not there once`),
      ...(await missing(ORDERED_ONCE, own(orders))).rows.map(({ key }) => `order ${key} is not there once`),
    ]
  }, brand)
  const broken = (await brokenRules(brand)).map(({ invariant, rows }) => `${invariant}: ${rows.join(', ')}`)
  return [...lost, ...broken]
}

/** The message under this key is the acknowledged one, and its charge is the only one under its key. */
const MESSAGE_CHARGED_ONCE = `
  select count(*) from app.messages
  join app.profiles on profiles.tenant_id = messages.tenant_id and profiles.id = sender_profile_id
  join app.ledger_transactions charges on charges.tenant_id = messages.tenant_id and charges.id = ledger_transaction_id
  where messages.tenant_id = $1 and profiles.member_id = wanted.member and client_id = wanted.key
    and messages.id = wanted.id and idempotency_key = 'message:' || wanted.member || ':' || wanted.key`

const ORDERED_ONCE = `
  select count(*) from app.orders
  where tenant_id = $1 and member_id = wanted.member and idempotency_key = wanted.key and id = wanted.id`

export async function openOrders(brand: Brand, orders: Acknowledged[]): Promise<number> {
  const ids = orders.filter((one) => one.brand === brand).map(({ id }) => id)
  const { rows } = await asOwner(
    (owner) =>
      owner.query(
        `select count(*)::int as open from app.orders where tenant_id = $1 and id = any($2) and status <> 'completed'`,
        [brand.id, ids]
      ),
    brand
  )
  return rows[0].open
}

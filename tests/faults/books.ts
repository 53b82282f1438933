import { brokenRules } from '../api/credits/shop.ts'
import { asOwner, type Brand } from '../cast.ts'
import type { Acknowledged } from './customers.ts'

/** What is wrong with a brand after a fault, in sentences; empty when nothing is lost and nothing doubled. */
export async function wrongsOf(brand: Brand, messages: Acknowledged[], orders: Acknowledged[]): Promise<string[]> {
  const lost = [...(await lostMessages(brand, messages)), ...(await lostOf(brand, 'order', ORDERED_ONCE, orders))]
  const broken = (await brokenRules(brand)).map(({ invariant, rows }) => `${invariant}: ${rows.join(', ')}`)
  return [...lost, ...broken]
}

/** `inside`: of another database than this run's. */
export function lostMessages(brand: Brand, messages: Acknowledged[], inside = asOwner): Promise<string[]> {
  return lostOf(brand, 'message', MESSAGE_CHARGED_ONCE, messages, inside)
}

function lostOf(brand: Brand, what: string, sql: string, all: Acknowledged[], inside = asOwner): Promise<string[]> {
  const own = all.filter((one) => one.brand === brand)
  return inside(async (owner) => {
    const { rows } = await owner.query<{ key: string }>(
      `select wanted.key from unnest($2::bigint[], $3::text[], $4::bigint[]) wanted (member, key, id) where 1 <> (${sql})`,
      [brand.id, own.map(({ member }) => member), own.map(({ key }) => key), own.map(({ id }) => id)]
    )
    return rows.map(({ key }) => `${what} ${key} is not there once`)
  }, brand)
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

import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { DateTime } from 'luxon'
import { applyPayment } from '@manyhearts/api/app/credits/orders/outcomes/apply_payment'
import type { Payment } from '@manyhearts/api/app/credits/gateways/gateway'
import { grantSignupCredits } from '@manyhearts/api/app/credits/ledger/grant_signup_credits'
import { type BrokenInvariant, ledgerInvariants } from '@manyhearts/api/app/credits/ledger/ledger_invariants'
import Order from '@manyhearts/api/app/credits/orders/order'
import { spend, type Spent } from '@manyhearts/api/app/credits/ledger/spend'
import Wallet from '@manyhearts/api/app/credits/ledger/wallet'
import Acknowledgement from '@manyhearts/api/app/safety/acknowledgement'
import type Profile from '@manyhearts/api/app/members/people/profile'
import { asTenant, tenantRows } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { asOwner, type Brand, type Person } from '../../cast.ts'
import { Visitor } from '../../visitor.ts'
import { eventually } from '../notices/eventually.ts'
import { giveOwnCompany } from './own_company.ts'

interface PackageFields {
  key?: string
  country?: string
  credits?: number
  bonus_credits?: number
  price_minor?: number
  currency?: string
  starts_at?: string
  ends_at?: string | null
}

/** By default 100 credits for £9.99 in Great Britain. */
export function newPackage(brand: Brand, fields: PackageFields = {}): Promise<string> {
  const row = {
    tenant_id: brand.id,
    key: randomBytes(6).toString('hex'),
    country: 'GB',
    credits: 100,
    bonus_credits: 0,
    price_minor: 999,
    currency: 'GBP',
    starts_at: '2025-01-01',
    ends_at: null,
    ...fields,
  }
  const names = Object.keys(row)
  return asOwner(async (owner) => {
    const { rows } = await owner.query(
      `insert into app.credit_packages (${names.join(', ')}) values (${names.map((_, index) => `$${index + 1}`).join(', ')}) returning id::text`,
      Object.values(row)
    )
    return rows[0].id
  }, brand)
}

interface CodeFields {
  code?: string
  batch?: string
  country?: string
  member_id?: string
  value_percentage?: number
  currency?: string
  minimum_order_value?: number
  payment_methods?: string[]
  validity?: 'once-per-user' | 'once' | 'unlimited'
  usage_limit?: number
  status?: 'active' | 'inactive'
  starts_at?: string
  expires_at?: string
}

/** By default 20 % off for everybody, once each. Returns the code. */
export function newDiscountCode(brand: Brand, fields: CodeFields = {}): Promise<string> {
  const row = {
    tenant_id: brand.id,
    code: `CODE-${randomBytes(6).toString('hex').toUpperCase()}`,
    value_percentage: 20,
    starts_at: '2025-01-01',
    ...fields,
  }
  const names = Object.keys(row)
  return asOwner(async (owner) => {
    await owner.query(
      `insert into app.discount_codes (${names.join(', ')}) values (${names.map((_, index) => `$${index + 1}`).join(', ')})`,
      Object.values(row)
    )
    return row.code
  }, brand)
}

export function order(
  person: Person,
  packageId: string,
  key: string = randomUUID(),
  method = 'card',
  more: object = {}
) {
  return person.browser.post(
    '/api/orders',
    { package_id: packageId, method, waiver: true, ...more },
    { 'idempotency-key': key }
  )
}

export function orderWith(person: Person, packageId: string, code: string) {
  return order(person, packageId, randomUUID(), 'card', { code })
}

/** Gives a brand a company that offers so many percent to members who leave because it is too expensive. */
export async function offerDeletionDiscount(brand: Brand, percent: number): Promise<void> {
  await giveOwnCompany(brand, 'delete_discount', percent)
  await eventually('the new company', async () => {
    const { body } = await new Visitor(brand.host).get('/api/companyinfo.php')
    return body.delete_discount === percent || undefined
  })
}

/** As the gateway would have it. */
export function applied(person: Person, orderId: string, word: Partial<Payment> = {}): Promise<Order> {
  return asTenant(person.brand, async () => {
    const { reference, amountMinor, currency } = await Order.findOrFail(orderId)
    const paid = { state: 'paid' as const, reference, amountMinor, currency, refundedMinor: 0, chargedBackMinor: 0 }
    return applyPayment(orderId, { ...paid, ...word }, DateTime.now())
  })
}

/** What became of the discounts of a code, oldest order first. */
export function redemptionsOf(brand: Brand, code: string): Promise<string[]> {
  return asOwner(async (owner) => {
    const { rows } = await owner.query(
      'select state from app.discount_redemptions where tenant_id = $1 and code = $2 order by order_id',
      [brand.id, code]
    )
    return rows.map(({ state }) => state)
  }, brand)
}

/** As if the orders had been made some seconds earlier. */
export function letReservationsAge(brand: Brand, seconds = 60): Promise<unknown> {
  return asOwner(
    (owner) =>
      owner.query(
        'update app.discount_redemptions set reserved_at = reserved_at - make_interval(secs => $2) where tenant_id = $1',
        [brand.id, seconds]
      ),
    brand
  )
}

/** What waits for staff about an order. */
export function tasksOf(brand: Brand, orderId: string): Promise<string[]> {
  return asOwner(async (owner) => {
    const { rows } = await owner.query(
      'select kind from app.payment_tasks where tenant_id = $1 and order_id = $2 and done_at is null order by id',
      [brand.id, orderId]
    )
    return rows.map(({ kind }) => kind)
  }, brand)
}

/** Pays an order without the gateway; `word` overrides what the gateway would report. */
export async function pay(person: Person, packageId: string, word: Partial<Payment> = {}): Promise<Order> {
  const { body } = await order(person, packageId)
  return applied(person, body.order.id, word)
}

/** What the gateway says about a paid order later on. */
export function payAgain(first: Order, word: Partial<Payment>): Promise<Order> {
  const { tenantId: id, reference, amountMinor, currency } = first
  const paid = { state: 'paid' as const, reference, amountMinor, currency, refundedMinor: 0, chargedBackMinor: 0 }
  return asTenant({ id, slug: '' }, () => applyPayment(first.id, { ...paid, ...word }, DateTime.now()))
}

/** An order's status once it is the one wanted, or after so long. */
export async function statusWithin(person: Person, id: string, wanted: string, ms = 20_000): Promise<string> {
  for (const until = Date.now() + ms; ; await sleep(100)) {
    const { rows } = await asOwner(
      (owner) => owner.query('select status from app.orders where tenant_id = $1 and id = $2', [person.brand.id, id]),
      person.brand
    )
    if (rows[0].status === wanted || Date.now() > until) return rows[0].status
  }
}

export function grant(person: Person, credits: number): Promise<void> {
  return asTenant(person.brand, () => grantSignupCredits(person.member.id, credits))
}

export async function walletOf({ brand, member }: Person): Promise<{ bonus: number; bought: number }> {
  const { bonus, bought } = await asTenant(brand, () => Wallet.findByOrFail('member_id', member.id))
  return { bonus, bought }
}

/** Records, some days ago, that a member acknowledged what a fictional profile is. */
export async function acknowledgeFictional(person: Person, profile: Profile, days = 0): Promise<string> {
  const made = await asTenant(person.brand, () =>
    Acknowledgement.create({
      memberId: person.member.id,
      textVersion: 'v1',
      language: 'en',
      profileId: profile.id,
      priceMinor: 100,
      currency: 'GBP',
    })
  )
  if (days > 0)
    await asOwner(
      (owner) =>
        owner.query(
          `update app.disclosure_acknowledgements set acknowledged_at = now() - make_interval(days => $1) where tenant_id = $2 and id = $3`,
          [days, person.brand.id, made.id]
        ),
      person.brand
    )
  return made.id
}

interface ChargeFields {
  cost: number
  towards: Profile
  key?: string
  acknowledgementId?: string | null
  /** Makes it a gift. */
  gift?: string
  isPhoto?: boolean
}

export function charge(
  person: Person,
  { cost, towards, key = randomUUID(), acknowledgementId = null, gift, isPhoto = false }: ChargeFields
): Promise<Spent> {
  return asTenant(person.brand, async () => {
    const kind = gift ? 'gift' : isPhoto ? 'photo' : 'message'
    const memberId = person.member.id
    const spent = await spend({ memberId, cost, kind, key, counterpart: towards, acknowledgementId })
    if (!spent.replayed) await storeMessage(person, towards, { key, kind, cost, gift, charge: spent.transactionId })
    return spent
  })
}

interface Charged {
  key: string
  kind: 'message' | 'photo' | 'gift'
  cost: number
  gift?: string
  charge: string
}

async function storeMessage(
  person: Person,
  towards: Profile,
  { key, kind, cost, gift, charge }: Charged
): Promise<void> {
  await tenantRows(
    `with pair as (
       insert into app.conversations (low_profile_id, high_profile_id, started_by_profile_id)
       select least(a, b), greatest(a, b), a from (select cast(:from as bigint) a, cast(:to as bigint) b) both_of_them
       on conflict (tenant_id, low_profile_id, high_profile_id) do update set last_seq = conversations.last_seq + 1
       returning id, last_seq
     )
     insert into app.messages (conversation_id, seq, sender_profile_id, client_id, request_hash, body, ledger_transaction_id,
       kind, gift_id, gift_credits)
     select id, last_seq, :from, :clientId, '', 'Hello', :charge, :kind, cast(:gift as bigint), cast(:giftCredits as int) from pair`,
    {
      from: person.profile.id,
      to: towards.id,
      clientId: kind === 'message' ? key : `${kind} ${key}`,
      charge,
      kind: kind === 'message' ? 'text' : kind,
      gift: gift ?? null,
      giftCredits: gift ? cost : null,
    } as never
  )
}

export function brokenRules(brand: Brand): Promise<BrokenInvariant[]> {
  return asTenant(brand, ledgerInvariants, { readOnly: true })
}

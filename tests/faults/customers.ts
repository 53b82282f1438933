import { randomUUID } from 'node:crypto'
import { sign, SIGNATURE_HEADER } from '@manyhearts/api/app/credits/gateways/sandbox/sandbox_secrets'
import { grant, newPackage } from '../api/credits/shop.ts'
import { type Brand, newBrand, newPerson, type Person } from '../cast.ts'
import { Visitor } from '../visitor.ts'
import { untilAnswered } from './patience.ts'

/** Enough for every message of a long night. */
const PLENTY = 10_000_000
const WOMEN_PER_BRAND = 10

export interface Customers {
  brand: Brand
  women: Person[]
  man: Person
  packageId: string
}

/** What the server has acknowledged: it must stay true for ever. */
export interface Acknowledged {
  brand: Brand
  member: string
  key: string
  id: string
}

export async function newCustomers(): Promise<Customers[]> {
  return [
    await customersOf(await newBrand('rosa', 'GB', 'en-GB')),
    await customersOf(await newBrand('vlam', 'NL', 'nl-NL')),
  ]
}

async function customersOf(brand: Brand): Promise<Customers> {
  const women: Person[] = []
  for (let each = 0; each < WOMEN_PER_BRAND; each++) {
    const woman = await newPerson(brand, { name: `Woman ${each}`, gender: 'female', looking_for: 'male' })
    await grant(woman, PLENTY)
    women.push(woman)
  }
  const man = await newPerson(brand, { name: 'Man', gender: 'male', looking_for: 'female' })
  return { brand, women, man, packageId: await newPackage(brand, { credits: 100, bonus_credits: 20 }) }
}

export async function write(from: Person, to: Person): Promise<Acknowledged> {
  const key = randomUUID()
  const { status, text, body } = await untilAnswered(() =>
    from.browser.post(`/api/members/${to.profile.id}/messages`, { body: `Hello ${key}` }, { 'idempotency-key': key })
  )
  if (status !== 201) throw new Error(`A message was answered with ${status} ${text}`)
  return { brand: from.brand, member: from.member.id, key, id: body.message.id }
}

/** Orders and pays; the gateway notifies the shop and retries, like every gateway. */
export async function buy(buyer: Person, packageId: string): Promise<Acknowledged> {
  const key = randomUUID()
  const order = await untilAnswered(() =>
    buyer.browser.post(
      '/api/orders',
      { package_id: packageId, method: 'card', waiver: true },
      { 'idempotency-key': key }
    )
  )
  if (order.status !== 201) throw new Error(`An order was answered with ${order.status} ${order.text}`)
  const { pathname } = new URL(order.body.redirect_url)
  const paid = await untilAnswered(() => new Visitor('pay.localhost').post(`${pathname}/paid`))
  if (paid.status !== 303) throw new Error(`The gateway answered with ${paid.status} ${paid.text}`)
  await knock(buyer.brand, pathname.split('/').at(-1)!)
  return { brand: buyer.brand, member: buyer.member.id, key, id: order.body.order.id }
}

/** Sends a notification until it is accepted, then once more, as gateways do. */
async function knock(brand: Brand, payment: string): Promise<void> {
  const words = JSON.stringify({ event: randomUUID(), payment })
  const send = () =>
    new Visitor(brand.host).post('/api/webhooks/sandbox', words, {
      'x-requested-with': '',
      [SIGNATURE_HEADER]: sign(words),
    })
  for (let times = 0; times < 2; times++) {
    const { status, text } = await untilAnswered(send)
    if (status !== 200) throw new Error(`A notification was answered with ${status} ${text}`)
  }
}

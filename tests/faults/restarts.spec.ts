import { randomUUID } from 'node:crypto'
import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { test } from '@japa/runner'
import type { Person } from '../cast.ts'
import { Visitor } from '../visitor.ts'
import { wrongsOf } from './books.ts'
import { type Acknowledged, type Customers, newCustomers } from './customers.ts'
import { Server } from './server.ts'

const RESTARTS = 5
const UNDER_LOAD_MS = 1_500
const AGAIN_AFTER_MS = 50

test.group('Restarts under load, behind clients that keep their connections', (group) => {
  const server = new Server()
  let customers: Customers[]
  group.setup(async () => {
    customers = await newCustomers()
    await server.start()
  })
  group.teardown(async () => void (await server.stop()))

  test('connected clients are answered, and everything acknowledged is there', async ({ assert }) => {
    const sent: Acknowledged[] = []
    const cutOff: string[] = []
    const working = { on: true }
    const clients = Promise.all(customers.flatMap(({ women, man }) => women.map((woman) => keepWriting(woman, man))))

    const codes: (number | null)[] = []
    for (let each = 0; each < RESTARTS; each++) {
      await sleep(UNDER_LOAD_MS)
      codes.push(await server.stop())
      await server.start()
    }
    await sleep(UNDER_LOAD_MS)
    working.on = false
    await clients

    assert.deepEqual(codes, Array(RESTARTS).fill(0))
    assert.deepEqual(cutOff, [])
    assert.isAbove(sent.length, 100)
    for (const { brand } of customers) assert.deepEqual(await wrongsOf(brand, sent, []), [])

    async function keepWriting(from: Person, to: Person): Promise<void> {
      const browser = new Visitor(from.brand.host, new Agent({ keepAlive: true, maxSockets: 1 }))
      from.browser.cookies.forEach((value, name) => browser.cookies.set(name, value))
      while (working.on) {
        const key = randomUUID()
        const path = `/api/members/${to.profile.id}/messages`
        try {
          const { status, body } = await browser.post(path, { body: 'Hello' }, { 'idempotency-key': key })
          if (status === 201) sent.push({ brand: from.brand, member: from.member.id, key, id: body.message.id })
          else cutOff.push(`answered with ${status}`)
          await sleep(Math.random() * AGAIN_AFTER_MS)
        } catch (error) {
          // Nothing listens between two servers; that request was never accepted.
          if ((error as NodeJS.ErrnoException).code !== 'ECONNREFUSED') cutOff.push(String(error))
          await sleep(AGAIN_AFTER_MS)
        }
      }
    }
  }).timeout(120_000)
})

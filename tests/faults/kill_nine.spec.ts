import { setTimeout as sleep } from 'node:timers/promises'
import { test } from '@japa/runner'
import { newPerson, type Person } from '../cast.ts'
import { allMails } from '../mailbox.ts'
import { openOrders, wrongsOf } from './books.ts'
import { type Acknowledged, buy, type Customers, newCustomers, write } from './customers.ts'
import { becomesTrue, untilAnswered } from './patience.ts'
import { killPostgres, restartPostgres } from './postgres.ts'
import { Server } from './server.ts'

const ROUNDS = Number(process.env.FAULT_ROUNDS ?? 20)
/** Messages and purchases each. */
const AT_ONCE = 50
const MAILS = 3
/** A dead process's job is found by its missing heartbeat. */
const JOBS_DONE_WITHIN_MS = 60_000

test.group('kill -9, under a hundred purchases and messages', (group) => {
  const server = new Server()
  const messages: Acknowledged[] = []
  const orders: Acknowledged[] = []
  const mailed: string[] = []
  let customers: Customers[]

  group.setup(async () => {
    customers = await newCustomers()
    await server.start()
  })
  group.teardown(async () => void (await server.stop()))

  for (let round = 1; round <= ROUNDS; round++) {
    const victim = round % 2 === 1 ? 'node' : 'PostgreSQL'
    test(`round ${round}, ${victim} killed: nothing lost, nothing doubled`, async ({ assert }) => {
      const newcomers = await repeat(MAILS, newcomer)
      const clients = Promise.all([writing(), buying(), resending(newcomers)])
      await sleep(200 + Math.random() * 1_500)
      await (victim === 'node' ? killNode() : killAndRestartPostgres())
      await clients

      assert.isFalse(server.hasEnded, 'the server lives')
      for (const { brand } of customers) assert.deepEqual(await wrongsOf(brand, messages, orders), [])
    })
  }

  test('in the end every payment the gateway reported is credited, and every mail was sent', async ({ assert }) => {
    const left = async () =>
      (await Promise.all(customers.map(({ brand }) => openOrders(brand, orders)))).reduce((sum, one) => sum + one)
    await becomesTrue(async () => (await left()) === 0, JOBS_DONE_WITHIN_MS)
    const unsent = async () => {
      const reached = new Set((await allMails()).map(({ to }) => to?.[0]?.address))
      return mailed.filter((address) => !reached.has(address))
    }
    await becomesTrue(async () => (await unsent()).length === 0, JOBS_DONE_WITHIN_MS)

    assert.equal(await left(), 0)
    assert.deepEqual(await unsent(), [])
    for (const { brand } of customers) assert.deepEqual(await wrongsOf(brand, messages, orders), [])
  }).timeout(2.5 * JOBS_DONE_WITHIN_MS)

  async function writing(): Promise<void> {
    messages.push(
      ...(await repeat(AT_ONCE, (each) => {
        const { women, man } = customers[each % customers.length]!
        return write(women[each % women.length]!, man)
      }))
    )
  }

  async function buying(): Promise<void> {
    orders.push(
      ...(await repeat(AT_ONCE, (each) => {
        const { women, packageId } = customers[each % customers.length]!
        return buy(women[each % women.length]!, packageId)
      }))
    )
  }

  const newcomer = () =>
    newPerson(customers[0]!.brand, { name: 'Cleo', gender: 'female', looking_for: 'male', activated: false })

  async function resending(newcomers: Person[]): Promise<void> {
    const addresses = await Promise.all(
      newcomers.map(async ({ browser, member }) => {
        const { status } = await untilAnswered(() => browser.post('/api/activation/resend'))
        return status === 204 ? [member.email] : []
      })
    )
    mailed.push(...addresses.flat())
  }

  async function killNode(): Promise<void> {
    await server.kill()
    await server.start()
  }
})

function repeat<T>(times: number, work: (each: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: times }, (_, each) => work(each)))
}

async function killAndRestartPostgres(): Promise<void> {
  await killPostgres()
  await restartPostgres()
}

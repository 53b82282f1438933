import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { test } from '@japa/runner'
import { freePort } from '@manyhearts/api/bin/free_port'
import { giveCredits, write } from '../api/chat/conversing.ts'
import { asOwner, type Brand, newBrand, newPerson, type Person } from '../cast.ts'
import { EventStream } from '../event_stream.ts'
import { Balancer } from './balancer.ts'
import { wrongsOf } from './books.ts'
import type { Acknowledged } from './customers.ts'
import { OpenSite } from './open_site.ts'
import { becomesTrue } from './patience.ts'
import { Server } from './server.ts'

const SITES = 2_000
/** Pairs of members, one of whom writes to the other meanwhile. */
const PAIRS = 30
/** Each writer’s pause between two messages, at most. */
const PAUSE_MS = 2_000
const UNDER_LOAD_MS = 5_000
const AGAIN_AFTER_MS = 250
const BACK_WITHIN_MS = 10_000
const HEARD_WITHIN_MS = 20_000
/** How long a browser is told to wait. */
const WAITS_MS = [1_000, 5_000] as const
const AT_ONCE = 10

interface Pair {
  writer: Person
  conversation: string
  sites: OpenSite[]
  sent: Acknowledged[]
}

test.group('kill -9 of one of two servers, with two thousand open sites', (group) => {
  const failures: string[] = []
  let brand: Brand
  let servers: Server[]
  let balancer: Balancer
  group.setup(async () => {
    const ports = [await freePort(), await freePort()]
    servers = ports.map((port) => new Server({ ...process.env, PORT: String(port) }, true))
    brand = await newBrand('rosa', 'GB', 'en-GB')
    await Promise.all(servers.map((server) => server.start()))
    balancer = new Balancer(ports)
    await balancer.start(Number(process.env.PORT))
  })
  group.teardown(async () => {
    EventStream.closeAll()
    balancer.stop()
    await Promise.all(servers.map((server) => server.stop()))
  })

  test('all are back on the other within ten seconds, and each acknowledged message came once', async ({ assert }) => {
    const people = await inTurns(SITES, (each) => newMember(each % 2 ? 'male' : 'female'))
    // As PostgreSQL does by itself after a while.
    await asOwner((owner) => owner.query('analyze'))
    const pairs = await inTurns(PAIRS, (each) => pairOf(people[2 * each]!, people[2 * each + 1]!))
    const others = await inTurns(SITES - 2 * PAIRS, (each) => OpenSite.of(people[2 * PAIRS + each]!))
    const sites = [...pairs.flatMap((pair) => pair.sites), ...others]
    const cutSites = () => sites.filter(({ cutAt }) => cutAt.length > 0)
    const working = { on: true }
    const writing = Promise.all(pairs.map((pair) => keepWriting(pair, working)))

    await sleep(UNDER_LOAD_MS)
    const killedAt = performance.now()
    await servers[0]!.kill()
    await becomesTrue(async () => cutSites().length > SITES / 3, BACK_WITHIN_MS)
    await becomesTrue(async () => sites.every(isBack), 3 * BACK_WITHIN_MS)
    await becomesTrue(async () => cutSites().every(({ caughtUpAt }) => caughtUpAt.length > 0), 3 * BACK_WITHIN_MS)
    working.on = false
    await writing
    await becomesTrue(async () => pairs.every(hasHeardAll), HEARD_WITHIN_MS)
    for (const site of sites) site.close()

    assert.deepEqual([...failures, ...sites.flatMap((site) => site.failures)], [])
    assert.deepEqual(
      sites.filter((site) => !isBack(site)).map(({ cutAt, readyAt }) => ({ cutAt, readyAt, killedAt })),
      []
    )
    const cut = cutSites()
    assert.isAbove(cut.length, SITES / 3)
    for (const { waits, cutAt, readyAt } of cut) {
      assert.isAtLeast(waits[0]!, WAITS_MS[0])
      assert.isAtMost(waits[0]!, WAITS_MS[1])
      assert.isAtLeast(readyAt[1]! - cutAt[0]!, waits[0]!)
    }
    assert.isBelow(Math.max(...cut.map(({ readyAt }) => readyAt[1]! - killedAt)), BACK_WITHIN_MS)
    for (const { sites: both, sent } of pairs) {
      const ids = sent.map(({ id }) => id)
      for (const { messages } of both) assert.deepEqual(messages, ids)
    }
    const all = pairs.flatMap(({ sent }) => sent)
    assert.isAbove(all.length, 2 * PAIRS)
    assert.deepEqual(await wrongsOf(brand, all, []), [])
  }).timeout(240_000)

  const newMember = (gender: 'female' | 'male') =>
    newPerson(brand, { name: 'Sam', gender, looking_for: gender === 'female' ? 'male' : 'female' })

  async function pairOf(writer: Person, other: Person): Promise<Pair> {
    await giveCredits(writer, 100_000)
    const key = randomUUID()
    const { body } = await write(writer, other.profile, 'Hello', key)
    const conversation = body.conversation.id
    const sites = [await OpenSite.of(writer, conversation), await OpenSite.of(other, conversation)]
    return { writer, conversation, sites, sent: [{ brand, member: writer.member.id, key, id: body.message.id }] }
  }

  async function keepWriting({ writer, conversation, sites, sent }: Pair, working: { on: boolean }): Promise<void> {
    for (; working.on; await sleep(Math.random() * PAUSE_MS)) {
      const key = randomUUID()
      const id = await untilAcknowledged(sites[0]!, conversation, key)
      sent.push({ brand, member: writer.member.id, key, id })
    }
  }

  /** A request that is cut is sent again with its key. */
  async function untilAcknowledged({ browser }: OpenSite, conversation: string, key: string): Promise<string> {
    for (; ; await sleep(AGAIN_AFTER_MS)) {
      const path = `/api/chats/${conversation}/messages`
      const answer = await browser
        .post(path, { body: `Hello ${key}` }, { 'idempotency-key': key })
        .catch(() => undefined)
      if (answer?.status === 201) return answer.body.message.id
      if (answer) failures.push(`A message was answered with ${answer.status} ${answer.text}`)
    }
  }
})

const isBack = ({ readyAt, cutAt }: OpenSite) => readyAt.length > cutAt.length

function hasHeardAll({ sites, sent }: Pair): boolean {
  return sites.every(({ messages }) => messages.length >= sent.length)
}

/** Some at a time. */
async function inTurns<T>(times: number, work: (each: number) => Promise<T>): Promise<T[]> {
  const done: T[] = []
  for (let from = 0; from < times; from += AT_ONCE) {
    const part = Array.from({ length: Math.min(AT_ONCE, times - from) }, (_, place) => work(from + place))
    done.push(...(await Promise.all(part)))
  }
  return done
}

import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { test } from '@japa/runner'
import { freePort } from '@manyhearts/api/bin/free_port'
import { ROOT } from '@manyhearts/api/bin/settle_environment'
import pg from 'pg'
import { startEmbeddedPostgres } from '@manyhearts/api/bin/embedded_postgres'
import type { asOwner, Person } from '../cast.ts'
import { Visitor } from '../visitor.ts'
import { lostMessages, wrongsOf } from './books.ts'
import { type Acknowledged, type Customers, newCustomers, write } from './customers.ts'
import { becomesTrue } from './patience.ts'
import { Server } from './server.ts'

/** Acknowledged before the backup begins, and while it is made. */
const MANY = 100
const AGAIN_AFTER_MS = 50
const ENDS_WITHIN_MS = 300_000

test.group('The backup drill', (group) => {
  const server = new Server()
  let customers: Customers[]
  group.setup(async () => {
    customers = await newCustomers()
    await server.start()
  })
  group.teardown(async () => void (await server.stop()))

  test('made while members write, it brings every message that was acknowledged before to an empty server', async ({
    assert,
    cleanup,
  }) => {
    const place = await mkdtemp(join(tmpdir(), 'manyhearts-drill-'))
    cleanup(() => rm(place, { recursive: true, force: true }))
    const monday = join(place, 'monday')
    const again = join(place, 'again')
    const sent: Acknowledged[] = []
    const working = { on: true }
    const clients = Promise.all(customers.flatMap(({ women, man }) => women.map((woman) => keepWriting(woman, man))))

    assert.isTrue(await becomesTrue(async () => sent.length > MANY, ENDS_WITHIN_MS))
    const before = [...sent]
    const backup = await npm(process.env, 'run', 'backup', '--', monday)
    const during = sent.slice(before.length)
    working.on = false
    await clients
    assert.equal(backup.code, 0, backup.said)
    assert.isAbove(during.length, MANY, 'members wrote while the backup was made')

    const env: NodeJS.ProcessEnv = { ...process.env, DATA_DIR: again, PORT: String(await freePort()) }
    delete env.DATABASE_URL
    const restored = await npm(env, 'run', 'restore', '--', monday)
    assert.equal(restored.code, 0, restored.said)
    const { url, stop } = await startEmbeddedPostgres(again)
    const inRestored = ownerOf(url)
    const { rows } = await inRestored((owner) => owner.query('show data_directory'))
    cleanup(async () => {
      await stop()
      await rm(dirname(rows[0].data_directory), { recursive: true, force: true })
    })
    for (const { brand } of customers) {
      assert.include(restored.said, `${brand.slug}: all rules hold`)
      assert.deepEqual(await lostMessages(brand, before, inRestored), [])
      assert.deepEqual(await wrongsOf(brand, sent, []), [], 'the backup disturbed nobody')
    }

    const found = new Server({ ...env, DATABASE_URL: url }, true)
    cleanup(() => found.kill())
    await found.start()
    const { women, man } = customers[0]!
    const later = await write(movedTo(Number(env.PORT), women[0]!), man)
    assert.deepEqual(await lostMessages(later.brand, [...before, later], inRestored), [])

    async function keepWriting(from: Person, to: Person): Promise<void> {
      while (working.on) {
        sent.push(await write(from, to))
        await sleep(Math.random() * AGAIN_AFTER_MS)
      }
    }
  }).timeout(ENDS_WITHIN_MS)
})

function npm(env: NodeJS.ProcessEnv, ...args: string[]): Promise<{ said: string; code: number }> {
  return promisify(execFile)('npm', args, { cwd: ROOT, env: { ...env, NO_COLOR: '1' } }).then(
    ({ stdout, stderr }) => ({ said: stdout + stderr, code: 0 }),
    ({ stdout, stderr, code }) => ({ said: stdout + stderr, code })
  )
}

function ownerOf(url: string): typeof asOwner {
  return async (work) => {
    const owner = new pg.Client(url)
    await owner.connect()
    try {
      return await work(owner)
    } finally {
      await owner.end()
    }
  }
}

/** The same person, whose browser now finds the host elsewhere. */
function movedTo(port: number, person: Person): Person {
  const browser = new Visitor(person.brand.host, false, port)
  person.browser.cookies.forEach((value, name) => browser.cookies.set(name, value))
  return { ...person, browser }
}

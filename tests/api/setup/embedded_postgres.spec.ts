import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream'
import { test } from '@japa/runner'
import pg from 'pg'
import { startEmbeddedPostgres } from '@manyhearts/api/bin/embedded_postgres'
import { eventually } from '../notices/eventually.ts'

test.group('The PostgreSQL of a product', (group) => {
  let folder: string
  group.each.setup(async () => {
    const { log } = console
    console.log = () => {}
    folder = await mkdtemp(join(tmpdir(), 'manyhearts-postgres-'))
    return async () => {
      console.log = log
      await rm(folder, { recursive: true, force: true })
    }
  })

  const start = () => startEmbeddedPostgres(folder, { isDurable: false })
  const serves = ({ url }: { url: string }) =>
    told(url, 'select 1 as value').then(
      () => true,
      () => undefined
    )

  test('outlives whoever only uses it, comes back when it is killed, and is waited for while it stops', async ({
    assert,
    cleanup,
  }) => {
    const first = await start()
    cleanup(() => first.stop())
    const home = dirname(await told(first.url, 'show data_directory'))
    cleanup(() => rm(home, { recursive: true, force: true }))
    first.keepRunning()

    const second = await start()
    await second.stop()
    assert.equal(second.url, first.url)
    assert.isTrue(await serves(first))

    const pid = (await told(first.url, `select pg_read_file('postmaster.pid') as value`)).split('\n')[0]
    process.kill(Number(pid), 'SIGKILL')
    await eventually('its end', async () => ((await serves(first)) ? undefined : true))
    await eventually('PostgreSQL', () => serves(first))

    const stopped = first.stop()
    const third = await start()
    cleanup(() => third.stop())
    third.keepRunning()
    await stopped
    await eventually('PostgreSQL for the next', () => serves(third))
  }).tags(['@full'])

  test('is asked again when it ends a connection that is being made', async ({ assert, cleanup }) => {
    const first = await start()
    cleanup(() => first.stop())
    const data = await told(first.url, 'show data_directory')
    cleanup(() => rm(dirname(data), { recursive: true, force: true }))

    const port = Number(new URL(first.url).port)
    let connections = 0
    const proxy = createServer((socket) => {
      // The first one only looks whether it serves.
      if (++connections === 2) return void socket.once('data', () => socket.end())
      pipeline(socket, connect(port, '127.0.0.1'), socket, () => {})
    }).listen(0, '127.0.0.1')
    cleanup(() => void proxy.close())
    await new Promise((done) => proxy.once('listening', done))
    const pidFile = join(data, 'postmaster.pid')
    const lines = (await readFile(pidFile, 'utf8')).split('\n')
    await writeFile(pidFile, lines.with(3, String((proxy.address() as AddressInfo).port)).join('\n'))

    const second = await start()
    assert.isTrue(await serves(second))
    assert.equal(connections, 5)
    await writeFile(pidFile, lines.join('\n'))
  })
})

async function told(url: string, sql: string): Promise<string> {
  const client = new pg.Client(url)
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows } = await client.query(sql)
    return String(Object.values(rows[0])[0])
  } finally {
    await client.end().catch(() => {})
  }
}

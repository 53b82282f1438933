import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test } from '@japa/runner'
import { freePort } from '@manyhearts/api/bin/free_port'
import { startEmbeddedPostgres } from '@manyhearts/api/bin/embedded_postgres'
import pg from 'pg'
import { becomesTrue } from './patience.ts'

const API = dirname(fileURLToPath(import.meta.resolve('@manyhearts/api/adonisrc')))
const STARTS_WITHIN_MS = 180_000
const BACK_WITHIN_MS = 30_000

/** `npm start`, without its installation of packages. */
class Launcher {
  #process?: ChildProcess

  private constructor(private readonly env: NodeJS.ProcessEnv) {}

  static async start(folder: string): Promise<Launcher> {
    const { DATABASE_URL: _, ...env } = process.env
    const launcher = new Launcher({ ...env, DATA_DIR: folder, PORT: String(await freePort()) })
    launcher.#process = spawn(process.execPath, ['bin/start.ts', '--no-demo'], { cwd: API, env: launcher.env })
    return launcher
  }

  serves = () =>
    fetch(`http://127.0.0.1:${this.env.PORT}/health/ready`).then(
      ({ ok }) => ok,
      () => false
    )

  stop = () => this.#end('SIGTERM')
  kill = () => this.#end('SIGKILL')

  async #end(signal: NodeJS.Signals): Promise<void> {
    const launched = this.#process!
    if (launched.exitCode !== null || launched.signalCode) return
    launched.kill(signal)
    await once(launched, 'exit')
  }
}

test.group('npm start', () => {
  test('goes on serving when a second one on the same folder ends, and when PostgreSQL is killed; a killed one leaves it to the next', async ({
    assert,
    cleanup,
  }) => {
    const folder = await mkdtemp(join(tmpdir(), 'manyhearts-launched-'))
    cleanup(() => rm(folder, { recursive: true, force: true }))
    const first = await Launcher.start(folder)
    cleanup(() => first.stop())
    assert.isTrue(await becomesTrue(first.serves, STARTS_WITHIN_MS))
    const { url } = await startEmbeddedPostgres(folder)
    const { data, pid } = await placeOf(url)
    cleanup(() => rm(dirname(data), { recursive: true, force: true }))

    const second = await Launcher.start(folder)
    assert.isTrue(await becomesTrue(second.serves, STARTS_WITHIN_MS))
    await second.stop()
    assert.isTrue(await first.serves())

    process.kill(pid, 'SIGKILL')
    assert.isTrue(await becomesTrue(async () => !(await first.serves()), BACK_WITHIN_MS))
    assert.isTrue(await becomesTrue(first.serves, BACK_WITHIN_MS))

    await first.kill()
    const third = await Launcher.start(folder)
    assert.isTrue(await becomesTrue(third.serves, STARTS_WITHIN_MS))
    await third.stop()
    await assert.rejects(() => readFile(join(data, 'postmaster.pid')), /ENOENT/)
  }).timeout(3 * STARTS_WITHIN_MS)
})

async function placeOf(url: string): Promise<{ data: string; pid: number }> {
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query(
    `select current_setting('data_directory') as data, split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int as pid`
  )
  await client.end()
  return rows[0]
}

import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { freePort } from '@manyhearts/api/bin/free_port'
import { startChildServer } from './child_server.ts'
import { API } from './product_server.ts'

/** Milliseconds from `npm start` to the first answer, with all that it does: the second time, so that its PostgreSQL exists. */
export async function wholeStart(): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'manyhearts-start-'))
  try {
    await start(folder)
    return await start(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function start(folder: string): Promise<number> {
  const port = await freePort()
  const { PATH, HOME } = process.env
  const { process: started, startedIn } = await startChildServer({
    args: ['api/bin/start.ts', '--no-demo'],
    cwd: dirname(API),
    env: { PATH, HOME, DATA_DIR: folder, PORT: String(port), METRICS_PORT: String(await freePort()) },
    port,
    readyPath: '/health/ready',
  })
  const ended = once(started, 'exit')
  started.kill('SIGTERM')
  await ended
  return startedIn
}

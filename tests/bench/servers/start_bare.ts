import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { freePort } from '@manyhearts/api/bin/free_port'
import { roleConnection } from '@manyhearts/api/app/tenancy/context/database_roles'
import { type MeteredServer, startChildServer } from './child_server.ts'
import { meterOf } from './meter.ts'
import type { SqlPlan } from './sql_plan.ts'

export interface BareServer extends MeteredServer {
  constant(name: string, constant: unknown): Promise<void>
  queries(name: string, plan: SqlPlan): Promise<void>
  /** Asked as the owner of the database. */
  floor(name: string, floor: SqlPlan): Promise<void>
}

/** Runs in the role that serves members, beside a product that provides the pages' data. */
export async function startBare(databaseUrl: string, productPort: number): Promise<BareServer> {
  const port = await freePort()
  const server = await startChildServer({
    args: ['--import=@poppinss/ts-exec', fileURLToPath(new URL('bare_server.ts', import.meta.url))],
    cwd: fileURLToPath(new URL('../../', import.meta.url)),
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      BENCH_DATABASE: JSON.stringify(roleConnection(databaseUrl, 'rt')),
      BENCH_OWNER: databaseUrl,
      BENCH_PRODUCT_PORT: String(productPort),
    },
    port,
    readyPath: '/ready',
  })
  const tell = async (message: object) => {
    const heard = once(server.process, 'message')
    server.process.send(message)
    await heard
  }
  return {
    ...server,
    meter: await meterOf(databaseUrl, server.process.pid!),
    constant: (name, constant) => tell({ name, constant }),
    queries: (name, plan) => tell({ name, plan }),
    floor: (name, floor) => tell({ name, floor }),
  }
}

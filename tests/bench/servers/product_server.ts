import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '@manyhearts/api/bin/free_port'
import { type MeteredServer, startChildServer } from './child_server.ts'
import { meterOf } from './meter.ts'

export const API = dirname(fileURLToPath(import.meta.resolve('@manyhearts/api/adonisrc')))

/** Starts the built product on a database, as in production. */
export async function startProduct(databaseUrl: string, nodeOptions: string[] = []): Promise<MeteredServer> {
  const port = await freePort()
  const env = { ...process.env, PORT: String(port), DATABASE_URL: databaseUrl }
  const server = await startChildServer({
    args: [...nodeOptions, 'build/bin/server.js'],
    cwd: API,
    env: { ...env, NODE_ENV: 'production', ALLOW_SANDBOX: 'true', LOG_LEVEL: 'fatal', HOST: '127.0.0.1' },
    port,
    readyPath: '/health/ready',
  })
  return { ...server, meter: await meterOf(databaseUrl, server.process.pid!) }
}

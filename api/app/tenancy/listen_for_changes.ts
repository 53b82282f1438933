import pg from 'pg'
import logger from '@adonisjs/core/services/logger'
import env from '#start/env'
import { roleConnection } from './database_roles.js'
import { forgetSites } from './site_directory.js'

const RECONNECT_AFTER_MS = 1_000

/**
 * Hears of changes in the tenancy from any node (migration 0003 announces them) and forgets what was cached. While the line
 * is down changes can't be heard, so everything is forgotten when it comes back.
 * @returns a function that hangs up
 */
export function listenForChanges(): () => Promise<void> {
  let client: pg.Client | undefined
  let stopped = false

  const connect = async () => {
    if (stopped) return
    client = new pg.Client(roleConnection(env.get('DATABASE_DIRECT_URL') ?? env.get('DATABASE_URL'), 'rt'))
    client.on('notification', forgetSites)
    client.on('error', (error) => logger.warn({ err: error }, 'the line for tenancy changes broke'))
    client.on('end', () => !stopped && setTimeout(connect, RECONNECT_AFTER_MS).unref())
    try {
      await client.connect()
      await client.query('listen tenancy')
      forgetSites()
    } catch (error) {
      logger.warn({ err: error }, 'could not listen for tenancy changes')
      await client.end().catch(() => {})
    }
  }
  void connect()

  return async () => {
    stopped = true
    await client?.end().catch(() => {})
  }
}

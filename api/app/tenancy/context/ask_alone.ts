import db from '@adonisjs/lucid/services/db'
import type { QueryResult } from 'pg'
import { ask, COMMIT, commandOf, type ConnectionSource, opening, socketOf, type Statement } from './lazy_connection.js'
import { NotCommitted } from './tenancy_errors.js'
import { tenantToken } from './tenant_token.js'

/** Runs one statement in a transaction of its own, a brand's or staff's, in one round trip. @throws NotCommitted when it was not stored */
export async function askAlone(whose: string, statement: Exclude<Statement, string>): Promise<QueryResult> {
  const isStaffs = whose === 'staff'
  const source = sourceOf(isStaffs ? 'staff' : 'separate')
  const connection = await source.acquireConnection()
  const socket = socketOf(connection)
  try {
    socket.cork()
    const answers = Promise.all([
      ask(connection, 'BEGIN'),
      ask(connection, opening(isStaffs ? '' : tenantToken(whose))),
      ask(connection, statement),
      ask(connection, COMMIT),
    ])
    socket.uncork()
    const [, , answer, ended] = await answers
    if (commandOf(ended) !== 'COMMIT') throw new NotCommitted(`PostgreSQL answered ${commandOf(ended)}`)
    return answer
  } finally {
    await source.releaseConnection(connection)
  }
}

function sourceOf(name: 'separate' | 'staff'): ConnectionSource {
  return db.connection(name).getWriteClient().client as ConnectionSource
}

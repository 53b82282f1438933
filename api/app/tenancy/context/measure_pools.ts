import db from '@adonisjs/lucid/services/db'
import { gauge } from '#app/operations/measures'

/** Of knex's pool, which its types don't know. */
interface Pool {
  numUsed(): number
  numFree(): number
  numPendingAcquires(): number
}

const CONNECTIONS = ['members', 'separate', 'staff'] as const

export function measurePools(): void {
  gauge(
    {
      name: 'manyhearts_database_connections',
      help: 'Connections of each pool: used, free, and how many wait for one',
      labels: ['pool', 'state'],
    },
    (set) => {
      for (const pool of CONNECTIONS) {
        const its = poolOf(pool)
        set(its.numUsed(), { pool, state: 'used' })
        set(its.numFree(), { pool, state: 'free' })
        set(its.numPendingAcquires(), { pool, state: 'waiting' })
      }
    }
  )
}

function poolOf(name: (typeof CONNECTIONS)[number]): Pool {
  return (db.connection(name).getWriteClient().client as { pool: Pool }).pool
}

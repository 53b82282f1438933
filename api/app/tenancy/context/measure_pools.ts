import { gauge } from '#app/operations/measures'
import { poolOf, POOLS } from './pool_of.js'

export function measurePools(): void {
  gauge(
    {
      name: 'manyhearts_database_connections',
      help: 'Connections of each pool: used, free, and how many wait for one',
      labels: ['pool', 'state'],
    },
    (set) => {
      for (const pool of POOLS) {
        const its = poolOf(pool)
        set(its.numUsed(), { pool, state: 'used' })
        set(its.numFree(), { pool, state: 'free' })
        set(its.numPendingAcquires(), { pool, state: 'waiting' })
      }
    }
  )
}

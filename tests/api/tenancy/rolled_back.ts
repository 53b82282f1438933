import type pg from 'pg'
import { asOwner } from '../../cast.ts'

/** Works as the tables' owner, in a transaction that is rolled back afterwards. */
export function rolledBack<T>(work: (owner: pg.Client) => Promise<T>): Promise<T> {
  return asOwner(async (owner) => {
    try {
      await owner.query('begin')
      return await work(owner)
    } finally {
      await owner.query('rollback')
    }
  })
}

import pg from 'pg'
import { ownRequests } from '../../own_requests.ts'

/** How often the API waits for PostgreSQL to answer `ask`: statements sent before any of them is answered are one round trip. */
export function roundTrips<T>(ask: () => Promise<T>): Promise<{ trips: number; result: T }> {
  return ownRequests(async (isOwn) => {
    const { query } = pg.Client.prototype
    const onTheWay = new WeakSet<pg.Client>()
    let trips = 0
    pg.Client.prototype.query = function (this: pg.Client, ...statement: unknown[]) {
      if (!isOwn()) return Reflect.apply(query, this, statement)
      if (!onTheWay.has(this)) trips++
      onTheWay.add(this)
      const done = () => void onTheWay.delete(this)
      const callback = statement.at(-1)
      if (typeof callback === 'function') {
        return Reflect.apply(query, this, [
          ...statement.slice(0, -1),
          (...answer: unknown[]) => {
            done()
            callback(...answer)
          },
        ])
      }
      const answered: Promise<unknown> = Reflect.apply(query, this, statement)
      answered.then(done, done)
      return answered
    } as typeof query
    try {
      return { result: await ask(), trips }
    } finally {
      pg.Client.prototype.query = query
    }
  })
}

import pg from 'pg'

/**
 * How often work waits for PostgreSQL: statements that a connection sends before any of them is answered travel together, and
 * the first one after an answer begins a new trip.
 */
export async function roundTrips<T>(work: () => Promise<T>): Promise<{ trips: number; result: T }> {
  const { query } = pg.Client.prototype
  const onTheWay = new WeakSet<pg.Client>()
  let trips = 0
  pg.Client.prototype.query = function (this: pg.Client, ...statement: unknown[]) {
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
    return { result: await work(), trips }
  } finally {
    pg.Client.prototype.query = query
  }
}

import db from '@adonisjs/lucid/services/db'

const TRIES = 12

/**
 * How many statements something asks through some of the API's doors to the database. Jobs ask through the same doors meanwhile, so
 * the fewest of several times are its own. `prepare` is not counted.
 */
export async function fewestStatements(
  doors: ('members' | 'asides')[],
  ask: () => Promise<unknown>,
  prepare: () => Promise<unknown> = async () => undefined
): Promise<number> {
  const clients = doors.map((door) => db.connection(door).getWriteClient())
  const counts: number[] = []
  let statements = 0
  const count = () => void statements++
  clients.forEach((client) => client.on('query', count))
  for (let time = 0; time < TRIES; time++) {
    await prepare()
    statements = 0
    await ask()
    counts.push(statements)
  }
  clients.forEach((client) => client.off('query', count))
  return Math.min(...counts)
}

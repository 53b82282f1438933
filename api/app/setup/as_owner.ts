import pg from 'pg'
import env from '#start/env'

/** Works on a connection of the database's owner, past a pooler. */
export async function asOwner<T>(work: (owner: pg.Client) => Promise<T>): Promise<T> {
  const owner = new pg.Client(env.get('DATABASE_DIRECT_URL') ?? env.get('DATABASE_URL'))
  await owner.connect()
  try {
    return await work(owner)
  } finally {
    await owner.end()
  }
}

import pg from 'pg'
import { DEMO } from './product.ts'

/** Changes the demo members of all brands; `$1` is their address. */
export async function asSuperuser(...statements: string[]): Promise<void> {
  const client = new pg.Client(process.env.DATABASE_URL)
  await client.connect()
  for (const statement of statements) await client.query(statement, [DEMO.email])
  await client.end()
}

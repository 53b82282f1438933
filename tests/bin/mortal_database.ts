import { rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { startEmbeddedPostgres } from '@manyhearts/api/bin/embedded_postgres'

export async function mortalDatabase(folder: string): Promise<{ url: string; drop(): Promise<void> }> {
  const { url, stop } = await startEmbeddedPostgres(join(folder, 'postgres'))
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query('show data_directory')
  await client.end()
  return {
    url,
    drop: async () => {
      await stop()
      // As root, PostgreSQL runs as another user, in a folder of its own.
      await rm(dirname(rows[0].data_directory), { recursive: true, force: true })
    },
  }
}

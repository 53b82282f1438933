import pg from 'pg'

/** A fresh database on the given server for one run of the tests, and how to remove it with its roles. */
export async function throwawayDatabase(serverUrl: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `test_${process.pid}_${Date.now().toString(36)}`
  const url = new URL(serverUrl)
  url.pathname = '/postgres'
  const onServer = async (...statements: string[]) => {
    const client = new pg.Client(url.href)
    await client.connect()
    for (const statement of statements) await client.query(statement)
    await client.end()
  }
  await onServer(`create database ${name}`)
  const own = new URL(serverUrl)
  own.pathname = `/${name}`
  return {
    url: own.href,
    drop: () =>
      onServer(
        `drop database ${name} with (force)`,
        ...['rt', 'staff', 'jobs'].map((role) => `drop role if exists ${name}_${role}`)
      ),
  }
}

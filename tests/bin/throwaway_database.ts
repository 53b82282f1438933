import { randomBytes } from 'node:crypto'
import pg from 'pg'

/**
 * A fresh database on the given server for one run of the tests, and how to remove it with its roles. It belongs to the server's own
 * superuser, or to a role that may create roles and no more, as where somebody else runs the server.
 */
export async function throwawayDatabase(
  serverUrl: string,
  owner: 'superuser' | 'creates roles' = 'superuser'
): Promise<{ url: string; drop(): Promise<void> }> {
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
  if (owner === 'creates roles') {
    own.username = `owner_of_${name}`
    own.password = randomBytes(16).toString('hex')
    await onServer(
      `create role ${own.username} login createrole nosuperuser password '${own.password}'`,
      `alter database ${name} owner to ${own.username}`
    )
  }
  return {
    url: own.href,
    drop: () =>
      onServer(
        `drop database ${name} with (force)`,
        ...['rt', 'staff', 'jobs', 'definer'].map((role) => `drop role if exists ${name}_${role}`),
        `drop role if exists owner_of_${name}`
      ),
  }
}

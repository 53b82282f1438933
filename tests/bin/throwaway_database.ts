import { randomBytes } from 'node:crypto'
import pg from 'pg'

/**
 * A database for one test run, and how to drop it with its roles. Its owner is the server's superuser or, as on hosted servers,
 * a role that may only create roles.
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
        `do $$ begin revoke set on parameter backtrace_functions from ${name}_definer; exception when undefined_object then null; end $$`,
        ...['rt', 'staff', 'jobs', 'definer'].map((role) => `drop role if exists ${name}_${role}`),
        `drop role if exists owner_of_${name}`
      ),
  }
}

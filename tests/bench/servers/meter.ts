import pg from 'pg'
import { parentOf, processorTime, serverTime } from './processor_time.ts'

/** Milliseconds of processor time so far; undefined without `/proc`, or where PostgreSQL runs elsewhere. */
export interface Spent {
  node: number | undefined
  postgres: number | undefined
}

export type Meter = () => Spent

/** Reads what a server and its PostgreSQL have spent: unlike a rate, it says the same on a busy machine. */
export async function meterOf(databaseUrl: string, pid: number): Promise<Meter> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  const { rows } = await client.query(
    `select pg_backend_pid() as pid, coalesce(host(inet_server_addr()) = host(inet_client_addr()), true) as "isHere"`
  )
  const postmaster = rows[0].isHere ? parentOf(rows[0].pid) : undefined
  await client.end()
  return () => ({ node: processorTime(pid), postgres: postmaster && serverTime(postmaster) })
}

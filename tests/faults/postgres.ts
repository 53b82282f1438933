import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startEmbeddedPostgres } from '@manyhearts/api/bin/embedded_postgres'
import { asOwner } from '../cast.ts'

const GONE_WITHIN_MS = 5_000

/** `kill -9` of PostgreSQL with all its processes: nothing is flushed. */
export async function killPostgres(): Promise<void> {
  const server = await asOwner(async (owner) => {
    const { rows } = await owner.query('select pg_backend_pid() as pid')
    return (await runningProcesses()).find(({ pid }) => pid === rows[0].pid)!.parent
  })
  // Stopped first, so that it starts no more children while they are listed.
  process.kill(server, 'SIGSTOP')
  const children = (await runningProcesses()).filter(({ parent }) => parent === server).map(({ pid }) => pid)
  const tree = [server, ...children]
  tree.forEach(kill)
  // Until the last is reaped: a new server takes even a zombie for a running one.
  for (const until = Date.now() + GONE_WITHIN_MS; (await runningProcesses()).some(({ pid }) => tree.includes(pid));)
    if (Date.now() > until) throw new Error('PostgreSQL did not die')
}

/** Restarts the killed server on its data and port; it recovers by itself. */
export async function restartPostgres(): Promise<void> {
  const { url } = await startEmbeddedPostgres(join(process.env.DATA_DIR!, 'postgres'))
  if (url !== process.env.DATABASE_URL) throw new Error('PostgreSQL came back somewhere else')
}

async function runningProcesses(): Promise<{ pid: number; parent: number }[]> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid='])
  return stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .map(([pid, parent]) => ({ pid: Number(pid), parent: Number(parent) }))
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

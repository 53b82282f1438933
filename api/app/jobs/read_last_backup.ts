import type { Client } from 'pg'

export interface LastBackup {
  /** The moment whose rows it holds. */
  made_at: Date
  ended_at: Date
  rows: number
  files: number
}

export async function readLastBackup(jobs: Client): Promise<LastBackup | null> {
  const { rows } = await jobs.query<LastBackup>(
    'select made_at, ended_at, rows::float8 as rows, files from infra.backups order by made_at desc limit 1'
  )
  return rows[0] ?? null
}

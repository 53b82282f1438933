import { createWriteStream, existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Client } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { doneMigrations } from '#app/setup/migrations'
import { tenantToken } from '#app/tenancy/context/tenant_token'
import { appKeyMark } from './app_key_mark.js'
import { type BackedUpTable, backedUpTables, JOBS } from './backed_up_tables.js'
import { type BackupContents, BackupRefused, rowsFile, writeContents } from './backup_contents.js'
import { copyFilesTo } from './backup_files.js'

/**
 * Writes every row as of one moment, and the files they name, to a new folder, while the product runs. The folder has its name only
 * once it is complete.
 * @throws BackupRefused when it is there already
 */
export async function backUp(owner: Client, place: string, dataFolder: string): Promise<BackupContents> {
  const target = resolve(place)
  if (existsSync(target)) throw new BackupRefused(`${target} exists already; a backup goes into a new folder.`)
  const folder = `${target}.incomplete`
  await rm(folder, { recursive: true, force: true })
  await mkdir(join(folder, 'tables'), { recursive: true, mode: 0o700 })
  try {
    const contents = await inOneMoment(owner, (tables, tokens) => write(owner, tables, tokens, folder, dataFolder))
    await rename(folder, target)
    await record(owner, contents)
    return contents
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  }
}

/** So that the product can tell when the last one was made. */
async function record(owner: Client, { made_at, tables, files }: BackupContents): Promise<void> {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  await owner.query('insert into infra.backups (made_at, rows, files) values ($1, $2, $3)', [made_at, rows, files])
}

async function inOneMoment<T>(
  owner: Client,
  work: (tables: BackedUpTable[], tokens: string[]) => Promise<T>
): Promise<T> {
  await owner.query('begin isolation level repeatable read read only')
  try {
    await owner.query('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0')
    const tables = await backedUpTables(owner)
    if (!tables.some(({ name }) => name === 'app.members'))
      throw new BackupRefused('This database holds no Manyhearts yet.')
    // A migration waits until all is written, as with pg_dump.
    await owner.query(`lock table ${tables.map(({ name }) => name).join(', ')} in access share mode`)
    const { rows } = await owner.query<{ id: string }>('select id::text from global.tenants order by id')
    return await work(
      tables,
      rows.map(({ id }) => tenantToken(id))
    )
  } finally {
    await owner.query('rollback')
  }
}

async function write(
  owner: Client,
  tables: BackedUpTable[],
  tokens: string[],
  folder: string,
  dataFolder: string
): Promise<BackupContents> {
  const began = new Date()
  const contents: BackupContents = {
    made_at: began.toISOString(),
    migrations: await doneMigrations(owner),
    app_key_mark: appKeyMark(),
    tables: [],
    files: 0,
  }
  for (const table of tables) {
    const rows = await writeRows(owner, table, table.isFiltered ? tokens : [''], rowsFile(folder, table.name))
    contents.tables.push({ name: table.name, columns: table.columns, rows })
  }
  // Files come before their rows: a younger one has no row here, and nothing would ever remove it.
  contents.files = await copyFilesTo(join(folder, 'files'), dataFolder, began)
  await writeContents(folder, contents)
  return contents
}

async function writeRows(
  owner: Client,
  { name, columns }: BackedUpTable,
  tokens: string[],
  file: string
): Promise<number> {
  const unfinished = name === JOBS ? ` where state < 'completed'` : ''
  let count = 0
  const rows = async function* () {
    for (const token of tokens) {
      await owner.query(`select set_config('app.tenant', $1, true)`, [token])
      const copy = owner.query(copyTo(`copy (select ${columns.join(', ')} from ${name}${unfinished}) to stdout`))
      yield* copy
      count += copy.rowCount
    }
  }
  await pipeline(rows, createGzip({ level: 1 }), createWriteStream(file, { mode: 0o600 }))
  return count
}

import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type { Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { doneMigrations, knownMigrations } from '#app/setup/migrations'
import { appKeyMark } from './app_key_mark.js'
import { backedUpTables, JOBS } from './backed_up_tables.js'
import { type BackupContents, BackupRefused, rowsFile } from './backup_contents.js'

/** @throws BackupRefused, before anything is made, when this release, key or database can't take the backup */
export async function refuseToRestore(owner: Client, { migrations, app_key_mark }: BackupContents): Promise<void> {
  if (app_key_mark !== appKeyMark())
    throw new BackupRefused(
      'The backup was made with another APP_KEY, without which nobody could log in. Set APP_KEY to that one, or put the file app-key of the old DATA_DIR into the new.'
    )
  if (JSON.stringify(migrations) !== JSON.stringify(await knownMigrations()))
    throw new BackupRefused(
      'The backup was made by a release with other migrations. Restore it with that release, then start this one.'
    )
  if (await holdsSomething(owner))
    throw new BackupRefused(
      'This database isn’t empty. A backup goes into a new one: name another DATA_DIR, or an empty database in DATABASE_URL.'
    )
}

async function holdsSomething(owner: Client): Promise<boolean> {
  if ((await doneMigrations(owner)).length > 0) {
    const { rows } = await owner.query(
      `select exists (select from global.tenants) or exists (select from staff.staff_members) as something`
    )
    return rows[0].something
  }
  const { rowCount } = await owner.query(
    `select from pg_class where relkind in ('r', 'p') and relnamespace::regnamespace::text not in ('pg_catalog', 'information_schema')
       and relnamespace::regnamespace::text !~ '^pg_toast' limit 1`
  )
  return Boolean(rowCount)
}

/** Fills the tables of a prepared database, all or nothing. @throws BackupRefused when a row is missing */
export async function restoreRows(owner: Client, { tables }: BackupContents, folder: string): Promise<void> {
  const here = await backedUpTables(owner)
  const unknown = tables.find((table) => !here.some(({ name }) => name === table.name))
  if (unknown) throw new BackupRefused(`There is no table ${unknown.name} in this release.`)
  const own = here.filter(({ name }) => name !== JOBS).map(({ name }) => name)
  const references = await referencesOf(owner, own)

  await owner.query('begin')
  try {
    await owner.query('set local statement_timeout = 0')
    await owner.query(`truncate ${own.join(', ')}`)
    // Rows come in any order, and what triggers would add is in the backup.
    for (const { table, name } of references) await owner.query(`alter table ${table} drop constraint ${name}`)
    for (const table of own) await owner.query(`alter table ${table} disable trigger user, no force row level security`)
    for (const table of tables) await fill(owner, table, rowsFile(folder, table.name))
    await owner.query('set constraints all immediate')
    for (const table of own) await owner.query(`alter table ${table} enable trigger user`)
    for (const { table, name, rule } of references)
      await owner.query(`alter table ${table} add constraint ${name} ${rule}`)
    for (const { name } of here.filter((table) => table.name.startsWith('app.')))
      await owner.query(`alter table ${name} force row level security`)
    await owner.query('commit')
  } catch (error) {
    await owner.query('rollback')
    throw error
  }
  await owner.query('analyze')
}

async function referencesOf(owner: Client, tables: string[]) {
  const { rows } = await owner.query<{ table: string; name: string; rule: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as rule
     from pg_constraint where contype = 'f' and conrelid = any ($1::regclass[])`,
    [tables]
  )
  return rows
}

async function fill(owner: Client, table: BackupContents['tables'][number], file: string): Promise<void> {
  const copy = owner.query(copyFrom(`copy ${table.name} (${table.columns.join(', ')}) from stdin`))
  await pipeline(createReadStream(file), createGunzip(), copy)
  if (copy.rowCount !== table.rows)
    throw new BackupRefused(`${table.name} has ${copy.rowCount} rows where the backup counted ${table.rows}.`)
}

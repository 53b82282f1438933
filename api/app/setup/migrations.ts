import { readdir } from 'node:fs/promises'
import { join, parse } from 'node:path'
import type { Client } from 'pg'
import { PRODUCT_ROOT } from '#app/http/product_root'

const FOLDER = 'database/migrations'

/** Migrations of this release, oldest first. */
export async function knownMigrations(): Promise<string[]> {
  const files = await readdir(join(PRODUCT_ROOT, FOLDER))
  return files.map((file) => `${FOLDER}/${parse(file).name}`).sort()
}

/** Migrations this database was made by, oldest first. */
export async function doneMigrations(owner: Client): Promise<string[]> {
  const { rows } = await owner.query(`select to_regclass('migrations.adonis_schema') is not null as exists`)
  if (!rows[0].exists) return []
  const done = await owner.query<{ name: string }>('select name from migrations.adonis_schema')
  return done.rows.map(({ name }) => name).sort()
}

import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { throwawayDatabase } from '../bin/throwaway_database.ts'
import type { BenchBrand } from './seed/bench_brand.ts'
import { seedActors } from './seed/seed_actors.ts'
import { seedBrands } from './seed/seed_brands.ts'
import { seedCrowd } from './seed/seed_crowd.ts'
import { API } from './servers/product_server.ts'

export interface BenchDatabase {
  url: string
  /** Brand ids by slug. */
  tenants: Map<string, string>
  /** Closes connections, and drops a database that isn't named. */
  close(): Promise<void>
}

/** A database with these brands, made as a superuser; `name` keeps it for later runs, until the seed changes. */
export async function benchDatabase(serverUrl: string, brands: BenchBrand[], name?: string): Promise<BenchDatabase> {
  const database = name ? await keptDatabase(serverUrl, name) : await throwawayDatabase(serverUrl)
  await promisify(execFile)(process.execPath, ['build/ace.js', 'database:prepare'], {
    cwd: API,
    env: { ...process.env, NODE_ENV: 'production', ALLOW_SANDBOX: 'true', DATABASE_URL: database.url },
  })
  const owner = new pg.Client(database.url)
  await owner.connect()
  const tenants = await seedBrands(owner, brands)
  for (const brand of brands) {
    const tenantId = tenants.get(brand.slug)!
    const { rowCount } = await owner.query('select from app.members where tenant_id = $1 limit 1', [tenantId])
    if (!rowCount) await seedCrowd(owner, tenantId, brand)
    if (brand.acts) await seedActors(owner, tenantId, brand)
  }
  await owner.query('vacuum analyze')
  await owner.end()
  return { url: database.url, tenants, close: database.drop }
}

async function keptDatabase(serverUrl: string, name: string): Promise<{ url: string; drop(): Promise<void> }> {
  const seeding = `seeded by ${await seedFingerprint()}`
  const url = new URL(serverUrl)
  url.pathname = '/postgres'
  const server = new pg.Client(url.href)
  await server.connect()
  const { rows } = await server.query(
    `select shobj_description(oid, 'pg_database') as seeding from pg_database where datname = $1`,
    [name]
  )
  if (rows[0]?.seeding !== seeding) {
    await server.query(`drop database if exists ${name} with (force)`)
    await server.query(`create database ${name}`)
    await server.query(`comment on database ${name} is '${seeding}'`)
  }
  await server.end()
  url.pathname = `/${name}`
  return { url: url.href, drop: async () => {} }
}

async function seedFingerprint(): Promise<string> {
  const folder = new URL('seed/', import.meta.url)
  const hash = createHash('sha256')
  for (const file of (await readdir(folder)).sort()) hash.update(await readFile(new URL(file, folder)))
  return hash.digest('hex')
}

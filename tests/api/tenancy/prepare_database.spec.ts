import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { test } from '@japa/runner'
import pg from 'pg'
import { describeSchema } from '@manyhearts/api/app/setup/describe_schema'
import { throwawayDatabase } from '../../bin/throwaway_database.ts'
import { catalogueFaults } from './catalogue_faults.ts'

/** As installed: built, so that each command starts at once. */
const API = join(dirname(fileURLToPath(import.meta.resolve('@manyhearts/api/adonisrc'))), 'build')

const SCHEMA = new URL('../../../database/schema.sql', import.meta.url)
const SUPERUSER_PART = new URL('../../../database/superuser.sql', import.meta.url)

const prepare = (url: string) =>
  promisify(execFile)(process.execPath, ['ace.js', 'database:prepare'], {
    cwd: API,
    env: { ...process.env, DATABASE_URL: url },
  })

const differencesBetween = (written: string, made: string) => {
  const [before, after] = [written.split('\n'), made.split('\n')]
  return [
    ...before.filter((line) => !after.includes(line)).map((line) => `- ${line}`),
    ...after.filter((line) => !before.includes(line)).map((line) => `+ ${line}`),
  ]
}

test.group('Preparing a database', () => {
  test('three nodes that start at once do it once, and make what database/schema.sql says', async ({
    assert,
    cleanup,
  }) => {
    const { url, drop } = await throwawayDatabase(process.env.DATABASE_URL!)
    cleanup(drop)

    const outputs = await Promise.all([prepare(url), prepare(url), prepare(url)])

    const database = new pg.Client(url)
    await database.connect()
    const { rows } = await database.query(
      'select count(*)::int as all, count(distinct name)::int as different from migrations.adonis_schema'
    )
    const staff = await database.query('select 1 from staff.staff_members')
    const made = await describeSchema(database)
    await database.end()
    assert.deepEqual(
      differencesBetween(await readFile(SCHEMA, 'utf8'), made),
      [],
      'Migrations changed: `npm run ace -- database:describe` makes database/schema.sql anew'
    )
    assert.equal(rows[0].all, rows[0].different)
    assert.isAbove(rows[0].all, 0)
    assert.equal(staff.rowCount, 1)
    assert.lengthOf(
      outputs.filter(({ stdout }) => stdout.includes('migrated 0001')),
      1
    )
  }).tags(['@full'])

  test('an owner who is no superuser prepares it as safely, again and again', async ({ assert, cleanup }) => {
    const { url, drop } = await throwawayDatabase(process.env.DATABASE_URL!, 'creates roles')
    cleanup(drop)

    const { stdout } = await prepare(url)
    await prepare(url)

    const owner = new pg.Client(url)
    await owner.connect()
    const faults = await catalogueFaults(owner).finally(() => owner.end())
    assert.include(stdout, 'the owner is no superuser')
    assert.deepEqual(faults, [])

    const superuser = new pg.Client(new URL(new URL(url).pathname, process.env.DATABASE_URL).href)
    await superuser.connect()
    await superuser.query(await readFile(SUPERUSER_PART, 'utf8')).finally(() => superuser.end())
    assert.notInclude((await prepare(url)).stdout, 'no superuser', 'it was run, and waits no longer')
  }).tags(['@full'])

  test('one of an older version is refused, with one sentence that says what to do', async ({ assert, cleanup }) => {
    const { url, drop } = await throwawayDatabase(process.env.DATABASE_URL!)
    cleanup(drop)
    const owner = new pg.Client(url)
    await owner.connect()
    await owner.query('create schema migrations create table adonis_schema (name text)')
    await owner.query(
      `insert into migrations.adonis_schema values ('database/migrations/0001_security'), ('database/migrations/0007_discovery')`
    )

    const refused = await prepare(url).then(
      () => assert.fail('was prepared'),
      (error: { code: number; stdout: string; stderr: string }) => error
    )

    const { rows } = await owner.query(`select to_regnamespace('app') as app`).finally(() => owner.end())
    assert.equal(refused.code, 1)
    assert.include(refused.stdout + refused.stderr, `Delete the folder ${join(process.env.DATA_DIR!, 'postgres')} `)
    assert.notMatch(refused.stdout + refused.stderr, /\n +at |⁃ at/)
    assert.isNull(rows[0].app)
  })
})

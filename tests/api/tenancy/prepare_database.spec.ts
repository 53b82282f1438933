import { execFile } from 'node:child_process'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { test } from '@japa/runner'
import pg from 'pg'
import { throwawayDatabase } from '../../bin/throwaway_database.ts'

const API = dirname(fileURLToPath(import.meta.resolve('@manyhearts/api/adonisrc')))

test.group('Preparing a database', () => {
  test('three nodes that start at once do it once', async ({ assert, cleanup }) => {
    const { url, drop } = await throwawayDatabase(process.env.DATABASE_URL!)
    cleanup(drop)
    const prepare = () =>
      promisify(execFile)(process.execPath, ['ace.js', 'database:prepare'], {
        cwd: API,
        env: { ...process.env, DATABASE_URL: url },
      })

    const outputs = await Promise.all([prepare(), prepare(), prepare()])

    const database = new pg.Client(url)
    await database.connect()
    const { rows } = await database.query(
      'select count(*)::int as all, count(distinct name)::int as different from migrations.adonis_schema'
    )
    const staff = await database.query('select 1 from staff.staff_members')
    await database.end()
    assert.equal(rows[0].all, rows[0].different)
    assert.isAbove(rows[0].all, 0)
    assert.equal(staff.rowCount, 1)
    assert.lengthOf(
      outputs.filter(({ stdout }) => stdout.includes('migrated 0001')),
      1
    )
  }).timeout(120_000)
})

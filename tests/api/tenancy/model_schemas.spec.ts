import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { test } from '@japa/runner'

const API = dirname(fileURLToPath(import.meta.resolve('@manyhearts/api/adonisrc')))
const SCHEMA = join(API, '.adonisjs/server/schema.ts')

test.group('Model schemas', () => {
  test('are what the migrations make', async ({ assert, cleanup }) => {
    const committed = await readFile(SCHEMA, 'utf8')
    cleanup(() => writeFile(SCHEMA, committed))

    await promisify(execFile)(process.execPath, ['ace.js', 'schema:generate', '--connection=owner'], { cwd: API })

    assert.equal(await readFile(SCHEMA, 'utf8'), committed)
  })

  test('have the id alone as the key of a row, so that saving one changes one', async ({ assert }) => {
    const schema = await readFile(SCHEMA, 'utf8')

    assert.notMatch(schema, /isPrimary: true \}\)\s+declare (?!id\b)/)
    assert.match(schema, /@column\(\{ isPrimary: true \}\)\s+declare id: string/)
    assert.notMatch(schema, /bigint \| number/)
  })
})

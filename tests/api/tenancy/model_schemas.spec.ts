import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ace from '@adonisjs/core/services/ace'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'

const API = dirname(fileURLToPath(import.meta.resolve('@manyhearts/api/adonisrc')))
const SCHEMA = join(API, '.adonisjs/server/schema.ts')

test.group('Model schemas', () => {
  test('are what the migrations make', async ({ assert, cleanup }) => {
    const folder = await mkdtemp(join(tmpdir(), 'manyhearts-schema-'))
    cleanup(() => rm(folder, { recursive: true }))
    const { config } = db.manager.get('owner')!
    const { schemaGeneration } = config
    // Elsewhere, because other processes of a test run read the committed file.
    config.schemaGeneration = { ...schemaGeneration!, outputPath: join(folder, 'schema.ts') }
    cleanup(() => void (config.schemaGeneration = schemaGeneration))

    const { exitCode } = await ace.exec('schema:generate', ['--connection=owner', '--compact-output'])

    assert.equal(exitCode, 0)
    assert.equal(await readFile(join(folder, 'schema.ts'), 'utf8'), await readFile(SCHEMA, 'utf8'))
  })

  test('have the id alone as the key of a row, so that saving one changes one', async ({ assert }) => {
    const schema = await readFile(SCHEMA, 'utf8')

    assert.notMatch(schema, /isPrimary: true \}\)\s+declare (?!id\b)/)
    assert.match(schema, /@column\(\{ isPrimary: true \}\)\s+declare id: string/)
    assert.notMatch(schema, /bigint \| number/)
  })
})

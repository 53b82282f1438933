import { execFile } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { test } from '@japa/runner'

const API = dirname(fileURLToPath(import.meta.resolve('@manyhearts/api/adonisrc')))
const CLIENT = join(API, '.adonisjs/client/registry/index.ts')

test('`npm run ace -- codegen` writes the client of the sources, though other commands run as built', async ({
  assert,
}) => {
  const began = Date.now()

  await promisify(execFile)(process.execPath, ['bin/command.ts', 'codegen'], { cwd: API })

  assert.isAtLeast((await stat(CLIENT)).mtimeMs, began)
})

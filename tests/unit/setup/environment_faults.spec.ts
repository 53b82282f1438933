import { execFile } from 'node:child_process'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { test } from '@japa/runner'
import { explainFault } from '@manyhearts/api/bin/explain_fault'

const API = dirname(fileURLToPath(import.meta.resolve('@manyhearts/api/adonisrc')))

const checked = (env: NodeJS.ProcessEnv) =>
  promisify(execFile)(process.execPath, ['--import=@poppinss/ts-exec', 'bin/check_environment.ts'], {
    cwd: API,
    env: { PATH: process.env.PATH, PORT: '3333', DATA_DIR: 'var', ...env },
  }).then(
    () => '',
    ({ stderr }: { stderr: string }) => stderr
  )

const GOOD = {
  NODE_ENV: 'production',
  APP_KEY: 'x'.repeat(32),
  DATABASE_URL: 'postgres://owner:password@db.example.com/manyhearts',
  ALLOW_SANDBOX: 'true',
}

test.group('The environment of a production start', () => {
  test('is named with all that is missing and wrong at once', async ({ assert }) => {
    const missing = await checked({ NODE_ENV: 'production' })
    const wrong = await checked({ ...GOOD, APP_KEY: 'short', DATABASE_URL: 'mysql://db/x', PORT: '99999' })

    for (const name of ['APP_KEY', 'DATABASE_URL', 'MAIL_URL', 'ALLOW_SANDBOX']) assert.include(missing, name)
    for (const name of ['APP_KEY', 'DATABASE_URL', 'PORT']) assert.include(wrong, name)
    assert.notMatch(missing + wrong, /\n +at /)
  })

  test('needs no more than the README names', async ({ assert }) => {
    assert.equal(await checked(GOOD), '')
  })

  test('that fails later says what to do, and a fault of the product stays what it is', ({ assert }) => {
    const fault = (code: string, more = {}) => explainFault(Object.assign(new Error('it failed'), { code, ...more }))

    assert.include(fault('EADDRINUSE', { port: 3333 })!, 'Port 3333 is in use')
    assert.include(fault('ECONNREFUSED', { address: '127.0.0.1', port: 5432 })!, '127.0.0.1:5432')
    assert.include(fault('42501')!, 'CREATEROLE')
    assert.include(fault('EACCES', { path: '/data' })!, '/data can’t be written')
    assert.isUndefined(explainFault(new TypeError('undefined is not a function')))
  })
})

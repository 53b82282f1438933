import { execFile } from 'node:child_process'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { test } from '@japa/runner'
import { explainFault } from '@manyhearts/api/bin/explain_fault'
import { checkedEnvironment as checked } from './checked_environment.ts'

const API = dirname(fileURLToPath(import.meta.resolve('@manyhearts/api/adonisrc')))

/** What a launcher says when it can’t settle its environment. */
const settled = (env: NodeJS.ProcessEnv) =>
  promisify(execFile)(
    process.execPath,
    [
      '-e',
      `import('./bin/settle_environment.ts').then(async (it) => it.settleEnvironment({}).catch((await import('./bin/fail.ts')).fail))`,
    ],
    { cwd: API, env: { PATH: process.env.PATH, PORT: '3333', ...env }, timeout: 30_000 }
  ).then(
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

    for (const name of ['APP_KEY', 'DATABASE_URL', 'MAIL_URL']) assert.include(missing, name)
    for (const name of ['APP_KEY', 'DATABASE_URL', 'PORT']) assert.include(wrong, name)
    assert.notMatch(missing + wrong, /\n +at /)
  })

  test('needs no more than the README names', async ({ assert }) => {
    assert.equal(await checked(GOOD), '')
    const { ALLOW_SANDBOX: _trial, ...real } = GOOD
    assert.equal(await checked({ ...real, MAIL_URL: 'smtp://mail.example.com' }), '')
  })

  test('doesn’t take mail, hosts and addresses that can’t be meant', async ({ assert }) => {
    const faults = {
      MAIL_URL: ['mail.example.com', 'http://mail.example.com', 'smtp://'],
      ADMIN_EMAIL: ['sam', 'sam@', 'sam @example.com'],
      ADMIN_HOST: ['https://admin.example.com', 'admin.example.com:443', 'admin.example.com/', 'admin example'],
    }
    for (const [name, values] of Object.entries(faults))
      for (const value of values) assert.include(await checked({ ...GOOD, [name]: value }), name, value)
    const right = {
      MAIL_URL: 'smtps://we:a%20word@[::1]:465',
      ADMIN_EMAIL: 'sam@example.com',
      ADMIN_HOST: 'admin.example.com',
    }
    assert.equal(await checked({ ...GOOD, ...right }), '')
  })

  test('names an age service that production would refuse to ask, among the other faults', async ({ assert }) => {
    const services = (issuer: string) =>
      JSON.stringify({ proof: { issuer, client_id: 'we', client_secret: 'a secret' } })

    for (const issuer of [
      'http://127.0.0.1:4000',
      'http://localhost',
      'https://localhost',
      'https://10.0.0.7',
      'https://proof.example.com:8443',
      'https://we:us@proof.example.com',
    ]) {
      const wrong = await checked({ ...GOOD, APP_KEY: 'short', AGE_PROVIDERS: services(issuer) })
      assert.include(wrong, 'AGE_PROVIDERS.proof.issuer', issuer)
      assert.include(wrong, 'APP_KEY', issuer)
      assert.notInclude(wrong, 'a secret')
    }
    assert.equal(await checked({ ...GOOD, AGE_PROVIDERS: services('https://proof.example.com') }), '')
    assert.equal(await checked({ ...GOOD, NODE_ENV: 'test', AGE_PROVIDERS: services('http://127.0.0.1:4000') }), '')
  })

  test('has a port for Prometheus that is none of the site’s', async ({ assert }) => {
    for (const port of ['3333', '99999', 'none'])
      assert.include(await checked({ ...GOOD, METRICS_PORT: port }), 'METRICS_PORT', port)
    assert.equal(await checked({ ...GOOD, METRICS_PORT: '13333', METRICS_HOST: '10.0.0.7' }), '')
    const taken = explainFault(
      Object.assign(new Error('it failed'), { code: 'EADDRINUSE', port: 1, variable: 'METRICS_PORT' })
    )
    assert.include(taken, 'set METRICS_PORT')
  })

  test('refuses whoever would answer in a payment processor’s place', async ({ assert }) => {
    const local = 'http://127.0.0.1:4020'

    for (const name of ['VEROTEL_URL', 'MOLLIE_URL']) {
      assert.include(await checked({ ...GOOD, [name]: local }), name)
      assert.include(await checked({ ...GOOD, [name]: 'https://processor.example.com' }), name)
      assert.equal(await checked({ ...GOOD, NODE_ENV: 'test', [name]: local }), '')
      assert.include(await checked({ ...GOOD, NODE_ENV: 'test', [name]: `${local}/sub` }), name)
    }
  })

  test('with a DATA_DIR that can’t be made or written ends at once with one line', async ({ assert }) => {
    for (const folder of ['/proc/manyhearts', '/proc', '/dev/null/var']) {
      const said = await settled({ ...GOOD, DATA_DIR: folder })
      assert.match(said, /^.*DATA_DIR.*\n$/, folder)
      assert.include(said, folder)
    }
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

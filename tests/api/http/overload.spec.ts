import { createServer, type IncomingHttpHeaders, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { test } from '@japa/runner'
import { freePort } from '@manyhearts/api/bin/free_port'
import { refuseOverload } from '@manyhearts/api/app/http/refuse_overload'
import { isQueueLong, watchConnectionQueue } from '@manyhearts/api/app/tenancy/context/connection_queue'
import { asTenant, tenantRows } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { type Brand, newBrand } from '../../cast.ts'
import { eventually } from '../notices/eventually.ts'

/** More than the pool of the tests has, and those of which some may wait. */
const MANY = 40
const DOCUMENT = { accept: 'text/html', cookie: 'sid=somebodys; i18n_redirected=de' }

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  text: string
}

test.group('More than can be answered', (group) => {
  let brand: Brand
  let port: number
  group.setup(async () => {
    brand = await newBrand('rosa', 'GB', 'en-GB')
    port = await freePort()
    watchConnectionQueue()
    const server = createServer((request, response) => {
      if (!refuseOverload(request, response)) response.end('answered')
    }).listen(port, '127.0.0.1')
    return () => void server.close()
  })

  /** Takes all connections for members, and has others wait for one, until it is told to let go. */
  function crowd(): () => Promise<void> {
    let letGo!: () => void
    const over = new Promise<void>((done) => (letGo = done))
    const all = Array.from({ length: MANY }, () =>
      asTenant(brand, async () => {
        await tenantRows('select 1')
        await over
      })
    )
    return async () => {
      letGo()
      await Promise.all(all)
    }
  }

  const ask = (path: string, headers: IncomingHttpHeaders = {}, host = brand.host) =>
    new Promise<Answer>((done, fail) => {
      request({ host: '127.0.0.1', port, path, headers: { host, ...headers } }, async (answer) => {
        done({ status: answer.statusCode!, headers: answer.headers, text: await text(answer) })
      })
        .once('error', fail)
        .end()
    })

  test('is sent away at once, with when to come back, in the visitor’s language', async ({ assert, cleanup }) => {
    const letGo = crowd()
    cleanup(letGo)
    await eventually('a long queue', () => isQueueLong() || undefined)

    const call = await ask('/api/user.php', { 'accept-language': 'fi-FI,en;q=0.5' })
    assert.equal(call.status, 503)
    assert.isAtLeast(Number(call.headers['retry-after']), 3)
    const { errors, request_id: id } = JSON.parse(call.text)
    assert.equal(errors[0].code, 'unavailable')
    assert.include(errors[0].message, 'juuri nyt')
    assert.equal(id, call.headers['x-request-id'])

    const page = await ask('/chats', DOCUMENT)
    assert.equal(page.status, 503)
    assert.include(page.text, '<html lang="de">')
    assert.match(page.text, /http-equiv="refresh"/)
  })

  test('doesn’t keep payments, staff and visitors’ pages from being answered', async ({ assert, cleanup }) => {
    const letGo = crowd()
    cleanup(letGo)
    await eventually('a long queue', () => isQueueLong() || undefined)

    for (const answer of [
      await ask('/api/webhooks/mollie'),
      await ask('/api/tenants', {}, 'admin.localhost'),
      await ask('/', { accept: 'text/html' }),
      await ask('/health/ready'),
    ])
      assert.equal(answer.text, 'answered')
  })

  test('is over once they have been answered', async ({ assert }) => {
    const letGo = crowd()
    await eventually('a long queue', () => isQueueLong() || undefined)
    await letGo()

    assert.isFalse(isQueueLong())
    assert.equal((await ask('/api/user.php')).text, 'answered')
  })
})

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from '@japa/runner'
import { publicFetch } from '@manyhearts/api/app/http/outbound/public_fetch'
import { publicRequest } from '@manyhearts/api/app/http/outbound/public_request'

const ask = (address: string, isStrict: boolean) =>
  publicRequest(address, { method: 'GET', headers: {}, signal: AbortSignal.timeout(5_000) }, isStrict)

/** What any of them leads to; nothing of it is asked. */
const PRIVATE = [
  'https://10.0.0.1/',
  'https://192.168.1.1/',
  'https://169.254.169.254/latest/meta-data',
  'https://[fd00::1]/',
  'https://[::ffff:10.0.0.1]/',
  'https://0x0a000001/',
  'https://user:secret@203.0.113.1/',
  'http://169.254.169.254/',
  'http://example.com/',
  'ftp://example.com/',
]

test.group('A request to a server whose address others choose', (group) => {
  let here: string
  let asked: string[]
  group.each.setup(async () => {
    asked = []
    const server = createServer((request, response) => {
      asked.push(request.url!)
      response.writeHead(302, { location: `${here}/other`, 'x-one': 'two' }).end('moved')
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    here = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    return () => void server.close()
  })

  test('never reaches a private network, by number or by name, nor goes without HTTPS', async ({ assert }) => {
    for (const isStrict of [true, false])
      for (const address of PRIVATE) await assert.rejects(() => ask(address, isStrict), /is no public host/)
  })

  test('never reaches this machine in production, nor another port', async ({ assert }) => {
    const { port } = new URL(here)
    const names = [here, `https://127.0.0.1:${port}`, 'https://localhost', 'https://[::1]']
    for (const address of [...names, 'https://1.1.1.1:8443'])
      await assert.rejects(() => ask(address, true), /is no public host/)
    assert.isEmpty(asked)
  })

  test('follows no redirect', async ({ assert }) => {
    const answer = await publicFetch(here, { method: 'POST', headers: {}, body: new URLSearchParams({ a: 'b' }) })

    assert.equal(answer.status, 302)
    assert.equal(answer.headers.get('x-one'), 'two')
    assert.equal(await answer.text(), 'moved')
    assert.deepEqual(asked, ['/'])
  })
})

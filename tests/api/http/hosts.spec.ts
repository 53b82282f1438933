import { test } from '@japa/runner'
import { asOwner, type Cast, newBrand, newCast } from '../../cast.ts'
import { Visitor } from '../../visitor.ts'

test.group('Hosts', (group) => {
  let cast: Cast
  group.setup(async () => {
    cast = await newCast()
  })

  const nameUnder = async (host: string, headers = {}) => {
    const answer = await new Visitor(host).get('/api/settings.php', headers)
    return answer.body.name ?? answer.body.errors[0].code
  }

  test('a host is its brand, however it is written', async ({ assert }) => {
    const { host } = cast.rosa

    for (const written of [host, host.toUpperCase(), `${host}:3333`, `${host}.`, `${host}.:80`])
      assert.equal(await nameUnder(written), 'rosa', written)
  })

  test('an unknown host gets 421 and nothing of any brand', async ({ assert }) => {
    for (const host of [
      'nobody.example',
      'localhost',
      '127.0.0.1',
      '[::1]',
      `x.${cast.rosa.host}`,
      'rosa',
      'xn--rosa-hqa.localhost',
    ]) {
      const answer = await new Visitor(host).get('/api/settings.php')

      assert.equal(answer.status, 421, host)
      assert.equal(answer.body.errors[0].code, 'unknown_host')
      assert.notInclude(answer.text, cast.rosa.slug)
    }
  })

  test('an unknown host’s page is plain and says so', async ({ assert }) => {
    const { status, text, headers } = await new Visitor('nobody.example').get('/', { accept: 'text/html' })

    assert.equal(status, 421)
    assert.match(headers['content-type'] as string, /text\/html/)
    assert.include(text, '<h1>')
  })

  test('an invalid host name is refused', async ({ assert }) => {
    for (const host of ['a b', `${'a'.repeat(300)}.localhost`, 'rosa.localhost/../', '<script>', 'rosa@localhost']) {
      assert.equal((await new Visitor(host).get('/api/settings.php')).status, 400, host)
    }
  })

  test('forwarded hosts are ignored, because clients can forge them', async ({ assert }) => {
    const invented = {
      'x-forwarded-host': cast.vlam.host,
      forwarded: `host=${cast.vlam.host}`,
      'x-host': cast.vlam.host,
      'x-original-url': '/api/user.php',
      'x-forwarded-proto': 'https',
    }

    assert.equal(await nameUnder(cast.rosa.host, invented), 'rosa')
  })

  test('an absolute address in the request line changes nothing', async ({ assert }) => {
    const { body } = await new Visitor(cast.rosa.host).get(`http://${cast.vlam.host}/api/settings.php`)

    assert.notEqual(body?.name, 'vlam')
  })

  test('a proxy asks which hosts it may get certificates for: those of brands, in any state, and the console’s', async ({
    assert,
  }) => {
    const proxy = new Visitor('127.0.0.1')
    const mayServe = async (domain: string) => (await proxy.get(`/health/host?domain=${domain}`)).status
    const { host: closed } = await newBrand('iris', 'GB', 'en-GB')
    await asOwner((owner) =>
      owner.query(`update global.tenants set state = 'closed' from global.domains
        where tenant_id = tenants.id and host = '${closed}'`)
    )

    for (const host of [cast.rosa.host, cast.rosa.host.toUpperCase(), closed, 'admin.localhost'])
      assert.equal(await mayServe(host), 200, host)
    for (const host of ['nobody.example', `x.${cast.rosa.host}`, '127.0.0.1', '', '%00', 'a%20b', 'x'.repeat(300)])
      assert.equal(await mayServe(host), 404, host)
    assert.equal((await proxy.get('/health/host')).status, 404)
    assert.equal((await proxy.get('/health/host?domain=a&domain=b')).status, 404)
  })

  test('health answers on any host', async ({ assert }) => {
    for (const host of [cast.rosa.host, 'nobody.example', 'admin.localhost']) {
      assert.equal((await new Visitor(host).get('/health/live')).status, 200)
      assert.equal((await new Visitor(host).get('/health/ready')).status, 200)
    }
  })
})

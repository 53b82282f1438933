import { Agent } from 'node:http'
import { test } from '@japa/runner'
import { type AnotherServer, anotherServer } from '../../another_server.ts'
import { asOwner, type Cast, newCast } from '../../cast.ts'
import { PASSWORD } from '../../password.ts'
import { Visitor } from '../../visitor.ts'
import { giveCredits } from '../chat/conversing.ts'
import { draft } from '../identity/signup/signing_up.ts'
import { eventually } from '../notices/eventually.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const FROM_PROXY = 'edge-1.7f3a9c'
/** Of a visitor alone: a failed job may name the address of a service that another test ended. */
const OWN_ADDRESS = '127.0.0.7'

test.group('The log of requests', (group) => {
  let cast: Cast
  let server: AnotherServer
  const said: string[] = []
  group.setup(async () => {
    cast = await newCast()
    server = await anotherServer(
      { ACCESS_LOG: 'true', LOG_LEVEL: 'info', TRUSTED_PROXIES: `127.0.0.1,${OWN_ADDRESS}` },
      (line) => void said.push(line)
    )
    return async () => void (await server.stop())
  })

  const lineOf = (id: string) =>
    eventually('the line', () => {
      const line = said.find((one) => one.includes(`"request_id":"${id}"`) && one.includes('"msg":"request"'))
      return line && JSON.parse(line)
    })

  test('has one line for each, found by the id that was answered', async ({ assert }) => {
    const { ann, ben } = cast

    const { headers } = await server.at(ann.browser).get(`/api/members/${ben.profile.id}`)

    const id = String(headers['x-request-id'])
    assert.match(id, UUID)
    const { time: _time, pid: _pid, hostname: _hostname, ms, ...line } = await lineOf(id)
    assert.isNumber(ms)
    assert.deepEqual(line, {
      level: 30,
      name: 'manyhearts',
      request_id: id,
      method: 'GET',
      route: '/api/members/:id',
      status: 200,
      host: 'brand',
      tenant: cast.rosa.slug,
      msg: 'request',
    })
    assert.lengthOf(
      said.filter((one) => one.includes(id)),
      1
    )
  })

  test('takes an id over from a trusted proxy alone, and only one that looks like an id', async ({ assert }) => {
    const ask = (at: Visitor, id: string) =>
      at.get('/api/packages', { 'x-request-id': id }).then(({ headers }) => headers['x-request-id'])
    const trusting = server.at(cast.ann.browser)

    assert.equal(await ask(trusting, FROM_PROXY), FROM_PROXY)
    await lineOf(FROM_PROXY)
    for (const odd of ['short', 'with a space', 'x'.repeat(65), 'ann@example.com', '"},{"level":60'])
      assert.match(String(await ask(trusting, odd)), UUID, odd)
    // In this process nobody is trusted.
    assert.match(String(await ask(cast.ann.browser, FROM_PROXY)), UUID)
  })

  test('names a failure by the id in its answer, and not what stood in the row that was refused', async ({
    assert,
  }) => {
    const { rosa } = cast
    const email = 'gwendolyn.hathaway@example.com'
    const planted = `planted_${rosa.id}`
    const rule = `check (tenant_id is distinct from ${rosa.id}) not valid`
    await asOwner((owner) => owner.query(`alter table app.members add constraint ${planted} ${rule}`))
    const answer = await server
      .at(new Visitor(rosa.host))
      .post('/api/signup', draft({ email }))
      .finally(() => asOwner((owner) => owner.query(`alter table app.members drop constraint ${planted}`)))

    assert.equal(answer.status, 500)
    assert.equal(answer.headers['x-request-id'], answer.body.request_id)
    assert.equal((await lineOf(answer.body.request_id)).status, 500)
    const failure = said.find((one) => one.includes(answer.body.request_id) && one.includes('request failed'))
    assert.include(failure, planted)
    assert.notInclude(said.join('\n'), email)
  })

  test('tells of a log-in, a message and a search neither address, name, text nor number', async ({ assert }) => {
    const { ann, ben } = cast
    const secret = 'Meet me at the old lighthouse'
    await giveCredits(ann, 100)
    const visitor = new Visitor(cast.rosa.host, new Agent({ localAddress: OWN_ADDRESS }), Number(server.port))
    const from = said.length

    const agent = { 'user-agent': 'Curious/9.1', 'x-forwarded-for': '203.0.113.77' }
    await visitor.post('/api/session', { email: ann.member.email, password: PASSWORD }, agent)
    await visitor.post(
      `/api/members/${ben.profile.id}/messages`,
      { body: secret },
      { ...agent, 'idempotency-key': 'once' }
    )
    await visitor.get('/api/search?min_age=33&max_age=44&q=Benjamin', agent)
    await visitor.get(`/profile/${ben.profile.id}?ref=Benjamin`, { ...agent, accept: 'text/html' })
    const { headers } = await visitor.post('/api/session', { email: ann.member.email, password: 'Wrong-Secret' }, agent)
    await lineOf(String(headers['x-request-id']))

    const lines = said.slice(from)
    assert.isAtLeast(lines.length, 5)
    for (const line of lines) assert.equal(JSON.parse(line).name, 'manyhearts')
    // What the machine made up by itself may hold any number.
    const all = lines
      .map((line) => {
        const { time: _time, pid: _pid, hostname: _hostname, ms: _ms, request_id: _id, ...rest } = JSON.parse(line)
        return JSON.stringify(rest)
      })
      .join('\n')
    const ids = [ben, ann].flatMap(({ member, profile }) => [member.id, profile.id])
    for (const secretly of [ann.member.email, 'Benjamin', 'lighthouse', PASSWORD, 'Wrong-Secret', 'Curious', ...ids])
      assert.notInclude(all, secretly)
    for (const secretly of [/203\.0\.113/, /127\.0\.0\.7/, /min_age/, /\b(33|44)\b/, /\bAnn\b/, /once/])
      assert.notMatch(all, secretly)
    assert.notMatch(lines.filter((line) => JSON.parse(line).request_id).join('\n'), /127\.0\.0\.1/)
  })

  test('leaves out what proxies and pages ask for all the time', async ({ assert }) => {
    const visitor = server.at(new Visitor(cast.rosa.host))
    const from = said.length

    await visitor.get('/health/ready')
    await visitor.get('/health/live')
    await visitor.get('/art/none.svg')
    const { headers } = await visitor.get('/api/packages')
    await lineOf(String(headers['x-request-id']))

    // A slow machine has lines of its own: a job that is tried again, a database that takes long.
    const requests = said
      .slice(from)
      .map((line) => JSON.parse(line))
      .filter(({ msg }) => msg === 'request')
    assert.deepEqual(
      requests.map(({ route }) => route),
      ['/*', '/api/packages']
    )
  })
})

import { createServer, type Server } from 'node:http'
import { test } from '@japa/runner'
import { freePort } from '@manyhearts/api/bin/free_port'
import env from '@manyhearts/api/start/env'
import { type Cast, newCast } from '../../../cast.ts'
import { withoutDocument } from '../../../documented.ts'
import { becomeCreditor, draft, newNumber } from './debits.ts'

const ACCOUNT = 'AC0123456789abcdef0123456789abcdef'
const TOKEN = 'a secret/token'

interface Sent {
  path: string
  form: Record<string, string>
}

/** Twilio's API as documented: a form with basic authentication, 201 for a queued message, errors as JSON with a code. */
test.group('A code by Twilio', (group) => {
  let cast: Cast
  let twilio: Server
  const sent: Sent[] = []
  let answer = { status: 201, body: {} as object }

  group.setup(async () => {
    const port = await freePort()
    twilio = createServer(async (request, response) => {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk as Buffer)
      const isKnown = request.headers.authorization === `Basic ${Buffer.from(`${ACCOUNT}:${TOKEN}`).toString('base64')}`
      const form = Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString('utf8')))
      sent.push({ path: request.url!, form })
      const { status, body } = isKnown ? answer : { status: 401, body: { code: 20003, message: 'Authenticate' } }
      response.writeHead(status, { 'content-type': 'application/json', connection: 'close' }).end(JSON.stringify(body))
    })
    await new Promise<void>((done) => twilio.listen(port, '127.0.0.1', done))
    const password = encodeURIComponent(TOKEN)
    env.set('SMS_URL', `twilio+http://${ACCOUNT}:${password}@127.0.0.1:${port}?from=%2B31612345678`)
    return () => {
      env.set('SMS_URL', '')
      twilio.closeAllConnections()
      return new Promise<void>((done) => twilio.close(() => done()))
    }
  })
  group.each.setup(async () => {
    sent.length = 0
    answer = { status: 201, body: { sid: 'SM1', status: 'queued' } }
    cast = await newCast()
    await becomeCreditor(cast.rosa)
  })

  test('goes to the number, from ours, with what it is for', async ({ assert }) => {
    const phone = newNumber()

    assert.equal((await draft(cast.ann, { phone })).status, 201)

    const [{ path, form }] = sent as [Sent]
    assert.equal(path, `/2010-04-01/Accounts/${ACCOUNT}/Messages.json`)
    assert.deepInclude(form, { To: phone, From: '+31612345678' })
    assert.match(form.Body!, /^\d{6} signs a direct debit mandate at rosa for the account ending in 4300/)
  })

  test('that reaches nobody is said at the number', async ({ assert }) => {
    answer = { status: 400, body: { code: 21211, message: 'Invalid phone number', status: 400 } }

    const { status, body } = await draft(cast.ann)

    assert.equal(status, 422)
    assert.deepInclude(body.errors[0], { code: 'number_refused', field: 'phone' })
  })

  test('that could not be sent may be asked for again', async ({ assert }) => {
    answer = { status: 429, body: { code: 20429, message: 'Too many requests', status: 429 } }

    const { status, body } = await withoutDocument(() => draft(cast.ann))

    assert.equal(status, 503)
    assert.equal(body.errors[0].code, 'sms_unavailable')
  })
})

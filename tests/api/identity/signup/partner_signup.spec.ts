import { test } from '@japa/runner'
import { type Cast, newCast } from '../../../cast.ts'
import { mailsTo, newestMailTo, tokenIn } from '../../../mailbox.ts'
import { Visitor } from '../../../visitor.ts'
import { newPlatformAdmin } from '../../admin/staff_of.ts'
import { newAddress, signUp } from './signing_up.ts'

test.group('A sign-up a partner begins', (group) => {
  let cast: Cast
  let admin: Visitor
  let token: string
  group.setup(async () => {
    cast = await newCast()
    admin = await newPlatformAdmin()
    token = await newToken(admin, 'signup')
  })

  const begin = (body: Record<string, unknown>, bearer = token, host = cast.rosa.host) =>
    new Visitor(host).post('/api/signup', body, { authorization: `Bearer ${bearer}`, 'x-requested-with': '' })

  test('becomes a draft, and the mail’s link leads the person to it', async ({ assert }) => {
    const email = newAddress()
    const said = {
      name: 'Eve',
      gender: 'female',
      looking_for: 'male',
      country: 'GB',
      network: 'partner',
      sub1: 'x',
      lander: 'video',
    }

    const { status, headers } = await begin({ email, ...said })

    assert.equal(status, 204)
    assert.isUndefined(headers['set-cookie'])
    const mail = await newestMailTo(email)
    assert.equal(mail.subject, 'Finish signing up at rosa')
    const visitor = new Visitor(cast.rosa.host)
    assert.deepEqual((await visitor.get(`/api/tokens/${tokenIn(mail)}`)).body, {
      purpose: 'signup',
      used: false,
      expired: false,
    })
    assert.deepEqual((await visitor.get(`/api/signup-drafts/${tokenIn(mail)}`)).body, { draft: { email, ...said } })
  })

  test('is finished by the person alone, once', async ({ assert }) => {
    const email = newAddress()
    await begin({ email })
    const draft_token = tokenIn(await newestMailTo(email))

    const { answer } = await signUp(cast.rosa, { email, draft_token })

    assert.equal(answer.status, 201)
    const again = await new Visitor(cast.rosa.host).get(`/api/signup-drafts/${draft_token}`)
    assert.equal(again.status, 404)
    assert.equal(again.body.errors[0].code, 'not_found')
  })

  test('has nothing that only the person may give', async ({ assert }) => {
    const alone = {
      password: 'a password of eight words',
      date_of_birth: '1990-01-01',
      accept_terms: true,
      accept_privacy: true,
      consent_sexuality: true,
      show_fictional: true,
    }
    for (const [field, value] of Object.entries(alone)) {
      const { status, body } = await begin({ email: newAddress(), [field]: value })

      assert.equal(status, 422)
      assert.deepEqual([body.errors[0].field, body.errors[0].code], [field, 'unknown_field'])
    }
    const bad = { email: 'eve@example.com', name: '@eve', country: 'FR' }
    const { body } = await begin(bad)
    assert.deepEqual(
      body.errors.map((error: any) => error.code),
      ['name_starts_with_at', 'country_offered']
    )
  })

  test('reveals nothing about a known address to the partner; its owner learns it by mail', async ({ assert }) => {
    const { email } = cast.ann.member

    const { status, text } = await begin({ email })

    assert.equal(status, 204)
    assert.equal(text, '')
    assert.equal((await newestMailTo(email)).subject, 'You already have an account at rosa')
  })

  test('sends no address more than two mails a day', async ({ assert }) => {
    const email = newAddress()

    const statuses = []
    for (let time = 1; time <= 3; time++) statuses.push((await begin({ email })).status)
    const later = newAddress()
    await begin({ email: later })
    await newestMailTo(later)

    assert.deepEqual(statuses, [204, 204, 204])
    assert.lengthOf(await mailsTo(email, 2), 2)
  })

  test('needs a token for just that, and one brand’s link is invalid at another', async ({ assert }) => {
    const email = newAddress()
    const others = ['x'.repeat(43), 'short', await newToken(admin, 'manifests')]
    for (const other of others) assert.equal((await begin({ email }, other)).status, 403)

    await begin({ email })
    const link = tokenIn(await newestMailTo(email))

    assert.equal((await new Visitor(cast.vlam.host).get(`/api/signup-drafts/${link}`)).status, 404)
    assert.equal((await new Visitor(cast.vlam.host).get(`/api/tokens/${link}`)).status, 404)
  })
})

async function newToken(admin: Visitor, scope: string): Promise<string> {
  const { body } = await admin.post('/api/access-tokens', { name: scope, scopes: [scope], days: 1 })
  return body.token
}

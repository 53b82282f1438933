import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { forgetPrivacyRequests } from '@manyhearts/api/app/identity/privacy/forget_privacy_requests'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { asOwner, type Cast, newCast } from '../../cast.ts'
import { mailsSoFar, newestMailTo, tokenIn } from '../../mailbox.ts'
import { Visitor } from '../../visitor.ts'
import { listPath, newStaff } from '../admin/staff_of.ts'

const WORDS = 'Please send me what you have'
const PATH = '/api/privacy-request-links'

test.group('What people ask about their data without a log-in', (group) => {
  let cast: Cast
  let visitor: Visitor
  let sam: Visitor
  group.each.setup(async () => {
    cast = await newCast()
    visitor = new Visitor(cast.rosa.host)
    sam = await newStaff([{ brand: cast.rosa, role: 'support' }])
  })

  const nobody = () => `asker-${randomUUID()}@example.com`
  const ask = (email: string, more: object = {}) => visitor.post(PATH, { kind: 'access', words: WORDS, email, ...more })
  const linkTo = async (email: string, mails = 1) => tokenIn(await newestMailTo(email, mails))
  const asked = async (email: string, more?: object) => {
    await ask(email, more)
    return linkTo(email)
  }
  const press = (token: string, by = visitor) => by.post(`${PATH}/${token}`, {})
  const show = async (token: string) => (await visitor.get(`${PATH}/${token}`)).body.privacy_request
  const listed = async () =>
    (await sam.get(listPath('privacy_requests', { filter: { tenant_id: cast.rosa.id } }))).body as { id: string }[]
  const whole = async (id: string) => (await sam.get(`/api/privacy_requests/${id}?tenant_id=${cast.rosa.id}`)).body
  const letPass = (table: 'privacy_links' | 'privacy_requests', columns: string[], interval: string) =>
    asOwner(
      (owner) =>
        owner.query(
          `update app.${table} set ${columns.map((one) => `${one} = ${one} - cast($2 as interval)`).join(', ')} where tenant_id = $1`,
          [cast.rosa.id, interval]
        ),
      cast.rosa
    )

  test('the link that is mailed enters the request, which is a member’s where the address is', async ({ assert }) => {
    const token = await asked(cast.ann.member.email)
    const mail = await newestMailTo(cast.ann.member.email)
    assert.notInclude(mail.text, WORDS)
    assert.lengthOf(await listed(), 0)
    assert.deepEqual((await visitor.get(`/api/tokens/${token}`)).body, {
      purpose: 'privacy_request',
      used: false,
      expired: false,
    })
    assert.deepEqual(await show(token), { kind: 'access', words: WORDS, request: null })

    const { status, body } = await press(token)
    assert.equal(status, 200)
    const { request } = body.privacy_request
    assert.match(request.number, /^P-[2-9A-Z]{8}$/)
    const days = (Date.parse(request.due_at) - Date.now()) / 86_400_000
    assert.isTrue(days > 27.9 && days < 31.1, String(days))
    const [row] = await listed()
    assert.containSubset(await whole(row!.id), {
      proof: 'email_link',
      words: WORDS,
      member: { id: cast.ann.member.id },
      email: null,
    })
    assert.include((await newestMailTo(cast.ann.member.email, 2)).text, request.number)
    assert.deepEqual(await show(token), { kind: 'access', words: null, request })
    assert.equal((await press(token)).body.privacy_request.request.number, request.number)
    assert.lengthOf(await listed(), 1)
    const own = (await cast.ann.browser.get('/api/privacy-requests')).body.privacy_requests
    assert.equal(own[0].number, request.number)
  })

  test('of an address that is nobody’s it stands in the register, too, and is answered by mail', async ({ assert }) => {
    const email = nobody()
    const token = await asked(email, { kind: 'erasure' })
    await press(token)
    const [row] = await listed()
    assert.containSubset(await whole(row!.id), { proof: 'email_link', member: null, kind: 'erasure' })
    await newestMailTo(email, 2)
    const answer = { outcome: 'refused', answer: 'We hold nothing of this address.' }
    await sam.post(`/api/tenants/${cast.rosa.id}/privacy_requests/${row!.id}/answer`, answer)
    assert.include((await newestMailTo(email, 3)).text, answer.answer)
    const { request, words } = await show(token)
    assert.equal(request.outcome, 'refused')
    assert.isNull(words)
    assert.notInclude(JSON.stringify(request), 'nothing')
  })

  test('an address is told the same whether or not it is a member’s', async ({ assert }) => {
    const strangers = nobody()
    const answers = [await ask(cast.ann.member.email), await ask(strangers)]
    assert.deepEqual(
      answers.map(({ status, body }) => [status, body]),
      [
        [204, answers[0]!.body],
        [204, answers[0]!.body],
      ]
    )
    const [known, unknown] = [await newestMailTo(cast.ann.member.email), await newestMailTo(strangers)]
    assert.equal(known.subject, unknown.subject)
    const pressed = [await press(tokenIn(known)), await press(tokenIn(unknown))]
    const [first, second] = pressed.map(({ body }) => Object.keys(body.privacy_request.request))
    assert.deepEqual(first, second)
  })

  test('an open request of the same kind is found again', async ({ assert }) => {
    const { number } = (await cast.ann.browser.post('/api/privacy-requests', { kind: 'access' })).body.privacy_request
    await newestMailTo(cast.ann.member.email)
    await ask(cast.ann.member.email)
    const pressed = await press(await linkTo(cast.ann.member.email, 2))
    assert.equal(pressed.body.privacy_request.request.number, number)
    const email = nobody()
    const first = (await press(await asked(email))).body.privacy_request.request
    await newestMailTo(email, 2)
    await ask(email)
    assert.equal((await press(await linkTo(email, 3))).body.privacy_request.request.number, first.number)
    assert.lengthOf(await listed(), 2)
  })

  test('an address that was never confirmed stays an address', async ({ assert }) => {
    const { member } = cast.ann
    await asTenant(cast.rosa, () => member.merge({ status: 'not_confirmed' }).save())
    await press(await asked(member.email))
    const [row] = await listed()
    assert.containSubset(await whole(row!.id), { member: null })
  })

  test('the link holds for a day, and only at its brand', async ({ assert }) => {
    const token = await asked(nobody())
    const elsewhere = new Visitor(cast.vlam.host)
    assert.equal((await press(token, elsewhere)).body.errors[0].code, 'token_invalid')
    await letPass('privacy_links', ['created_at', 'expires_at'], '24 hours')
    assert.equal((await press(token)).body.errors[0].code, 'token_invalid')
    assert.equal((await visitor.get(`${PATH}/${token}`)).body.errors[0].code, 'token_invalid')
    assert.isTrue((await visitor.get(`/api/tokens/${token}`)).body.expired)
    await asTenant(cast.rosa, forgetPrivacyRequests)
    assert.equal((await visitor.get(`/api/tokens/${token}`)).status, 404)
    assert.lengthOf(await listed(), 0)
  })

  test('nobody is flooded with mails, and the answer doesn’t say so', async ({ assert }) => {
    const email = nobody()
    for (let times = 0; times < 5; times++) assert.equal((await ask(email)).status, 204)
    const last = nobody()
    await ask(last)
    await newestMailTo(last)
    assert.lengthOf(await mailsSoFar(email), 3)
    for (let times = 6; times < 20; times++) await ask(email)
    assert.equal((await ask(email)).status, 429)
  })

  test('a bad address, another kind or too many words are refused by their fields', async ({ assert }) => {
    const field = async (more: object) => (await ask(nobody(), more)).body.errors[0].field
    assert.equal(await field({ email: 'no address' }), 'email')
    assert.equal(await field({ kind: 'curiosity' }), 'kind')
    assert.equal(await field({ words: 'x'.repeat(4_001) }), 'words')
  })

  test('of an address it is forgotten a year after the answer, with its link', async ({ assert }) => {
    const token = await asked(nobody())
    await press(token)
    const [row] = await listed()
    const answer = { outcome: 'refused', answer: 'We hold nothing of this address.' }
    await sam.post(`/api/tenants/${cast.rosa.id}/privacy_requests/${row!.id}/answer`, answer)
    const columns = ['received_at', 'due_at', 'answered_at']
    const forget = () => asTenant(cast.rosa, forgetPrivacyRequests)
    await letPass('privacy_requests', columns, '1 year -1 day')
    await forget()
    assert.lengthOf(await listed(), 1)
    await letPass('privacy_requests', columns, '2 days')
    await forget()
    assert.lengthOf(await listed(), 0)
    assert.equal((await visitor.get(`/api/tokens/${token}`)).status, 404)
  })
})

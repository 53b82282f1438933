import { test } from '@japa/runner'
import { type Cast, asOwner, newCast } from '../../../cast.ts'
import { newestMailTo } from '../../../mailbox.ts'
import type { Visitor } from '../../../visitor.ts'
import { countRows } from '../../chat/conversing.ts'
import { newPackage, pay } from '../../credits/shop.ts'
import { eraseWhoseTimeHasCome, letDaysPass } from '../../identity/deletion/leaving.ts'
import { auditOf, listPath, newStaff } from '../staff_of.ts'
import { askedByLetter, askedOf } from './asking.ts'
import { forgetPrivacyRequests } from '@manyhearts/api/app/identity/privacy/forget_privacy_requests'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'

const WORDS = 'Please send me what you have'
const ANSWER = 'The copy is on its way by email.'

test.group('What people ask about their data', (group) => {
  let cast: Cast
  let sam: Visitor
  group.each.setup(async () => {
    cast = await newCast()
    sam = await newStaff([{ brand: cast.rosa, role: 'support' }])
  })

  const ask = (kind = 'access', words = WORDS) => cast.ann.browser.post('/api/privacy-requests', { kind, words })
  const own = async () => (await cast.ann.browser.get('/api/privacy-requests')).body.privacy_requests
  const path = (id: string, call: string) => `/api/tenants/${cast.rosa.id}/privacy_requests/${id}/${call}`
  const asked = async (kind?: string): Promise<string> => (await ask(kind)).body.privacy_request.id
  const whole = async (id: string) => (await sam.get(`/api/privacy_requests/${id}?tenant_id=${cast.rosa.id}`)).body
  const list = async (filter = {}) =>
    (await sam.get(listPath('privacy_requests', { filter: { tenant_id: cast.rosa.id, ...filter } }))).body
  /** Moves a brand's requests back, as the clock would their ends. */
  const letPass = (interval: string) =>
    asOwner(
      (owner) =>
        owner.query(
          `update app.privacy_requests set received_at = received_at - cast($2 as interval), due_at = due_at - cast($2 as interval),
             answered_at = answered_at - cast($2 as interval) where tenant_id = $1`,
          [cast.rosa.id, interval]
        ),
      cast.rosa
    )

  test('a member asks, is told until when, and reads the answer', async ({ assert }) => {
    const { status, body } = await ask()
    assert.equal(status, 201)
    const { number, id } = body.privacy_request
    assert.match(number, /^P-[2-9A-Z]{8}$/)
    const receipt = await newestMailTo(cast.ann.member.email)
    assert.include(receipt.text, number)
    assert.include(receipt.text, WORDS)

    const extended = await sam.post(path(id, 'extension'), { reason: 'Many came at once' })
    assert.equal(extended.status, 204)
    assert.include((await newestMailTo(cast.ann.member.email, 2)).text, 'Many came at once')
    assert.equal((await own())[0].extension_reason, 'Many came at once')
    const months = (Date.parse((await own())[0].due_at) - Date.parse(body.privacy_request.received_at)) / 86_400_000
    assert.isTrue(months > 88 && months < 93, String(months))

    assert.equal((await sam.post(path(id, 'answer'), { outcome: 'fulfilled', answer: ANSWER })).status, 204)
    assert.include((await newestMailTo(cast.ann.member.email, 3)).text, ANSWER)
    assert.containSubset((await own())[0], { number, outcome: 'fulfilled', answer: ANSWER })
    assert.containSubset(await whole(id), { state: 'answered', words: WORDS, proof: 'log_in', answer: ANSWER })
    assert.isNotNull((await whole(id)).told_at)
    assert.deepEqual(
      (await auditOf(cast.rosa)).map(({ action }) => action),
      ['privacy_request_extended', 'privacy_request_answered']
    )
  })

  test('the open one of the same kind is returned again', async ({ assert }) => {
    const first = (await ask()).body.privacy_request
    const again = await ask('access', 'Once more')
    assert.equal(again.status, 200)
    assert.equal(again.body.privacy_request.id, first.id)
    assert.equal((await ask('objection')).status, 201)
    await sam.post(path(first.id, 'answer'), { outcome: 'refused', answer: ANSWER })
    assert.equal((await ask()).status, 201)
    assert.lengthOf(await own(), 3)
    assert.lengthOf((await cast.ben.browser.get('/api/privacy-requests')).body.privacy_requests, 0)
  })

  test('nobody asks without an account, for another kind, or more than ten times a day', async ({ assert }) => {
    assert.equal((await ask('curiosity')).body.errors[0].field, 'kind')
    for (let times = 0; times < 10; times++) await ask()
    assert.equal((await ask()).status, 429)
  })

  test('the time is extended once, within the first month, and before the answer', async ({ assert }) => {
    const id = await asked()
    const extend = () => sam.post(path(id, 'extension'), { reason: 'Many came at once' })
    await extend()
    assert.equal((await extend()).body.errors[0].code, 'privacy_request_not_extended')
    const late = await asked('erasure')
    await letPass('40 days')
    const refused = await sam.post(path(late, 'extension'), { reason: 'Many came at once' })
    assert.equal(refused.body.errors[0].code, 'privacy_request_not_extended')
    assert.deepEqual(
      (await list({ state: 'late' })).map((row: { id: string }) => row.id),
      [late]
    )
    await sam.post(path(id, 'answer'), { outcome: 'fulfilled', answer: ANSWER })
    assert.equal((await extend()).body.errors[0].code, 'privacy_request_answered')
  })

  test('a copy of the data goes to the member alone', async ({ assert }) => {
    const id = await asked('portability')
    await newestMailTo(cast.ann.member.email)
    const made = await sam.post(path(id, 'export'), {})
    assert.equal(made.status, 204)
    assert.isEmpty(made.body ?? {})
    const { text } = await newestMailTo(cast.ann.member.email, 2)
    assert.match(text!, /https?:\/\//)
  })

  test('an erasure pays unused bought credits back, which nobody could be asked about', async ({ assert }) => {
    await pay(cast.ann, await newPackage(cast.rosa, { credits: 40 }))

    assert.equal((await sam.post(path(await asked('erasure'), 'erasure'), {})).status, 204)

    const wanted = `app.refunds where member_id = $1 and state = 'wanted' and credits = 40`
    assert.equal(await countRows(cast.rosa, wanted, cast.ann.member.id), 1)
  })

  test('an erasure takes the way of a deletion, and a hold refuses it by name', async ({ assert }) => {
    const id = await asked('erasure')
    const member = `/api/tenants/${cast.rosa.id}/members/${cast.ann.member.id}`
    const last_day = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10)
    await sam.put(`${member}/erasure_hold`, {
      hold_id: null,
      reason: 'claim',
      words: 'An order',
      last_day,
      untold: null,
    })
    const held = (await sam.post(path(id, 'erasure'), {})).body.errors[0]
    assert.containSubset(held, { code: 'member_held', meta: { reason: 'claim', last_day } })
    const { hold } = (await sam.get(`/api/members/${cast.ann.member.id}?tenant_id=${cast.rosa.id}`)).body
    await sam.post(`${member}/erasure_hold_lift`, { hold_id: hold.id, reason: 'It is settled' })

    assert.equal((await sam.post(path(id, 'erasure'), {})).status, 204)
    assert.equal((await sam.post(path(id, 'erasure'), {})).body.errors[0].code, 'member_leaving')
    assert.equal((await sam.post(path(id, 'export'), {})).body.errors[0].code, 'member_leaving')
    await letDaysPass(cast.ann, 15)
    await eraseWhoseTimeHasCome(cast.rosa)
    const mail = await newestMailTo(cast.ann.member.email)
    assert.include(mail.text, 'Requests about personal data')
    const [row] = await list()
    assert.containSubset(row, { id, state: 'answered', outcome: 'fulfilled', member: null, email: null })
    assert.equal((await whole(id)).words, '')
  })

  test('staff enter what came by letter, of an address or of the member whose address it is', async ({ assert }) => {
    const enter = (more: object) =>
      sam.post(`/api/tenants/${cast.rosa.id}/privacy_requests`, { ...askedByLetter(), ...more })
    const letter = askedByLetter()
    const { status, body } = await enter({ ...letter, language: 'de' })
    assert.equal(status, 201)
    assert.include((await newestMailTo(letter.email)).text, 'Antrag auf Auskunft')
    assert.containSubset(await whole(body.id), { member: null, proof: 'letter', language: 'de' })
    assert.notInclude(JSON.stringify(await whole(body.id)), letter.email)
    assert.equal((await sam.post(path(body.id, 'export'), {})).body.errors[0].code, 'privacy_request_of_nobody')

    const theirs = await enter({ email: cast.ann.member.email })
    assert.equal((await whole(theirs.body.id)).member.id, cast.ann.member.id)
    assert.equal((await enter({ email: undefined, member_id: cast.ann.member.id })).status, 200)
    for (const received_on of ['2020-01-01', '2099-01-01', '2027-02-30'])
      assert.equal((await enter({ received_on })).body.errors[0].field, 'received_on')
    assert.equal((await enter({ proof: 'log_in' })).body.errors[0].field, 'proof')
    assert.equal((await enter({ email: undefined })).body.errors[0].field, 'email')
  })

  test('it is forgotten three years after the answer', async ({ assert }) => {
    const id = await asked()
    await sam.post(path(id, 'answer'), { outcome: 'fulfilled', answer: ANSWER })
    const forget = () => asTenant(cast.rosa, forgetPrivacyRequests)
    await letPass('3 years -1 day')
    await forget()
    assert.lengthOf(await own(), 1)
    await letPass('2 days')
    await forget()
    assert.lengthOf(await own(), 0)
  })

  test('support of another brand finds nothing', async ({ assert }) => {
    const id = await asked()
    const kim = await newStaff([{ brand: cast.vlam, role: 'support' }])
    const foreign = `/api/tenants/${cast.vlam.id}/privacy_requests/${id}/answer`
    assert.equal((await kim.post(foreign, { outcome: 'refused', answer: ANSWER })).status, 404)
    assert.equal((await kim.post(path(id, 'answer'), { outcome: 'refused', answer: ANSWER })).status, 404)
  })

  for (const [call, body] of [
    ['extension', { reason: 'Many came at once' }],
    ['export', {}],
    ['erasure', {}],
    ['answer', { outcome: 'refused', answer: ANSWER }],
  ] as const)
    test(`${call} is for operators and support`, async ({ assert }) => {
      for (const role of ['operator', 'support', 'moderator', 'finance', 'read_only'] as const) {
        const one = await newStaff([{ brand: cast.rosa, role }])
        const { status } = await one.post(`${await askedOf(cast.rosa)}/${call}`, body)
        assert.equal(status === 403, !['operator', 'support'].includes(role), `${role}: ${status}`)
      }
    })
})

import { test } from '@japa/runner'
import { type Cast, newCast } from '../../cast.ts'
import { newestMailTo, tokenIn } from '../../mailbox.ts'
import { Visitor } from '../../visitor.ts'
import { storedComplaint } from './complaining.ts'

test.group('Complaints by anyone', (group) => {
  let cast: Cast
  let visitor: Visitor
  group.each.setup(async () => {
    cast = await newCast()
    visitor = new Visitor(cast.rosa.host)
  })

  const NOTICE = {
    reason: 'stolen',
    words: 'That is me in these photos, and I never signed up here.',
    name: 'Vera Visitor',
    email: 'vera@example.com',
    good_faith: true,
  }
  const complain = (more: Record<string, unknown> = {}, who = visitor) =>
    who.post('/api/complaints', { ...NOTICE, ...more })

  test('are received without an account, with a mail that links to the outcome', async ({ assert }) => {
    const email = `vera-${cast.rosa.slug}@example.com`
    const page = `http://${cast.rosa.host}/members/${cast.ben.profile.id}`

    const { status, body } = await complain({ email, page })

    assert.equal(status, 201)
    const stored = await storedComplaint(cast.rosa, body.complaint.number)
    assert.containSubset(stored, { subject_kind: 'page', page, reporter_name: NOTICE.name, reporter_email: email })
    assert.equal(stored.profile_id, cast.ben.profile.id)
    assert.equal(stored.snapshot.profile.name, 'Ben')
    assert.isFalse(stored.hidden_for_all)
    assert.equal(tokenIn(await newestMailTo(email)), body.token)
    assert.equal((await visitor.get(`/api/members/${cast.ben.profile.id}`)).status, 200)
  })

  test('get the same answer whether the page exists or not', async ({ assert }) => {
    const shapes = await Promise.all(
      [cast.dora.profile.id, cast.ben.profile.id, '1'].map((id) => complain({ page: `/members/${id}` }))
    )

    for (const { status, body } of shapes) {
      assert.equal(status, 201)
      assert.equal(body.complaint.subject_kind, 'page')
    }
  })

  test('need a name, an address, words and good faith, unless someone may be under 18', async ({ assert }) => {
    const missing = async (more: Record<string, unknown>) => {
      const { status, body } = await complain(more)
      return [status, body.errors?.map(({ field }: { field: string }) => field)]
    }

    assert.deepEqual(await missing({ name: undefined, email: undefined }), [422, ['name', 'email']])
    assert.deepEqual(await missing({ words: '', good_faith: false }), [422, ['words', 'good_faith']])
    assert.deepEqual(await missing({ email: 'no address' }), [422, ['email']])
    assert.deepEqual(await missing({ surprise: 1 }), [422, ['surprise']])
    assert.deepEqual(await missing({ reason: 'under_18', name: undefined, email: undefined }), [201, undefined])
  })

  test('of a member need no name: the account has it', async ({ assert }) => {
    const { rosa, ann } = cast

    const { status, body } = await complain({ name: undefined, email: undefined }, ann.browser)

    assert.equal(status, 201)
    assert.equal((await storedComplaint(rosa, body.complaint.number)).reporter_member_id, ann.member.id)
  })

  test('sent twice are one; with other words another', async ({ assert }) => {
    const first = await complain()

    assert.deepEqual((await complain()).body, first.body)
    assert.notEqual((await complain({ words: 'Something else' })).body.complaint.number, first.body.complaint.number)
    assert.notEqual((await complain({ name: 'Another' })).body.token, first.body.token)
  })

  test('are limited in number', async ({ assert }) => {
    const answers = []
    for (let time = 0; time < 11; time++) answers.push(await complain({ words: `Once more ${time}` }))

    assert.deepEqual(
      answers.map(({ status }) => status),
      [...Array(10).fill(201), 429]
    )
    assert.equal(answers.at(-1)!.body.errors[0].code, 'too_many_attempts')
  })

  test('come from browsers without a script too, from our own page alone', async ({ assert }) => {
    const { rosa } = cast
    const send = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
      visitor.post('/complaints', new URLSearchParams(fields).toString(), {
        'content-type': 'application/x-www-form-urlencoded',
        origin: `http://${rosa.host}:${process.env.PORT}`,
        'x-requested-with': '',
        ...headers,
      })
    const { good_faith: _, ...typed } = NOTICE

    const sent = await send({ ...typed, page: '', good_faith: 'true' })
    const incomplete = await send({ ...typed, email: '', good_faith: 'true' })
    const foreign = await send({ ...typed, good_faith: 'true' }, { origin: 'https://elsewhere.example' })
    const unsaid = await send({ ...typed, good_faith: 'true' }, { origin: '' })

    assert.equal(sent.status, 303)
    const token = /^\/complaints\?token=([\w-]{43})$/.exec(String(sent.headers.location))![1]
    assert.equal((await visitor.get(`/api/complaints/${token}`)).status, 200)
    assert.deepEqual([incomplete.status, incomplete.headers.location], [303, '/complaints?refused=incomplete'])
    assert.deepEqual([foreign.status, unsaid.status], [403, 403])
  })
})

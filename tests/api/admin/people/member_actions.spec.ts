import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { ledgerInvariants } from '@manyhearts/api/app/credits/ledger/ledger_invariants'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { type Cast, newCast, type Person } from '../../../cast.ts'
import { mailsSoFar, newestMailTo, tokenIn } from '../../../mailbox.ts'
import { Visitor } from '../../../visitor.ts'
import { giveCredits } from '../../chat/conversing.ts'
import { newAddress } from '../../identity/signup/signing_up.ts'
import { moderatorOf } from '../../safety/cases/handling.ts'
import { impose, SANCTION } from '../../safety/sanctions/imposing.ts'
import { auditOf, newStaff } from '../staff_of.ts'

const REASON = 'They asked for it on the phone'

test.group('What staff do for members', (group) => {
  let cast: Cast
  let sam: Visitor
  group.each.setup(async () => {
    cast = await newCast()
    sam = await newStaff([{ brand: cast.rosa, role: 'support' }])
  })

  const path = (call: string, { member } = cast.ann, brand = cast.rosa) =>
    `/api/tenants/${brand.id}/members/${member.id}/${call}`
  const mail = (which: string, to = cast.ann) => sam.post(path('mails', to), { mail: which, reason: REASON })
  const correct = (email: string, of = cast.ann) => sam.put(path('email', of), { email, reason: REASON })
  const give = (credits: number, key: string = randomUUID(), reason = REASON) =>
    sam.post(path('credits'), { credits, reason }, { 'idempotency-key': key })
  const actions = async () => (await auditOf(cast.rosa)).map(({ action, detail }) => [action, detail.name])
  const creditsOf = async ({ browser }: Person) => (await browser.get('/api/user.php')).body.user.credits
  const booksAreSound = () => asTenant(cast.rosa, ledgerInvariants)

  test('a link to choose a password is mailed again, three times an hour', async ({ assert }) => {
    assert.equal((await mail('password_reset')).status, 204)
    const sent = await newestMailTo(cast.ann.member.email)
    const looked = await new Visitor(cast.rosa.host).get(`/api/tokens/${tokenIn(sent)}`)
    assert.equal(looked.body.purpose, 'password_reset')
    await mail('password_reset')
    await mail('password_reset')

    const fourth = await mail('password_reset')

    assert.equal(fourth.status, 429)
    assert.equal(fourth.body.errors[0].code, 'too_many_attempts')
    assert.lengthOf(await auditOf(cast.rosa), 3)
    assert.deepEqual((await actions())[0], ['member_mail_sent', 'password_reset'])
  })

  test('the link to confirm goes to who hasn’t yet, and to nobody else', async ({ assert }) => {
    assert.equal((await mail('activation', cast.cleo)).status, 204)
    assert.isOk(tokenIn(await newestMailTo(cast.cleo.member.email)))

    const needless = await mail('activation')

    assert.equal(needless.status, 409)
    assert.equal(needless.body.errors[0].code, 'member_activated')
    await impose(await moderatorOf(cast.rosa), cast.rosa, cast.ann, { measures: ['banned'] })
    assert.equal((await mail('password_reset')).body.errors[0].code, 'member_shut_out')
  })

  test('a confirmed address stays until the new one is confirmed, and the old one is told', async ({ assert }) => {
    const [old, email] = [cast.ann.member.email, newAddress()]

    const { status, body } = await correct(email)

    assert.equal(status, 200)
    assert.deepEqual(body, { pending: true })
    assert.equal((await newestMailTo(old)).subject, 'Your email address at rosa is about to change')
    const confirmed = await new Visitor(cast.rosa.host).post(`/api/email-changes/${tokenIn(await newestMailTo(email))}`)
    assert.deepEqual(confirmed.body, { email })
    const [entry] = await auditOf(cast.rosa)
    assert.equal(entry!.action, 'member_email_changed')
    assert.notInclude(JSON.stringify(entry!.detail), email)
    assert.notInclude(JSON.stringify(entry!.detail), old)
  })

  test('a mistyped address of a new sign-up is replaced, and its link with it', async ({ assert }) => {
    const email = newAddress()

    const { body } = await correct(email, cast.cleo)

    assert.deepEqual(body, { pending: false })
    assert.isOk(tokenIn(await newestMailTo(email)))
    assert.lengthOf(await mailsSoFar(cast.cleo.member.email), 0)
  })

  test('an address that has an owner, or is the same, is refused by its field', async ({ assert }) => {
    for (const [email, code] of [
      [cast.ben.member.email, 'email_taken'],
      [cast.ann.member.email, 'email_same'],
      ['no address', 'email'],
    ] as const) {
      const { status, body } = await correct(email)
      assert.equal(status, 422)
      assert.deepInclude(body.errors[0], { field: 'email', code })
    }
    assert.deepEqual(await auditOf(cast.rosa), [])
  })

  test('credits are given once by one key, and the books stay sound', async ({ assert }) => {
    const key = randomUUID()

    const first = await give(40, key)
    const again = await give(40, key)

    assert.deepEqual([first.status, again.status], [200, 200])
    assert.deepEqual(first.body, { credits: 40 })
    assert.equal(await creditsOf(cast.ann), 40)
    assert.deepEqual(await actions(), [['member_credits_given', '40']])
    const other = await give(41, key)
    assert.equal(other.status, 409)
    assert.equal(other.body.errors[0].code, 'idempotency_key_reused')
    assert.equal((await sam.post(path('credits'), { credits: 1, reason: REASON })).status, 400)
    assert.deepEqual(await booksAreSound(), [])
  })

  test('two at the same moment by one key are one', async ({ assert }) => {
    const key = randomUUID()
    const answers = await Promise.all([give(7, key), give(7, key), give(7, key)])
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200, 200]
    )
    assert.equal(await creditsOf(cast.ann), 7)
    assert.lengthOf(await auditOf(cast.rosa), 1)
  })

  test('one member is given no more than the limit in 30 days, however it is split', async ({ assert }) => {
    await give(300)
    const tooMany = await give(201)
    assert.equal(tooMany.status, 422)
    assert.deepInclude(tooMany.body.errors[0], { field: 'credits', code: 'max', meta: { max: 200 } })
    assert.equal((await give(200)).status, 200)
    assert.equal(await creditsOf(cast.ann), 500)
  })

  test('what was given is taken back, and never what was bought or spent', async ({ assert }) => {
    await giveCredits(cast.ann, 30)
    await give(10)
    await give(20)
    const key = randomUUID()

    assert.deepEqual((await give(-25, key)).body, { credits: 35 })
    assert.deepEqual((await give(-25, key)).body, { credits: 35 })

    const tooMany = await give(-6)
    assert.equal(tooMany.status, 422)
    assert.deepInclude(tooMany.body.errors[0], { field: 'credits', code: 'max', meta: { max: 5 } })
    assert.equal((await give(-5)).status, 200)
    assert.equal(await creditsOf(cast.ann), 30)
    assert.deepEqual(await actions(), [
      ['member_credits_given', '10'],
      ['member_credits_given', '20'],
      ['member_credits_taken', '25'],
      ['member_credits_taken', '5'],
    ])
    assert.deepEqual(await booksAreSound(), [])
  })

  test('who hasn’t confirmed their address is given nothing', async ({ assert }) => {
    const answer = await sam.post(
      path('credits', cast.cleo),
      { credits: 5, reason: REASON },
      { 'idempotency-key': randomUUID() }
    )
    assert.equal(answer.status, 409)
    assert.equal(answer.body.errors[0].code, 'member_not_activated')
  })

  test('sessions are listed by device, and one or all of them end', async ({ assert }) => {
    const { body: before } = await sam.get(path('sessions'))
    assert.lengthOf(before, 1)
    assert.sameMembers(Object.keys(before[0]), ['id', 'browser', 'system', 'kind', 'created_at', 'last_used_at'])

    const ended = await sam.post(path('session_ends'), { session_id: before[0].id, reason: REASON })

    assert.equal(ended.status, 204)
    assert.equal((await cast.ann.browser.get('/api/user.php')).status, 403)
    const again = await sam.post(path('session_ends'), { session_id: before[0].id, reason: REASON })
    assert.equal(again.status, 404)
    assert.equal((await sam.post(path('session_ends', cast.ben), { reason: REASON })).status, 204)
    assert.equal((await cast.ben.browser.get('/api/user.php')).status, 403)
    assert.deepEqual(await actions(), [
      ['member_sessions_ended', 'one'],
      ['member_sessions_ended', 'all'],
    ])
  })

  test('an account is deleted as asked, and given back within its time', async ({ assert }) => {
    const change = (deleted: boolean) => sam.put(path('deletion'), { deleted, reason: REASON })
    assert.equal((await change(false)).body.errors[0].code, 'member_not_restorable')

    assert.equal((await change(true)).status, 204)
    assert.equal((await change(true)).status, 204)
    assert.equal((await cast.ann.browser.get('/api/user.php')).status, 403)
    assert.isOk(tokenIn(await newestMailTo(cast.ann.member.email)))
    const { body } = await sam.get(`/api/members/${cast.ann.member.id}?tenant_id=${cast.rosa.id}`)
    assert.isAbove(Date.parse(body.restorable_until), Date.now())
    assert.equal((await mail('password_reset')).body.errors[0].code, 'member_leaving')

    assert.equal((await change(false)).status, 204)
    assert.equal((await cast.ben.browser.get(`/api/members/${cast.ann.profile.id}`)).status, 200)
    assert.deepEqual(
      (await actions()).map(([action]) => action),
      ['member_deleted', 'member_restored']
    )
  })

  const CALLS: [call: string, method: 'post' | 'put' | 'get', body: object, roles: string[]][] = [
    ['mails', 'post', { mail: 'password_reset', reason: REASON }, ['operator', 'support']],
    ['email', 'put', { email: 'someone.else@example.com', reason: REASON }, ['operator', 'support']],
    ['credits', 'post', { credits: 1, reason: REASON }, ['operator', 'support']],
    ['sessions', 'get', {}, ['operator', 'support']],
    ['session_ends', 'post', { reason: REASON }, ['operator', 'support']],
    ['sanctions', 'post', SANCTION, ['operator', 'moderator']],
    ['deletion', 'put', { deleted: true, reason: REASON }, ['operator', 'support']],
    ['sanctions', 'get', {}, ['operator', 'support', 'moderator', 'read_only']],
    ['timeline', 'get', {}, ['operator', 'support', 'moderator', 'read_only']],
  ]

  for (const [call, method, body, roles] of CALLS) {
    test(`${call} is for ${roles.join(' and ')} of the member’s brand`, async ({ assert }) => {
      const ask = (who: Visitor, where: string) =>
        method === 'get' ? who.get(where) : who[method](where, body, { 'idempotency-key': randomUUID() })
      for (const role of ['operator', 'support', 'moderator', 'finance', 'read_only', 'desk']) {
        const { status } = await ask(await newStaff([{ brand: cast.rosa, role }]), path(call))
        if (roles.includes(role)) assert.isBelow(status, 300, role)
        else assert.equal(status, 403, role)
      }
      const strange = await newStaff([{ brand: cast.rosa, role: roles[0]! }])
      assert.equal((await ask(strange, path(call, cast.dora))).status, 404)
      assert.equal((await ask(strange, path(call, cast.dora, cast.vlam))).status, 404)
      assert.deepEqual(await auditOf(cast.vlam), [])
    })
  }

  test('each wants a reason', async ({ assert }) => {
    const kim = await newStaff([{ brand: cast.rosa, role: 'operator' }])
    for (const [call, method, body] of CALLS) {
      if (method === 'get') continue
      const { reason: _, ...rest } = body as { reason: string }
      const answer = await kim[method](path(call), rest, { 'idempotency-key': randomUUID() })
      assert.equal(answer.status, 422, call)
      assert.deepInclude(answer.body.errors[0], { field: 'reason', code: 'required' })
    }
    assert.deepEqual(await auditOf(cast.rosa), [])
  })
})

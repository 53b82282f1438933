import { test } from '@japa/runner'
import { asOwner, type Brand, type Cast, newCast } from '../../../cast.ts'
import { PASSWORD } from '../../../password.ts'
import { codeIn, mailsTo, newestMailTo, tokenIn } from '../../../mailbox.ts'
import { Visitor } from '../../../visitor.ts'
import { later } from '../tokens/later.ts'
import { newAddress, signUp, signUpAndActivate } from '../signup/signing_up.ts'

test.group('Confirming one’s address', (group) => {
  let cast: Cast
  group.setup(async () => {
    cast = await newCast({ rosa: { signup_credits: 30 } })
  })

  test('the link in the mail makes the member active, shown and logged in, with the welcome credits', async ({
    assert,
  }) => {
    const { email } = await signUp(cast.rosa)
    const token = tokenIn(await newestMailTo(email))
    const elsewhere = new Visitor(cast.rosa.host)

    const answer = await elsewhere.post('/api/activation', { token })

    assert.equal(answer.status, 200)
    assert.containsSubset(answer.body.user, { email, status: 'active', credits: 30, profile: { status: 'active' } })
    assert.deepEqual((await elsewhere.get('/api/user.php')).body, answer.body)
  })

  test('the mail’s link is on the brand’s main host', async ({ assert }) => {
    const { email } = await signUp(cast.rosa)

    assert.match(
      (await newestMailTo(email)).text!,
      new RegExp(`http://${cast.rosa.host}:${process.env.PORT}/[\\w-]{43}\\n`)
    )
  })

  test('the code does the same for a logged-in member, with spaces or without', async ({ assert }) => {
    const { browser, email } = await signUp(cast.rosa)
    const code = codeIn(await newestMailTo(email))

    const answer = await browser.post('/api/activation', { code: `${code.slice(0, 3)} ${code.slice(3)}` })

    assert.equal(answer.status, 200)
    assert.equal(answer.body.user.status, 'active')
  })

  test('the code does nothing without a log-in', async ({ assert }) => {
    const { email } = await signUp(cast.rosa)
    const code = codeIn(await newestMailTo(email))

    const answer = await new Visitor(cast.rosa.host).post('/api/activation', { code })

    assert.equal(answer.status, 403)
    assert.isTrue(answer.body.authentication_required)
  })

  test('an empty token is refused as a field, also to a member with a waiting link', async ({ assert }) => {
    const { browser } = await signUp(cast.rosa)

    for (const token of ['', ' ']) {
      const { status, body } = await browser.post('/api/activation', { token })
      assert.equal(status, 422)
      assert.equal(body.errors[0].field, 'token')
    }
  })

  test('after five wrong codes even the right one is refused', async ({ assert }) => {
    const { browser, email } = await signUp(cast.rosa)
    const code = codeIn(await newestMailTo(email))
    const wrong = code === '111111' ? '222222' : '111111'
    for (let time = 1; time <= 5; time++) {
      const answer = await browser.post('/api/activation', { code: wrong })
      assert.equal(answer.status, 404)
      assert.equal(answer.body.errors[0].code, 'token_invalid')
    }

    assert.equal((await browser.post('/api/activation', { code })).status, 429)
  })

  test('a link works once: neither a second time, nor for many at once', async ({ assert }) => {
    const { email } = await signUp(cast.rosa)
    const token = tokenIn(await newestMailTo(email))

    const answers = await Promise.all(
      Array.from({ length: 6 }, () => new Visitor(cast.rosa.host).post('/api/activation', { token }))
    )

    assert.deepEqual(
      answers.map(({ status }) => status).toSorted((one, other) => one - other),
      [200, 404, 404, 404, 404, 404]
    )
    const { rows } = await asOwner(
      (owner) =>
        owner.query('select bonus from app.wallets join app.members on members.id = member_id where email = $1', [
          email,
        ]),
      cast.rosa
    )
    assert.deepEqual(rows, [{ bonus: 30 }])
  })

  test('a link expires after thirty days, a code after one', async ({ assert }) => {
    const { browser, email } = await signUp(cast.rosa)
    const mail = await newestMailTo(email)
    await later(cast.rosa, email, '25 hours')
    assert.equal((await browser.post('/api/activation', { code: codeIn(mail) })).status, 404)
    assert.deepEqual(await lookedAt(cast.rosa, tokenIn(mail)), { purpose: 'activation', used: false, expired: false })

    await later(cast.rosa, email, '29 days')

    assert.equal((await browser.post('/api/activation', { token: tokenIn(mail) })).status, 404)
    assert.deepEqual(await lookedAt(cast.rosa, tokenIn(mail)), { purpose: 'activation', used: false, expired: true })
  })

  test('reading a link does not use it, and an unknown one is not found', async ({ assert }) => {
    const { email } = await signUp(cast.rosa)
    const token = tokenIn(await newestMailTo(email))
    assert.deepEqual(await lookedAt(cast.rosa, token), { purpose: 'activation', used: false, expired: false })
    await new Visitor(cast.rosa.host).post('/api/activation', { token })

    assert.deepEqual(await lookedAt(cast.rosa, token), { purpose: 'activation', used: true, expired: false })
    for (const strange of ['x', 'x'.repeat(43), encodeURIComponent('\0'.repeat(43)), `${token}x`]) {
      assert.equal((await new Visitor(cast.rosa.host).get(`/api/tokens/${strange}`)).status, 404)
    }
  })

  test('a link of one brand is invalid at another', async ({ assert }) => {
    const { email } = await signUp(cast.rosa)
    const token = tokenIn(await newestMailTo(email))

    assert.equal((await new Visitor(cast.vlam.host).get(`/api/tokens/${token}`)).status, 404)
    assert.equal((await new Visitor(cast.vlam.host).post('/api/activation', { token })).status, 404)
  })

  test('neither token nor code, or both malformed, is refused', async ({ assert }) => {
    const visitor = new Visitor(cast.rosa.host)

    assert.equal((await visitor.post('/api/activation', {})).status, 422)
    assert.equal((await visitor.post('/api/activation', { token: 5 })).status, 422)
    assert.equal((await visitor.post('/api/activation', { token: 'a\0' })).status, 422)
    assert.equal((await visitor.post('/api/activation', { token: 'unheard of' })).status, 404)
  })

  test('of two sign-ups with one address the first to confirm gets it', async ({ assert }) => {
    const email = newAddress()
    await signUp(cast.rosa, { email })
    await signUp(cast.rosa, { email })
    const tokens = (await mailsTo(email, 2)).map(tokenIn)

    const answers = await Promise.all(
      tokens.map((token) => new Visitor(cast.rosa.host).post('/api/activation', { token }))
    )

    assert.deepEqual(
      answers.map(({ status }) => status).toSorted((one, other) => one - other),
      [200, 404]
    )
  })

  test('a sign-up with a member’s address can’t be activated, not even by the right code', async ({ assert }) => {
    const { browser, answer } = await signUp(cast.rosa, { email: cast.ben.member.email })
    const { default: LinkToken } = await import('@manyhearts/api/app/identity/tokens/link_token')
    const { asTenant } = await import('@manyhearts/api/app/tenancy/context/tenant_context')
    const { code, token } = await asTenant(cast.rosa, () => LinkToken.findByOrFail({ memberId: answer.body.user.id }))

    assert.equal((await browser.post('/api/activation', { code })).status, 404)
    assert.equal((await browser.post('/api/activation', { token })).status, 404)
  })

  test('the table of links has no token that works in one', async ({ assert }) => {
    const { email } = await signUp(cast.rosa)
    const mail = await newestMailTo(email)

    const { rows } = await asOwner(
      (owner) =>
        owner.query(`select to_jsonb(link_tokens)::text || encode(token_hash, 'base64') as row from app.link_tokens`),
      cast.rosa
    )
    const { rows: jobs } = await asOwner((owner) =>
      owner.query('select data::text as row from pgboss.job where data is not null')
    )

    for (const { row } of [...rows, ...jobs])
      assert.isFalse(row.includes(tokenIn(mail)) || row.includes(`"${codeIn(mail)}"`))
  })

  test('an active member logs in from a browser that strangers can’t lock out', async ({ assert }) => {
    const password = PASSWORD
    const { browser, email } = await signUpAndActivate(cast.rosa, { password })
    for (let time = 1; time <= 6; time++)
      await new Visitor(cast.rosa.host).post('/api/user.php', { email, password: 'wrong' })

    assert.equal((await browser.post('/api/user.php', { email, password })).status, 200)
  })
})

async function lookedAt(brand: Brand, token: string) {
  return (await new Visitor(brand.host).get(`/api/tokens/${token}`)).body
}

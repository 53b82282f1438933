import { test } from '@japa/runner'
import { asOwner, type Brand, type Cast, newCast, newPerson } from '../../../cast.ts'
import { mailsSoFar, mailsTo, newestMailTo, tokenIn } from '../../../mailbox.ts'
import { PASSWORD } from '../../../password.ts'
import { Visitor } from '../../../visitor.ts'
import { newSessionOf } from '../../isolation/scene/actors_of.ts'
import { later } from '../tokens/later.ts'
import { logIn, NEW_PASSWORD, reset, resetToken } from '../passwords/resetting.ts'
import { newAddress } from '../signup/signing_up.ts'

const want = (browser: Visitor, email: string, password = PASSWORD) =>
  browser.post('/api/email-changes', { email, password })
const confirm = (brand: Brand, token: string) => new Visitor(brand.host).post(`/api/email-changes/${token}`)
const stop = (brand: Brand, token: string) => new Visitor(brand.host).delete(`/api/email-changes/${token}`)
const linkTo = async (email: string, mails = 1) => tokenIn(await newestMailTo(email, mails))

test.group('Changing the address', (group) => {
  let cast: Cast
  group.each.setup(async () => {
    cast = await newCast()
  })

  const addressOf = async () => (await cast.ann.browser.get('/api/user.php')).body.user.email

  test('takes effect once it is confirmed from the new one: then that one logs in', async ({ assert }) => {
    const [old, email] = [cast.ann.member.email, newAddress()]
    assert.equal((await want(cast.ann.browser, ` ${email.toUpperCase()} `)).status, 204)
    assert.equal(await addressOf(), old)

    const answer = await confirm(cast.rosa, await linkTo(email))

    assert.equal(answer.status, 200)
    assert.deepEqual(answer.body, { email })
    assert.equal(await addressOf(), email)
    assert.equal((await logIn(cast.rosa, email, PASSWORD)).status, 200)
    assert.equal((await logIn(cast.rosa, old, PASSWORD)).status, 401)
  })

  test('the link does not log in', async ({ assert }) => {
    const email = newAddress()
    await want(cast.ann.browser, email)
    const reader = new Visitor(cast.rosa.host)

    await reader.post(`/api/email-changes/${await linkTo(email)}`)

    assert.equal((await reader.get('/api/user.php')).status, 403)
  })

  test('the old address is told at once, with a way to stop it', async ({ assert }) => {
    const email = newAddress()
    await want(cast.ann.browser, email)

    const mail = await newestMailTo(cast.ann.member.email)

    assert.equal(mail.subject, 'Your email address at rosa is about to change')
    assert.notInclude(mail.text, email)
    const looked = await new Visitor(cast.rosa.host).get(`/api/tokens/${tokenIn(mail)}`)
    assert.equal(looked.body.purpose, 'email_change_stop')
  })

  test('stopped from the old address it never takes effect: everyone is logged out, and a new password is chosen', async ({
    assert,
  }) => {
    const [old, email] = [cast.ann.member.email, newAddress()]
    const elsewhere = await newSessionOf(cast.ann)
    await want(cast.ann.browser, email)

    const stopped = await stop(cast.rosa, await linkTo(old))

    assert.equal(stopped.status, 200)
    assert.equal((await confirm(cast.rosa, await linkTo(email))).status, 404)
    for (const browser of [cast.ann.browser, elsewhere]) assert.equal((await browser.get('/api/user.php')).status, 403)
    assert.equal((await logIn(cast.rosa, old, PASSWORD)).status, 401)
    const again = await reset(cast.rosa, stopped.body.token)
    assert.equal(again.status, 200)
    assert.equal(again.body.user.email, old)
  })

  test('confirmed by a thief it is taken back from the old address, for seven days', async ({ assert }) => {
    const [old, email] = [cast.ann.member.email, newAddress()]
    await want(cast.ann.browser, email)
    await confirm(cast.rosa, await linkTo(email))
    const thiefs = await resetToken(cast.rosa, email, 2)
    await later(cast.rosa, email, '6 days')

    const stopped = await stop(cast.rosa, await linkTo(old))

    assert.equal(stopped.status, 200)
    assert.equal((await logIn(cast.rosa, email, PASSWORD)).status, 401)
    assert.equal((await reset(cast.rosa, thiefs)).status, 404)
    assert.equal((await reset(cast.rosa, stopped.body.token)).body.user.email, old)
  })

  test('a thief who changes it twice restores nothing from there', async ({ assert }) => {
    const [old, first, second] = [cast.ann.member.email, newAddress(), newAddress()]
    await want(cast.ann.browser, first)
    await confirm(cast.rosa, await linkTo(first))
    await want(cast.ann.browser, second)
    const thiefs = tokenIn((await mailsTo(first, 2)).at(-1)!)

    assert.equal((await stop(cast.rosa, await linkTo(old))).status, 200)

    assert.equal((await stop(cast.rosa, thiefs)).status, 404)
    assert.equal((await confirm(cast.rosa, await linkTo(second))).status, 404)
  })

  test('the links expire: at the new address after a day, at the old one after a week', async ({ assert }) => {
    const [old, email] = [cast.ann.member.email, newAddress()]
    await want(cast.ann.browser, email)
    const [confirming, stopping] = [await linkTo(email), await linkTo(old)]
    await later(cast.rosa, old, '24 hours')
    assert.equal((await confirm(cast.rosa, confirming)).status, 404)
    assert.isFalse((await new Visitor(cast.rosa.host).get(`/api/tokens/${stopping}`)).body.expired)

    await later(cast.rosa, old, '6 days')

    assert.equal((await stop(cast.rosa, stopping)).status, 404)
    assert.equal(await addressOf(), old)
  })

  test('the link that stops it works once, also many times at once', async ({ assert }) => {
    const [old, email] = [cast.ann.member.email, newAddress()]
    await want(cast.ann.browser, email)
    await confirm(cast.rosa, await linkTo(email))
    const token = await linkTo(old)

    const answers = await Promise.all([1, 2, 3].map(() => stop(cast.rosa, token)))

    assert.deepEqual(
      answers.map(({ status }) => status).toSorted((one, other) => one - other),
      [200, 404, 404]
    )
  })

  test('a link works once, also twice at once, and only the newest', async ({ assert }) => {
    const [first, email] = [newAddress(), newAddress()]
    await want(cast.ann.browser, first)
    await want(cast.ann.browser, email)
    assert.equal((await confirm(cast.rosa, await linkTo(first))).status, 404)
    const token = await linkTo(email)

    const answers = await Promise.all([1, 2, 3].map(() => confirm(cast.rosa, token)))

    assert.deepEqual(
      answers.map(({ status }) => status).toSorted((one, other) => one - other),
      [200, 404, 404]
    )
    const old = tokenIn((await mailsTo(cast.ann.member.email, 2))[0]!)
    const stops = await Promise.all([1, 2].map(() => stop(cast.rosa, old)))
    assert.deepEqual(
      stops.map(({ status }) => status).toSorted((one, other) => one - other),
      [200, 404]
    )
  })

  test('a link of one brand, or of another kind, is invalid', async ({ assert }) => {
    const email = newAddress()
    await want(cast.ann.browser, email)
    const [confirming, stopping] = [await linkTo(email), await linkTo(cast.ann.member.email)]

    for (const answer of [
      await confirm(cast.vlam, confirming),
      await stop(cast.vlam, stopping),
      await confirm(cast.rosa, stopping),
      await stop(cast.rosa, confirming),
      await reset(cast.rosa, confirming),
      await reset(cast.rosa, stopping),
      await confirm(cast.rosa, 'x'.repeat(43)),
      await stop(cast.rosa, 'x'),
    ])
      assert.equal(answer.status, 404)
    assert.equal(await addressOf(), cast.ann.member.email)
  })

  test('the wrong password, the same address and none are refused at their fields', async ({ assert }) => {
    for (const [email, password, field, code] of [
      [newAddress(), 'not my password', 'password', 'password_wrong'],
      [cast.ann.member.email.toUpperCase(), PASSWORD, 'email', 'email_same'],
      ['ann', PASSWORD, 'email', 'email'],
    ] as const) {
      const { status, body } = await want(cast.ann.browser, email, password)
      assert.equal(status, 422)
      assert.containsSubset(body.errors[0], { field, code })
    }
    assert.isEmpty(await mailsSoFar(cast.ann.member.email))
  })

  test('the password can’t be guessed here either', async ({ assert }) => {
    for (let time = 1; time <= 5; time++) await want(cast.ann.browser, newAddress(), 'not my password')

    assert.equal((await want(cast.ann.browser, newAddress())).status, 429)
  })

  test('changes are limited to five a day', async ({ assert }) => {
    for (let time = 1; time <= 5; time++) assert.equal((await want(cast.ann.browser, newAddress())).status, 204)

    const refused = await want(cast.ann.browser, newAddress())

    assert.equal(refused.status, 429)
    assert.match(refused.body.errors[0].message, /tomorrow/)
  })

  test('an unconfirmed member confirms the address first, and a visitor logs in', async ({ assert }) => {
    const unconfirmed = await want(cast.cleo.browser, newAddress())
    assert.equal(unconfirmed.status, 403)
    assert.equal(unconfirmed.body.errors[0].code, 'activation_required')

    const visitor = await want(new Visitor(cast.rosa.host), newAddress())

    assert.equal(visitor.status, 403)
    assert.isTrue(visitor.body.authentication_required)
  })

  test('a reset that waits in the old mailbox is invalid', async ({ assert }) => {
    const [old, email] = [cast.ann.member.email, newAddress()]
    const token = await resetToken(cast.rosa, old)
    await want(cast.ann.browser, email)
    await confirm(cast.rosa, await linkTo(email))

    assert.equal((await reset(cast.rosa, token, NEW_PASSWORD)).status, 404)
  })
})

test.group('Another member’s address', (group) => {
  let cast: Cast
  group.each.setup(async () => {
    cast = await newCast({ vlam: { reveal_registered_email: true } })
  })

  test('is answered as any other, and only its owner is told, without a link', async ({ assert }) => {
    const taken = await want(cast.ann.browser, cast.ben.member.email)
    // Another wish withdraws this one, and a mail about it that isn't written yet.
    const mail = await newestMailTo(cast.ben.member.email)
    const free = await want(cast.ann.browser, newAddress())

    assert.equal(taken.status, 204)
    assert.equal(taken.text, free.text)
    assert.equal(mail.subject, 'You already use this address at rosa')
    assert.notMatch(mail.text!, /https?:\/\/[^/\s]+\/[\w-]{43}/)
    assert.notInclude(mail.text, cast.ann.member.email)
  })

  test('is never two members’: of two who want it the first to confirm has it', async ({ assert }) => {
    const email = newAddress()
    await want(cast.ann.browser, email)
    await want(cast.ben.browser, email)
    const tokens = (await mailsTo(email, 2)).map(tokenIn)

    const answers = await Promise.all(tokens.map((token) => confirm(cast.rosa, token)))

    assert.deepEqual(
      answers.map(({ status }) => status).toSorted((one, other) => one - other),
      [200, 404]
    )
  })

  test('is reported as taken where the brand wants that', async ({ assert }) => {
    const { member } = await newPerson(cast.vlam, { name: 'Eva', gender: 'female', looking_for: 'male' })

    const { status, body } = await want(cast.dora.browser, member.email)

    assert.equal(status, 422)
    assert.containsSubset(body.errors[0], { field: 'email', code: 'email_taken' })
  })

  test('stays taken when its owner is banned', async ({ assert }) => {
    const { email } = cast.ben.member
    await asOwner(
      (owner) => owner.query(`update app.members set status = 'banned' where email = $1`, [email]),
      cast.rosa
    )
    const { default: LinkToken } = await import('@manyhearts/api/app/identity/tokens/link_token')
    const { asTenant } = await import('@manyhearts/api/app/tenancy/context/tenant_context')
    await want(cast.ann.browser, email)

    const { token } = await asTenant(cast.rosa, () => LinkToken.findByOrFail({ aboutEmail: email }))

    assert.equal((await confirm(cast.rosa, token)).status, 404)
  })
})

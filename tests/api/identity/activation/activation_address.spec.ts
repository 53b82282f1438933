import { test } from '@japa/runner'
import { asOwner, type Cast, newBrand, newCast } from '../../../cast.ts'
import { codeIn, mailsTo, newestMailTo, tokenIn } from '../../../mailbox.ts'
import { Visitor } from '../../../visitor.ts'
import { reset, resetToken } from '../passwords/resetting.ts'
import { newAddress, signUp, signUpAndActivate } from '../signup/signing_up.ts'

const ADDRESS = '/api/activation/address'

test.group('A wrong address at sign-up', (group) => {
  let cast: Cast
  group.setup(async () => {
    cast = await newCast()
  })

  test('is changed by its member, and the mail to the new one activates', async ({ assert }) => {
    const { browser } = await signUp(cast.rosa)
    const email = newAddress()

    const { status, body } = await browser.put(ADDRESS, { email: ` ${email.toUpperCase()} ` })

    assert.equal(status, 200)
    assert.containsSubset(body.user, { email, status: 'not_confirmed' })
    const answer = await browser.post('/api/activation', { code: codeIn(await newestMailTo(email)) })
    assert.containsSubset(answer.body.user, { email, status: 'active' })
  })

  test('no longer activates, neither by its link nor by its code', async ({ assert }) => {
    const { browser, email } = await signUp(cast.rosa)
    const old = await newestMailTo(email)
    await browser.put(ADDRESS, { email: newAddress() })

    const stranger = new Visitor(cast.rosa.host)

    assert.equal((await stranger.post('/api/activation', { token: tokenIn(old) })).status, 404)
    assert.equal((await browser.post('/api/activation', { code: codeIn(old) })).status, 404)
    assert.containsSubset((await stranger.get(`/api/tokens/${tokenIn(old)}`)).body, { used: false, expired: true })
  })

  test('gives no other access: a link to a new password that went there is invalid', async ({ assert }) => {
    const { browser, email } = await signUp(cast.rosa)
    await newestMailTo(email)
    const token = await resetToken(cast.rosa, email, 2)
    await browser.put(ADDRESS, { email: newAddress() })

    assert.equal((await reset(cast.rosa, token)).status, 404)
  })

  test('is reported as taken where the brand wants that', async ({ assert }) => {
    const brand = await newBrand('rosa', 'GB', 'en-GB', { reveal_registered_email: true })
    const { email } = await signUpAndActivate(brand)
    const { browser } = await signUp(brand)

    const { status, body } = await browser.put(ADDRESS, { email })

    assert.equal(status, 422)
    assert.containsSubset(body.errors[0], { field: 'email', code: 'email_taken' })
  })

  test('can become one that is known already, which only the mail reveals', async ({ assert }) => {
    const { browser } = await signUp(cast.rosa)
    const known = cast.ann.member.email

    const { status, body } = await browser.put(ADDRESS, { email: known })

    assert.equal(status, 200)
    assert.equal(body.user.email, known)
    assert.equal((await newestMailTo(known)).subject, 'You already have an account at rosa')
  })

  test('can become neither an invalid one, nor the public name', async ({ assert }) => {
    const { browser, email: before } = await signUp(cast.rosa)
    // Sign-up refuses such a name today; members who have one keep it.
    await asOwner(
      (owner) =>
        owner.query(
          `update app.profiles set name = 'eve@here.example'
           where member_id = (select id from app.members where tenant_id = $1 and email = $2)`,
          [cast.rosa.id, before]
        ),
      cast.rosa
    )

    const answers = []
    for (const email of ['eve at example', '', 'eve@here.example']) answers.push(await browser.put(ADDRESS, { email }))

    assert.deepEqual(
      answers.map(({ status, body }) => [status, body.errors[0].field, body.errors[0].code]),
      [
        [422, 'email', 'email'],
        [422, 'email', 'email'],
        [422, 'email', 'name_is_email'],
      ]
    )
  })

  test('can be changed three times an hour', async ({ assert }) => {
    const { browser } = await signUp(await newBrand('rosa', 'GB', 'en-GB'))

    const answers = []
    for (let time = 1; time <= 4; time++) answers.push(await browser.put(ADDRESS, { email: newAddress() }))

    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200, 200, 429]
    )
  })

  test('stays what it is once it is confirmed; a visitor is refused', async ({ assert }) => {
    const { browser, email } = await signUpAndActivate(cast.rosa)

    const { body } = await browser.put(ADDRESS, { email: newAddress() })
    const refused = await new Visitor(cast.rosa.host).put(ADDRESS, { email: newAddress() })

    assert.equal(body.user.email, email)
    assert.lengthOf(await mailsTo(email), 1)
    assert.equal(refused.status, 403)
    assert.isTrue(refused.body.authentication_required)
  })
})

import { test } from '@japa/runner'
import { type Cast, newCast } from '../../../cast.ts'
import { mailsTo, newestMailTo, tokenIn } from '../../../mailbox.ts'
import { PASSWORD } from '../../../password.ts'
import { Visitor } from '../../../visitor.ts'
import { newSessionOf } from '../../isolation/scene/actors_of.ts'
import { logIn, NEW_PASSWORD, reset, resetToken } from './resetting.ts'
import { newAddress } from '../signup/signing_up.ts'

test.group('Changing the password', (group) => {
  let cast: Cast
  group.each.setup(async () => {
    cast = await newCast()
  })

  const change = (old_password: string, password = NEW_PASSWORD, browser = cast.ann.browser) =>
    browser.put('/api/password', { old_password, password })

  test('a member who knows the old one gets a new one, and stays logged in here only', async ({ assert }) => {
    const elsewhere = await newSessionOf(cast.ann)

    assert.equal((await change(PASSWORD)).status, 204)

    assert.equal((await cast.ann.browser.get('/api/user.php')).status, 200)
    assert.equal((await elsewhere.get('/api/user.php')).status, 403)
    assert.equal((await logIn(cast.rosa, cast.ann.member.email, PASSWORD)).status, 401)
    assert.equal((await logIn(cast.rosa, cast.ann.member.email, NEW_PASSWORD)).status, 200)
    assert.equal((await cast.ben.browser.get('/api/user.php')).status, 200)
  })

  test('the session goes on under another token, which the old one is not', async ({ assert }) => {
    const old = new Visitor(cast.rosa.host)
    old.cookies.set('sid', cast.ann.browser.cookies.get('sid')!)
    const { sessions: before } = (await cast.ann.browser.get('/api/sessions')).body

    await change(PASSWORD)

    assert.notEqual(cast.ann.browser.cookies.get('sid'), old.cookies.get('sid'))
    assert.equal((await old.get('/api/user.php')).status, 403)
    const { sessions } = (await cast.ann.browser.get('/api/sessions')).body
    assert.deepEqual(
      sessions.map(({ id }: any) => id),
      [before.find(({ current }: any) => current).id]
    )
  })

  test('a mail announces it, with the way to another one', async ({ assert }) => {
    await change(PASSWORD)

    const mail = await newestMailTo(cast.ann.member.email)

    assert.equal(mail.subject, 'Your password at rosa was changed')
    assert.include(mail.html, `http://${cast.rosa.host}:${process.env.PORT}/reset-password`)
    assert.notInclude(mail.html, NEW_PASSWORD)
  })

  test('a wrong old one changes nothing, and is named at its field', async ({ assert }) => {
    const answer = await change('not my password')

    assert.equal(answer.status, 422)
    assert.containsSubset(answer.body.errors, [{ code: 'password_wrong', field: 'old_password' }])
    assert.equal((await logIn(cast.rosa, cast.ann.member.email, PASSWORD)).status, 200)
  })

  test('it can’t be guessed: after five wrong ones even the right one is refused', async ({ assert }) => {
    const answers = []
    for (let time = 1; time <= 5; time++) answers.push(await change('not my password'))

    const blocked = await change(PASSWORD)

    assert.isTrue(answers.every(({ status }) => status === 422))
    assert.equal(blocked.status, 429)
    assert.containsSubset(blocked.body.errors[0], { code: 'too_many_attempts', meta: { minutes: 1 } })
    assert.equal((await change(PASSWORD, NEW_PASSWORD, cast.ben.browser)).status, 204)
  })

  test('a new one that is too short or too long is refused before the old one is checked', async ({ assert }) => {
    for (const password of ['seven77', 'x'.repeat(129)]) {
      const { status, body } = await change('not my password', password)
      assert.equal(status, 422)
      assert.deepEqual(
        body.errors.map(({ field }: any) => field),
        ['password']
      )
    }
    assert.equal((await change(PASSWORD, '💗💙💚💛💜🧡🤎🖤')).status, 204)
  })

  test('a new one that is easy to guess is refused: common, the brand’s, the own name or address', async ({
    assert,
  }) => {
    await cast.ann.browser.put('/api/profile', { name: 'Annabel' })
    for (const password of ['password', '12345678', 'rosarosa1', 'Annabel-1990', cast.ann.member.email]) {
      const { status, body } = await change(PASSWORD, password)

      assert.equal(status, 422, password)
      assert.containsSubset(body.errors, [{ code: 'password_guessable', field: 'password' }])
    }
    assert.equal((await logIn(cast.rosa, cast.ann.member.email, PASSWORD)).status, 200)
  })

  test('an earlier reset link is invalid then', async ({ assert }) => {
    const token = await resetToken(cast.rosa, cast.ann.member.email)

    await change(PASSWORD)

    assert.equal((await reset(cast.rosa, token)).status, 404)
    assert.lengthOf(await mailsTo(cast.ann.member.email, 2), 2)
  })

  test('so is a change of address that was asked for with the old one', async ({ assert }) => {
    const email = newAddress()
    await cast.ann.browser.post('/api/email-changes', { email, password: PASSWORD })
    const token = tokenIn(await newestMailTo(email))

    await change(PASSWORD)

    assert.equal((await new Visitor(cast.rosa.host).post(`/api/email-changes/${token}`)).status, 404)
  })

  test('a visitor is asked to log in', async ({ assert }) => {
    const answer = await change(PASSWORD, NEW_PASSWORD, new Visitor(cast.rosa.host))

    assert.equal(answer.status, 403)
    assert.isTrue(answer.body.authentication_required)
  })
})

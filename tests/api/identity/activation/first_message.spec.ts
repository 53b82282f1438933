import { test } from '@japa/runner'
import { asOwner, type Brand, newCast } from '../../../cast.ts'
import { newestMailTo, tokenIn } from '../../../mailbox.ts'
import { PASSWORD } from '../../../password.ts'
import { Visitor } from '../../../visitor.ts'
import { draft, signUp, signUpAndActivate } from '../signup/signing_up.ts'

test.group('The first message', () => {
  const sent = (brand: Brand, email: string) =>
    asOwner(
      (owner) =>
        owner.query(
          `select (select count(*)::int from app.messages join app.profiles on profiles.id = sender_profile_id where member_id = members.id) as messages,
             signup_message is not null as waiting, status from app.members where email = $1`,
          [email]
        ),
      brand
    ).then(({ rows }) => rows[0])

  test('is sent at activation, when it can be paid', async ({ assert }) => {
    const cast = await newCast({ rosa: { signup_credits: 30, message_credits: 10 } })

    const { answer, email } = await signUpAndActivate(cast.rosa, {
      member_id: cast.ben.profile.id,
      signup_message: ' Hello Ben ',
    })

    assert.equal(answer.body.user.credits, 20)
    assert.deepEqual(await sent(cast.rosa, email), { messages: 1, waiting: false, status: 'active' })
    const { body } = await cast.ben.browser.get('/api/chats.php')
    assert.equal(body.chats[0].conversation.last_message.body, 'Hello Ben')
  })

  test('becomes a draft when it can’t be paid, and the member is active all the same', async ({ assert }) => {
    const cast = await newCast()

    const { answer, email, browser } = await signUpAndActivate(cast.rosa, {
      member_id: cast.ben.profile.id,
      signup_message: 'Hello Ben',
    })

    assert.equal(answer.status, 200)
    assert.deepEqual(await sent(cast.rosa, email), { messages: 0, waiting: false, status: 'active' })
    const { body } = await browser.get(`/api/members/${cast.ben.profile.id}/composer`)
    assert.equal(body.composer.draft, 'Hello Ben')
  })

  test('is given up when its receiver has left by then', async ({ assert }) => {
    const cast = await newCast({ rosa: { signup_credits: 30, message_credits: 10 } })
    const { browser, email } = await signUp(cast.rosa, {
      member_id: cast.ben.profile.id,
      signup_message: 'Hello Ben',
    })
    await cast.ben.browser.post('/api/account-deletion', { password: PASSWORD })

    const answer = await browser.post('/api/activation', { token: tokenIn(await newestMailTo(email)) })

    assert.equal(answer.status, 200)
    assert.deepEqual(await sent(cast.rosa, email), { messages: 0, waiting: false, status: 'active' })
  })

  test('to a fictional profile is refused to a visitor who has not read that it is one', async ({ assert }) => {
    const cast = await newCast()
    const message = { member_id: cast.fay.id, signup_message: 'Hello Fay' }

    for (const fictional_version of [undefined, '', 'another']) {
      const changes = { ...message, fictional_version }
      const { answer } = await signUp(cast.rosa, changes)
      const step = await new Visitor(cast.rosa.host).post('/api/signup-checks', {
        fields: ['signup_message', 'member_id', 'fictional_version'],
        draft: draft(changes),
      })

      assert.equal(answer.status, 422)
      assert.containsSubset(answer.body.errors, [{ field: 'fictional_version', code: 'accepted' }])
      assert.deepEqual(step.body, answer.body)
    }
  })

  test('to a fictional profile is sent at activation, once that was read', async ({ assert }) => {
    const cast = await newCast({ rosa: { signup_credits: 30, message_credits: 10 } })
    const { body } = await cast.ann.browser.get(`/api/members/${cast.fay.id}`)

    const { answer, email } = await signUpAndActivate(cast.rosa, {
      member_id: cast.fay.id,
      signup_message: 'Hello Fay',
      fictional_version: body.profile.fictional.version,
    })

    assert.equal(answer.body.user.credits, 20)
    assert.deepEqual(await sent(cast.rosa, email), { messages: 1, waiting: false, status: 'active' })
  })

  test('to a fictional profile is refused to a visitor who wants to meet real members only', async ({ assert }) => {
    const cast = await newCast()
    const { body } = await cast.ann.browser.get(`/api/members/${cast.fay.id}`)

    const { answer } = await signUp(cast.rosa, {
      member_id: cast.fay.id,
      signup_message: 'Hello Fay',
      fictional_version: body.profile.fictional.version,
      show_fictional: false,
    })

    assert.containsSubset(answer.body.errors, [{ field: 'member_id', code: 'not_found' }])
  })
})

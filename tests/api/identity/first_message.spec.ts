import { test } from '@japa/runner'
import { asOwner, type Brand, newCast } from '../../cast.ts'
import { signUpAndActivate } from './signing_up.ts'

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

  test('waits when it can’t be paid, and the member is active all the same', async ({ assert }) => {
    const cast = await newCast()

    const { answer, email } = await signUpAndActivate(cast.rosa, {
      member_id: cast.ben.profile.id,
      signup_message: 'Hello Ben',
    })

    assert.equal(answer.status, 200)
    assert.deepEqual(await sent(cast.rosa, email), { messages: 0, waiting: true, status: 'active' })
  })

  test('to a fictional profile waits for the notice to be read', async ({ assert }) => {
    const cast = await newCast({ rosa: { signup_credits: 30 } })

    const { answer, email } = await signUpAndActivate(cast.rosa, {
      member_id: cast.fay.id,
      signup_message: 'Hello Fay',
    })

    assert.equal(answer.body.user.credits, 30)
    assert.deepEqual(await sent(cast.rosa, email), { messages: 0, waiting: true, status: 'active' })
  })
})

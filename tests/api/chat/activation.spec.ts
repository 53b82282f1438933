import { test } from '@japa/runner'
import Conversation from '@manyhearts/api/app/chat/conversations/conversation'
import { answerAsProfile } from '@manyhearts/api/app/chat/messages/answer_as_profile'
import { ActivationRequired } from '@manyhearts/api/app/members/people/members_errors'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { asOwner, type Cast, newCast } from '../../cast.ts'
import { acknowledge, giveCredits, write, writeIn } from './conversing.ts'

test.group('A member who has not confirmed their address', (group) => {
  let cast: Cast
  group.each.setup(async () => {
    cast = await newCast()
    await giveCredits(cast.cleo, 100)
  })

  test('may write, and is told that no one can answer yet', async ({ assert }) => {
    const { status, body } = await write(cast.cleo, cast.ben.profile)

    assert.equal(status, 201)
    assert.deepEqual(body.composer.notices, ['partner_cannot_reply_until_activation'])
    assert.equal((await cast.ben.browser.get('/api/chats.php')).body.chats[0].profile.status, 'disabled')
  })

  test('pays for it like everyone', async ({ assert }) => {
    await asOwner(
      (owner) => owner.query('update app.wallets set bonus = 0 where member_id = $1', [cast.cleo.member.id]),
      cast.rosa
    )

    assert.equal((await write(cast.cleo, cast.ben.profile)).status, 402)
  })

  test('can’t be answered, with the reason, until they have', async ({ assert }) => {
    const { body } = await write(cast.cleo, cast.ben.profile)
    const ask = () => writeIn(body.conversation.id, cast.ben, 'Hello Cleo')

    const refused = [await ask(), await write(cast.ben, cast.cleo.profile, 'Hello Cleo')]
    const opened = await cast.ben.browser.get(`/api/chats/${body.conversation.id}/messages`)
    const composer = await cast.ben.browser.get(`/api/members/${cast.cleo.profile.id}/composer`)

    for (const { status, body: answer } of refused)
      assert.deepEqual([status, answer.errors[0].code], [403, 'activation_required'])
    assert.include(refused[0]!.body.errors[0].message, 'Nobody can reply')
    assert.containSubset(opened.body.composer, {
      can_send: false,
      refusal: 'activation_required',
      free_replies_left: 3,
    })
    assert.equal(composer.body.composer.refusal, 'activation_required')

    await asOwner(async (owner) => {
      await owner.query(`update app.members set status = 'active' where id = $1`, [cast.cleo.member.id])
      await owner.query(`update app.profiles set status = 'active' where id = $1`, [cast.cleo.profile.id])
    }, cast.rosa)
    assert.equal((await ask()).status, 201)
  })

  test('can’t be found by members they have not written to', async ({ assert }) => {
    const { status, body } = await write(cast.ann, cast.cleo.profile)

    assert.deepEqual([status, body.errors[0].code], [404, 'not_found'])
  })

  test('can’t be answered by the team either', async ({ assert }) => {
    const { body: refused } = await write(cast.cleo, cast.fay)
    await acknowledge(cast.cleo, cast.fay, refused.errors[0].meta.version)
    const { body } = await write(cast.cleo, cast.fay)

    const answer = () =>
      asTenant(cast.rosa, async () =>
        answerAsProfile(cast.fay, await Conversation.findOrFail(body.conversation.id), 'Hi')
      )

    await assert.rejects(answer, ActivationRequired as never)
  })
})

import { test } from '@japa/runner'
import Conversation from '@manyhearts/api/app/chat/conversations/conversation'
import { answerAsProfile } from '@manyhearts/api/app/chat/messages/answer_as_profile'
import { NotFound } from '@manyhearts/api/app/http/http_errors'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { asOwner, type Cast, newCast, type Person } from '../../cast.ts'
import { acknowledge, countRows, giveCredits, write, writeIn } from './conversing.ts'

test.group('Writing with a fictional profile', (group) => {
  let cast: Cast
  group.each.setup(async () => {
    cast = await newCast()
    await giveCredits(cast.ann, 100)
  })

  async function writeToFay(person: Person) {
    const { body } = await write(person, cast.fay)
    await acknowledge(person, cast.fay, body.errors[0].meta.version)
    return write(person, cast.fay, 'Hello Fay')
  }
  const answerInConversation = (id: string, body = 'Hello, the team here') =>
    asTenant(cast.rosa, async () => answerAsProfile(cast.fay, await Conversation.findOrFail(id), body))

  test('needs an acknowledgement of the current text, and costs nothing without', async ({ assert }) => {
    const { status, body } = await write(cast.ann, cast.fay)
    const composer = await cast.ann.browser.get(`/api/members/${cast.fay.id}/composer`)

    assert.equal(status, 403)
    assert.equal(body.errors[0].code, 'fictional_consent_required')
    assert.match(body.errors[0].meta.version, /^[0-9a-f]{12}$/)
    assert.equal(composer.body.composer.refusal, 'fictional_consent_required')
    assert.equal(await countRows(cast.rosa, 'app.messages where sender_profile_id = $1', cast.ann.profile.id), 0)
    assert.equal(
      await countRows(
        cast.rosa,
        'app.ledger_transactions where member_id = $1 and kind = $2',
        cast.ann.member.id,
        'message'
      ),
      0
    )
  })

  test('is charged with the acknowledgement that covers it', async ({ assert }) => {
    const { status, body } = await writeToFay(cast.ann)

    assert.equal(status, 201)
    assert.equal(body.credits, 90)
    assert.isFalse(body.composer.partner_answers_free)
    const covered = `app.ledger_transactions join app.disclosure_acknowledgements a on a.id = acknowledgement_id
      where ledger_transactions.member_id = $1 and counterpart_kind = 'fictional' and a.member_id = $1`
    assert.equal(await countRows(cast.rosa, covered, cast.ann.member.id), 1)
  })

  test('needs it again after thirty days, and for another text', async ({ assert }) => {
    const { body } = await writeToFay(cast.ann)
    const ask = () => writeIn(body.conversation.id, cast.ann, 'Again')
    const change = (set: string) =>
      asOwner(
        (owner) =>
          owner.query(`update app.disclosure_acknowledgements set ${set} where member_id = $1`, [cast.ann.member.id]),
        cast.rosa
      )

    await change(`acknowledged_at = now() - interval '29 days'`)
    assert.equal((await ask()).status, 201)
    await change(`acknowledged_at = now() - interval '31 days'`)
    assert.equal((await ask()).body.errors[0].code, 'fictional_consent_required')
    await change(`acknowledged_at = now(), text_version = 'another'`)
    assert.equal((await ask()).body.errors[0].code, 'fictional_consent_required')
  })

  test('shows every answer as written by the team, and the profile with its mark', async ({ assert }) => {
    const { body } = await writeToFay(cast.ann)
    await answerInConversation(body.conversation.id)

    const { body: opened } = await cast.ann.browser.get(`/api/chats/${body.conversation.id}/messages`)
    const { body: list } = await cast.ann.browser.get('/api/chats.php')

    assert.deepEqual(
      opened.messages.map(({ by_team }: { by_team: boolean }) => by_team),
      [false, true]
    )
    assert.isTrue(list.chats[0].conversation.last_message.by_team)
    for (const { profile } of [opened, list.chats[0]]) {
      assert.isTrue(profile.fictional_icon)
      assert.equal(profile.fictional.label, 'fictional profile')
    }
    assert.equal(list.total_unread_messages, 1)
  })

  test('is never answered free: a fictional profile earns no free replies', async ({ assert }) => {
    const { body } = await writeToFay(cast.ann)
    await answerInConversation(body.conversation.id)

    const { body: sent } = await writeIn(body.conversation.id, cast.ann, 'And you?')

    assert.equal(sent.credits, 80)
    assert.equal(sent.composer.free_replies_left, 0)
  })

  test('is impossible for members who want real members only', async ({ assert }) => {
    const { body } = await writeToFay(cast.ann)
    await answerInConversation(body.conversation.id)
    await asOwner(
      (owner) => owner.query('update app.members set show_fictional = false where id = $1', [cast.ann.member.id]),
      cast.rosa
    )

    const { body: list } = await cast.ann.browser.get('/api/chats.php')
    const hidden = [
      await cast.ann.browser.get(`/api/chats/${body.conversation.id}/messages`),
      await writeIn(body.conversation.id, cast.ann),
      await write(cast.ann, cast.fay),
      await cast.ann.browser.get(`/api/members/${cast.fay.id}/composer`),
    ]

    assert.containSubset(list, { chats: [], total_unread_messages: 0 })
    assert.deepEqual(
      hidden.map(({ status }) => status),
      [404, 404, 404, 404]
    )
    await assert.rejects(() => answerInConversation(body.conversation.id), NotFound as never)
  })

  test('is never done in the name of a real member', async ({ assert }) => {
    await giveCredits(cast.ben, 100)
    const { body } = await write(cast.ben, cast.ann.profile)

    await assert.rejects(
      () =>
        asTenant(cast.rosa, async () =>
          answerAsProfile(cast.ann.profile, await Conversation.findOrFail(body.conversation.id), 'Hi')
        ),
      /fictional profiles only/
    )
  })
})

import { test } from '@japa/runner'
import { type Cast, newCast } from '../../cast.ts'
import { countRows, giveCredits, makePremium, newSuitor, write, writeIn } from './conversing.ts'

test.group('Conversations a free member may start', (group) => {
  let cast: Cast
  group.setup(async () => {
    cast = await newCast()
  })

  test('are two; the third is refused with the reason, and the composer says so before', async ({ assert }) => {
    const { suitor, women } = await newSuitor(cast.rosa, 3)
    for (const woman of women.slice(0, 2)) assert.equal((await write(suitor, woman.profile)).status, 201)

    const composer = await suitor.browser.get(`/api/members/${women[2]!.profile.id}/composer`)
    const third = await write(suitor, women[2]!.profile)

    assert.equal(third.status, 403)
    assert.containSubset(third.body.errors[0], { code: 'conversation_limit', meta: { limit: 2 } })
    assert.containSubset(composer.body.composer, { can_send: false, refusal: 'conversation_limit' })
    assert.equal(await countRows(cast.rosa, 'app.conversations where started_by_profile_id = $1', suitor.profile.id), 2)
  })

  test('do not count those started by the other side, and never stop a conversation that exists', async ({
    assert,
  }) => {
    const { suitor, women } = await newSuitor(cast.rosa, 4)
    const [first, , , fan] = women
    await giveCredits(fan!, 100)
    const started = await write(fan!, suitor.profile)

    const reply = await writeIn(started.body.conversation.id, suitor, 'A reply')
    const two = [await write(suitor, first!.profile), await write(suitor, women[1]!.profile)]
    const again = await write(suitor, first!.profile, 'Me again')
    const replyAgain = await write(suitor, fan!.profile, 'Another reply')

    assert.deepEqual(
      [reply, ...two, again, replyAgain].map(({ status }) => status),
      [201, 201, 201, 201, 201]
    )
  })

  test('still count when they are deleted', async ({ assert }) => {
    const { suitor, women } = await newSuitor(cast.rosa, 3)
    for (const woman of women.slice(0, 2)) {
      const { body } = await write(suitor, woman.profile)
      await suitor.browser.delete('/api/chat.php', { conversation: body.conversation.id })
    }

    assert.equal((await write(suitor, women[2]!.profile)).status, 403)
  })

  test('are unlimited for a premium member', async ({ assert }) => {
    const { suitor, women } = await newSuitor(cast.rosa, 3)
    await makePremium(suitor)

    const answers = []
    for (const woman of women) answers.push(await write(suitor, woman.profile))

    assert.deepEqual(
      answers.map(({ status }) => status),
      [201, 201, 201]
    )
  })

  test('are two, even of fifty first messages at once', async ({ assert }) => {
    const { suitor, women } = await newSuitor(cast.rosa, 50)

    const answers = await Promise.all(women.map((woman) => write(suitor, woman.profile)))

    const codes = answers.map(({ status, body }) => body.errors?.[0].code ?? status)
    assert.lengthOf(
      codes.filter((code) => code === 201),
      2
    )
    assert.lengthOf(
      codes.filter((code) => code === 'conversation_limit'),
      48
    )
    assert.equal(await countRows(cast.rosa, 'app.conversations where started_by_profile_id = $1', suitor.profile.id), 2)
    assert.equal(
      await countRows(
        cast.rosa,
        'app.ledger_transactions where kind = $1 and member_id = $2',
        'message',
        suitor.member.id
      ),
      2
    )
  })
})

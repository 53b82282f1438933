import { test } from '@japa/runner'
import { type Cast, newCast, newPerson } from '../../cast.ts'
import { countRows, giveCredits, makePremium, newSuitor, write, writeIn } from './conversing.ts'
import { rounds } from '../../rounds.ts'

const ROUNDS = rounds(8, 100)

test.group('What a message costs', (group) => {
  let cast: Cast
  group.setup(async () => {
    cast = await newCast({ rosa: { message_credits: 7, free_replies: 3 } })
  })

  const charges = ({ member }: { member: { id: string } }) =>
    countRows(cast.rosa, 'app.ledger_transactions where kind = $1 and member_id = $2', 'message', member.id)
  const messages = ({ profile }: { profile: { id: string } }) =>
    countRows(cast.rosa, 'app.messages where sender_profile_id = $1', profile.id)

  test('without enough credits nothing is sent, and the answer says what is missing', async ({ assert }) => {
    const { suitor, women } = await newSuitor(cast.rosa, 1, 6)

    const { status, body } = await write(suitor, women[0]!.profile)
    const composer = await suitor.browser.get(`/api/members/${women[0]!.profile.id}/composer`)

    assert.equal(status, 402)
    assert.containSubset(body.errors[0], { code: 'not_enough_credits', meta: { required: 7, credits: 6 } })
    assert.containSubset(composer.body.composer, {
      cost_credits: 7,
      price: { least_minor: 70, most_minor: 70, currency: 'GBP' },
      can_send: false,
      refusal: 'not_enough_credits',
    })
    assert.equal(await countRows(cast.rosa, 'app.conversations where started_by_profile_id = $1', suitor.profile.id), 0)
    assert.equal(await charges(suitor), 0)
  })

  test('the same key twenty times at once is one message and one charge', async ({ assert }) => {
    const { suitor, women } = await newSuitor(cast.rosa, 1, 7 * ROUNDS)

    // Many rounds: in the first ones connections are still opening, and requests hardly overlap.
    for (let round = 0; round < ROUNDS; round++) {
      const key = `round-${round}`
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => write(suitor, women[0]!.profile, 'Hello', key))
      )

      assert.deepEqual(
        [...new Set(answers.map(({ status, body }) => `${status} ${body.message?.id}`))],
        [`201 ${answers[0]!.body.message.id}`]
      )
      assert.equal(answers[0]!.body.credits, 7 * (ROUNDS - round - 1))
    }
    assert.deepEqual([await messages(suitor), await charges(suitor)], [ROUNDS, ROUNDS])
  })

  test('credits for three store exactly three of twenty sent at once', async ({ assert }) => {
    const { suitor, women } = await newSuitor(cast.rosa, 1, 21)

    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, each) => write(suitor, women[0]!.profile, `Hello ${each}`))
    )

    assert.lengthOf(
      answers.filter(({ status }) => status === 201),
      3
    )
    assert.lengthOf(
      answers.filter(({ status }) => status === 402),
      17
    )
    assert.deepEqual([await messages(suitor), await charges(suitor)], [3, 3])
    const paid = 'app.messages where sender_profile_id = $1 and ledger_transaction_id is not null'
    assert.equal(await countRows(cast.rosa, paid, suitor.profile.id), 3)
  })

  test('a free member answers a real one three times free, then pays', async ({ assert }) => {
    const { suitor, women } = await newSuitor(cast.rosa, 1, 100)
    const [woman] = women
    const { body } = await write(suitor, woman!.profile)
    assert.isTrue(body.composer.partner_answers_free)

    const left = []
    for (const reply of ['One', 'Two', 'Three']) {
      const { status, body: sent } = await writeIn(body.conversation.id, woman!, reply)
      assert.equal(status, 201)
      left.push([sent.composer.free_replies_left, sent.composer.cost_credits, sent.composer.refusal])
    }
    const fourth = await writeIn(body.conversation.id, woman!, 'Four')
    const next = await write(suitor, woman!.profile, 'Still there?')

    assert.deepEqual(left, [
      [2, 0, null],
      [1, 0, null],
      [0, 7, 'not_enough_credits'],
    ])
    assert.equal(fourth.status, 402)
    assert.deepEqual([await messages(woman!), await charges(woman!)], [3, 0])
    assert.isFalse(next.body.composer.partner_answers_free)
  })

  test('free replies sent at once are no more than three', async ({ assert }) => {
    const { suitor, women } = await newSuitor(cast.rosa, 1, 100)
    const { body } = await write(suitor, women[0]!.profile)

    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, each) => writeIn(body.conversation.id, women[0]!, `Reply ${each}`))
    )

    assert.lengthOf(
      answers.filter(({ status }) => status === 201),
      3
    )
    assert.equal(await charges(women[0]!), 0)
  })

  test('a premium member pays for answers, and the member who began never writes free', async ({ assert }) => {
    const { suitor, women } = await newSuitor(cast.rosa, 1, 100)
    const rich = await newPerson(cast.rosa, { name: 'Rich', gender: 'female', looking_for: 'male' })
    await giveCredits(rich, 100)
    await makePremium(rich)
    const toRich = await write(suitor, rich.profile)
    await write(suitor, women[0]!.profile)
    await write(women[0]!, suitor.profile, 'A free answer')

    const fromRich = await writeIn(toRich.body.conversation.id, rich, 'Hello')
    const again = await write(suitor, women[0]!.profile, 'Hello again')

    assert.isFalse(toRich.body.composer.partner_answers_free)
    assert.deepEqual([fromRich.body.credits, again.body.credits], [93, 79])
  })
})

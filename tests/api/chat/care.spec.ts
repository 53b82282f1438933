import { test } from '@japa/runner'
import { forgetCareSigns } from '@manyhearts/api/app/chat/care/forget_care_signs'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { asOwner, type Cast, newCast } from '../../cast.ts'
import { newPackage, pay } from '../credits/shop.ts'
import { newStaff } from '../admin/staff_of.ts'
import { answer, takeNext, writeTo } from '../admin/desk/desk_scene.ts'
import { countRows, giveCredits, write, writeIn } from './conversing.ts'

const DISTRESS = 'I want to kill myself'

test.group('Who writes to a fictional profile and may be in need', (group) => {
  let cast: Cast
  let conversation: string
  group.each.setup(async () => {
    cast = await newCast({ rosa: { message_credits: 10, care_spending_day: 500, care_spending_week: 1_500 } })
    conversation = await writeTo(cast.fay, cast.ann, 'Good evening')
  })

  const messages = async () => (await cast.ann.browser.get(`/api/chats/${conversation}/messages`)).body.messages
  const notes = async () => (await messages()).filter((one: any) => one.points_to_help)
  const signs = (kind: string) =>
    countRows(cast.rosa, 'app.care_signs where member_id = $1 and kind = $2', cast.ann.member.id, kind)
  const user = async () => (await cast.ann.browser.get('/api/user.php')).body.user
  const letDaysPass = (days: number) =>
    asOwner(
      (owner) =>
        owner.query(
          `update app.care_signs set noted_at = noted_at - make_interval(days => $2), day = day - $2 where tenant_id = $1`,
          [cast.rosa.id, days]
        ),
      cast.rosa
    )
  /** Of a hundred credits at 10 pence each, which are spent once the free ones are gone. */
  const buy = async () => {
    await asOwner(
      (owner) => owner.query('update app.wallets set bonus = 0 where member_id = $1', [cast.ann.member.id]),
      cast.rosa
    )
    await pay(cast.ann, await newPackage(cast.rosa, { credits: 100, price_minor: 1_000 }))
  }

  test('is pointed to help by the system, in plain words and for free, once a day', async ({ assert }) => {
    const before = (await user()).credits
    const { body } = await writeIn(conversation, cast.ann, DISTRESS)
    await writeIn(conversation, cast.ann, 'I can’t go on like this')

    assert.containSubset(body.answer, { kind: 'system', points_to_help: true, by_team: false, mine: false })
    assert.include(body.answer.body, 'what you wrote worries us')
    assert.include(body.answer.body, 'Fay isn’t a real person')
    assert.include(body.answer.body, 'Samaritans, 116 123')
    assert.include(body.answer.body, '999')
    assert.lengthOf(await notes(), 1)
    assert.equal(await signs('distress'), 1)
    assert.equal((await user()).credits, before - 20)

    await letDaysPass(1)
    await writeIn(conversation, cast.ann, DISTRESS)
    assert.lengthOf(await notes(), 2)
  })

  test('is not, for other words, nor for what is written to real members', async ({ assert }) => {
    await writeIn(conversation, cast.ann, 'I nearly killed myself laughing')
    const { body } = await write(cast.ann, cast.ben.profile, DISTRESS)

    assert.isNull(body.answer)
    assert.lengthOf(await notes(), 0)
    assert.equal(await signs('distress'), 0)
  })

  test('is pointed to help when they spent much on fictional profiles in a day, and not before', async ({ assert }) => {
    await buy()
    for (let each = 0; each < 4; each++) await writeIn(conversation, cast.ann, `Message ${each}`)
    assert.equal(await signs('spending'), 0)

    const { body } = await writeIn(conversation, cast.ann, 'The fifth')

    assert.include(body.answer.body, 'spent a lot here in the last few days')
    assert.notMatch(body.answer.body, /£|5\.00|500/)
    await writeIn(conversation, cast.ann, 'The sixth')
    assert.equal(await signs('spending'), 1)
    assert.lengthOf(await notes(), 1)
  })

  test('is not for bonus credits, nor for what was spent on real members', async ({ assert }) => {
    await giveCredits(cast.ann, 200)
    for (let each = 0; each < 6; each++) await writeIn(conversation, cast.ann, `Message ${each}`)
    assert.equal(await signs('spending'), 0)
    await buy()
    for (let each = 0; each < 6; each++) await write(cast.ann, cast.ben.profile, `Hello ${each}`)
    await writeIn(conversation, cast.ann, 'And one to Fay')

    assert.equal(await signs('spending'), 0)
  })

  test('is shown no countdown for 30 days', async ({ assert }) => {
    assert.isFalse((await user()).no_countdowns)
    await writeIn(conversation, cast.ann, DISTRESS)

    assert.isTrue((await user()).no_countdowns)
    assert.isFalse((await user()).spending_warned)
    await letDaysPass(31)
    assert.isFalse((await user()).no_countdowns)
  })

  test('is named to the desk as somebody to be kind to, without why or how much', async ({ assert }) => {
    const kim = await newStaff([{ brand: cast.rosa, role: 'desk' }])
    const before = await takeNext(kim, [cast.rosa])
    assert.isFalse(before.chat.member_in_care)
    await buy()
    for (let each = 0; each < 5; each++) await writeIn(conversation, cast.ann, `Message ${each}`)
    const { body } = await kim.post(`/api/tenants/${cast.rosa.id}/desk_chats/${conversation}`, {
      lease: before.lease.number,
    })

    assert.isTrue(body.chat.member_in_care)
    const told = JSON.stringify(body)
    for (const secret of ['spen', 'distress', 'minor', 'credits', 'GBP', 'score', '£']) assert.notInclude(told, secret)
    assert.equal((await answer(kim, { ...before, chat: body.chat })).status, 201)
  })

  test('leaves signs that are forgotten after 90 days', async ({ assert }) => {
    await writeIn(conversation, cast.ann, DISTRESS)
    const forget = () => asTenant(cast.rosa, forgetCareSigns)
    await letDaysPass(89)
    await forget()
    assert.equal(await signs('distress'), 1)

    await letDaysPass(2)
    await forget()
    assert.equal(await signs('distress'), 0)
  })
})

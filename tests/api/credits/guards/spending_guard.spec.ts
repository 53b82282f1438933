import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { asOwner, type Cast, newCast } from '../../../cast.ts'
import { rounds } from '../../../rounds.ts'
import { write } from '../../chat/conversing.ts'
import { letADayPass, letDaysPass, limit } from './guards.ts'
import { applied, brokenRules, charge, grant, newPackage, order, pay, payAgain, walletOf } from '../shop.ts'

const ORDERS = rounds(50, 200)

test.group('The limits a member sets', (group) => {
  let cast: Cast
  let package_id: string
  group.each.setup(async () => {
    cast = await newCast({ rosa: { message_credits: 10 } })
    package_id = await newPackage(cast.rosa, { credits: 100, price_minor: 1000 })
  })

  const guard = async () => (await cast.ann.browser.get('/api/spending-guard')).body.spending_guard
  const limits = async () => (await guard()).periods.map(({ limit_minor }: any) => limit_minor)
  const used = async (period: string) => {
    const { ordered_minor, spent_minor } = (await guard()).periods.find((one: any) => one.period === period)
    return [ordered_minor, spent_minor]
  }
  const refusalOf = ({ status, body }: { status: number; body: any }) => [status, body.errors?.[0].code]
  const spend = (cost: number) => charge(cast.ann, { cost, towards: cast.ben.profile })

  test('are none at first, in the buyer’s currency', async ({ assert }) => {
    const { currency, buyers_currency, paused_until, looser, claim } = await guard()

    assert.deepEqual(await limits(), [null, null, null])
    assert.deepEqual(
      { currency, buyers_currency, paused_until, looser, claim },
      { currency: 'GBP', buyers_currency: 'GBP', paused_until: null, looser: null, claim: null }
    )
  })

  test('hold at once when they are tighter', async ({ assert }) => {
    await limit(cast.ann, { day_minor: 1500 })
    await limit(cast.ann, { day_minor: 1200, month_minor: 5000 })

    assert.deepEqual(await limits(), [1200, null, 5000])
    assert.isNull((await guard()).looser)
  })

  test('hold a day later when they are looser, and can be kept until then', async ({ assert }) => {
    await limit(cast.ann, { day_minor: 500, week_minor: 900 })

    const { looser } = await limit(cast.ann, { day_minor: 2000, week_minor: null })

    assert.deepEqual(await limits(), [500, 900, null])
    assert.containSubset(looser, { day_minor: 2000, week_minor: null, month_minor: null, paused_until: null })
    assert.closeTo(DateTime.fromISO(looser.from).diffNow('hours').hours, 24, 0.1)
    const kept = await cast.ann.browser.delete('/api/spending-guard/looser')
    assert.isNull(kept.body.spending_guard.looser)
    await letADayPass(cast.ann)
    assert.deepEqual(await limits(), [500, 900, null])

    await limit(cast.ann, { day_minor: 2000, week_minor: null })
    await letADayPass(cast.ann)
    assert.deepEqual(await limits(), [2000, null, null])
    assert.isNull((await guard()).looser)
  })

  test('needn’t wait anew when what is coming becomes tighter, and do when it becomes looser', async ({ assert }) => {
    await limit(cast.ann, { day_minor: 500 })
    const first = (await limit(cast.ann, { day_minor: 3000 })).looser.from

    const tighter = (await limit(cast.ann, { day_minor: 2000 })).looser
    const looser = (await limit(cast.ann, { day_minor: 2500 })).looser

    assert.deepEqual([tighter.from, tighter.day_minor], [first, 2000])
    assert.isAbove(Date.parse(looser.from), Date.parse(first))
    assert.equal(looser.day_minor, 2500)
  })

  test('refuse an order that goes beyond them, and say from when one is possible', async ({ assert }) => {
    await limit(cast.ann, { day_minor: 2500, month_minor: 2500 })
    await pay(cast.ann, package_id)
    assert.equal((await order(cast.ann, package_id)).status, 201)

    const third = await order(cast.ann, package_id)

    assert.deepEqual(refusalOf(third), [403, 'spending_limit_reached'])
    const { meta, message } = third.body.errors[0]
    const today = DateTime.now().setZone('Europe/Amsterdam').startOf('day')
    const month = today.startOf('month').plus({ months: 1 })
    // The last day of a month ends with it, and is named.
    const period = today.plus({ days: 1 }).equals(month) ? 'day' : 'month'
    assert.containSubset(meta, { period, limit_minor: 2500, currency: 'GBP' })
    assert.equal(DateTime.fromISO(meta.from).toMillis(), month.toMillis())
    assert.include(message, period)
    assert.deepEqual(await used('day'), [2000, 0])
  })

  test('name no day for an order that is more than the limit itself', async ({ assert }) => {
    await limit(cast.ann, { week_minor: 0 })

    const { body } = await order(cast.ann, package_id)

    assert.deepEqual(body.errors[0].meta, { period: 'week', context: 'week', limit_minor: 0, currency: 'GBP' })
  })

  test('count what is paid or pending, less what came back, and not what failed', async ({ assert }) => {
    const paid = await pay(cast.ann, package_id)
    await payAgain(paid, { refundedMinor: 250 })
    const failed = (await order(cast.ann, package_id)).body.order
    await applied(cast.ann, failed.id, { state: 'failed' })
    await order(cast.ann, package_id)

    assert.deepEqual(await used('day'), [1750, 0])
  })

  test('begin anew with the day, the week and the month of the brand', async ({ assert }) => {
    await limit(cast.ann, { day_minor: 1000 })
    await pay(cast.ann, package_id)
    assert.deepEqual(refusalOf(await order(cast.ann, package_id)), [403, 'spending_limit_reached'])

    await letDaysPass(cast.ann, 1)
    assert.equal((await order(cast.ann, package_id)).status, 201)
    await letDaysPass(cast.ann, 31)

    assert.deepEqual(await used('month'), [0, 0])
    const ends = (await guard()).periods.map(({ ends_at }: any) =>
      DateTime.fromISO(ends_at, { zone: 'Europe/Amsterdam' })
    )
    const now = DateTime.now().setZone('Europe/Amsterdam')
    for (const [place, unit] of (['day', 'week', 'month'] as const).entries())
      assert.equal(
        ends[place].toMillis(),
        now
          .startOf(unit)
          .plus({ [`${unit}s`]: 1 })
          .toMillis(),
        unit
      )
  })

  test('are kept by many orders at once, and the same key is one order', async ({ assert }) => {
    await limit(cast.ann, { week_minor: 3500 })
    const key = randomUUID()

    const answers = await Promise.all(
      Array.from({ length: ORDERS }, (_, number) => order(cast.ann, package_id, number < 5 ? key : randomUUID()))
    )

    const made = new Set(answers.filter(({ status }) => status === 201).map(({ body }) => body.order.id))
    assert.equal(made.size, 3)
    for (const answer of answers)
      if (answer.status !== 201) assert.deepEqual(refusalOf(answer), [403, 'spending_limit_reached'])
    assert.deepEqual(await used('week'), [3000, 0])
  })

  test('refuse spending bought credits beyond them; bonus credits cost nothing', async ({ assert }) => {
    await pay(cast.ann, package_id)
    await grant(cast.ann, 20)
    await limit(cast.ann, { day_minor: 150 })

    const free = [await write(cast.ann, cast.ben.profile), await write(cast.ann, cast.ben.profile)]
    const paid = await write(cast.ann, cast.ben.profile)
    const beyond = await write(cast.ann, cast.ben.profile)

    assert.deepEqual(
      [...free, paid].map(({ status }) => status),
      [201, 201, 201]
    )
    assert.equal(paid.body.composer.refusal, 'spending_limit_reached')
    assert.deepEqual(refusalOf(beyond), [403, 'spending_limit_reached'])
    assert.containSubset(beyond.body.errors[0].meta, { period: 'day', limit_minor: 150, currency: 'GBP' })
    assert.deepEqual(await walletOf(cast.ann), { bonus: 0, bought: 90 })
    assert.deepEqual(await used('day'), [1000, 100])
    const { composer } = (await cast.ann.browser.get(`/api/members/${cast.ben.profile.id}/composer`)).body
    assert.containSubset(composer, {
      can_send: false,
      refusal: 'spending_limit_reached',
      refusal_meta: { period: 'day' },
    })
    await grant(cast.ben, 10)
    assert.equal((await write(cast.ben, cast.ann.profile)).status, 201)
    assert.deepEqual(await brokenRules(cast.rosa), [])
  })

  test('value credits at what they cost, the oldest first', async ({ assert }) => {
    const dear = await newPackage(cast.rosa, { credits: 10, price_minor: 500 })
    await pay(cast.ann, dear)
    await pay(cast.ann, package_id)

    await spend(15)

    assert.deepEqual(await used('day'), [1500, 550])
    await limit(cast.ann, { day_minor: 560 })
    await spend(1)
    await assert.rejects(() => spend(1))
  })

  test('still value what was spent of an order that a bank took back', async ({ assert }) => {
    const first = await pay(cast.ann, package_id)
    await spend(40)
    await pay(cast.ann, package_id)

    await payAgain(first, { chargedBackMinor: 1000 })

    assert.deepEqual(await used('day'), [1000, 400])
  })

  test('are kept by many spends at once, whoever else buys meanwhile', async ({ assert }) => {
    await pay(cast.ann, package_id)
    await limit(cast.ann, { month_minor: 5000, day_minor: 2000 })
    await limit(cast.ann, { day_minor: 350 })
    // The limit for orders is the same, so credits come by an order that was made before.
    const spends = Array.from({ length: 20 }, () =>
      spend(10).then(
        () => 10,
        () => 0
      )
    )

    const spent = (await Promise.all(spends)).reduce((sum: number, credits) => sum + credits, 0)

    assert.equal(spent, 30)
    assert.deepEqual(await used('day'), [1000, 300])
    assert.deepEqual(await brokenRules(cast.rosa), [])
  })

  test('never let a sum exceed them, whatever is bought and spent', async ({ assert }) => {
    const packages = [package_id, await newPackage(cast.rosa, { credits: 7, bonus_credits: 3, price_minor: 333 })]
    await limit(cast.ann, { day_minor: 4000, week_minor: 4500 })

    await Promise.all(
      Array.from({ length: 10 }, async (_, client) => {
        for (let turn = 0; turn < rounds(6, 60); turn++) {
          const made = await order(cast.ann, packages[(client + turn) % 2]!)
          if (made.status === 201 && client % 3 > 0) await applied(cast.ann, made.body.order.id)
          await spend(1 + ((client * 7 + turn * 3) % 40)).catch(() => {})
        }
      })
    )

    for (const { period, limit_minor, ordered_minor, spent_minor } of (await guard()).periods) {
      if (limit_minor === null) continue
      assert.isAtMost(ordered_minor, limit_minor, period)
      assert.isAtMost(spent_minor, limit_minor, period)
    }
    assert.isAbove((await used('day'))[1], 0)
    assert.deepEqual(await brokenRules(cast.rosa), [])
  })

  test('refuse all during a pause, which can’t be ended at once', async ({ assert }) => {
    await pay(cast.ann, package_id)
    const { paused_until } = await limit(cast.ann, { pause: 'week' })

    const bought = await order(cast.ann, package_id)
    const sent = await write(cast.ann, cast.ben.profile)

    assert.deepEqual(refusalOf(bought), [403, 'spending_paused'])
    assert.deepEqual(refusalOf(sent), [403, 'spending_paused'])
    assert.equal(DateTime.fromISO(bought.body.errors[0].meta.until).toMillis(), Date.parse(paused_until))
    assert.equal(DateTime.fromISO(sent.body.errors[0].meta.until).toMillis(), Date.parse(paused_until))
    const { looser } = await limit(cast.ann, { pause: null })
    assert.isNull(looser.paused_until)
    assert.equal((await guard()).paused_until, paused_until)
    await letADayPass(cast.ann)
    assert.isNull((await guard()).paused_until)
    assert.equal((await order(cast.ann, package_id)).status, 201)
    assert.equal((await write(cast.ann, cast.ben.profile)).status, 201)
  })

  test('end with their pause, and leave the limits', async ({ assert }) => {
    await limit(cast.ann, { pause: 'day', day_minor: 5000 })

    await letADayPass(cast.ann)

    assert.isNull((await guard()).paused_until)
    assert.deepEqual(await limits(), [5000, null, null])
    assert.equal((await order(cast.ann, package_id)).status, 201)
  })

  test('in another currency than the order refuse it, and new ones wait', async ({ assert }) => {
    await limit(cast.ann, { day_minor: 5000 })
    await asOwner(
      (owner) =>
        owner.query(`update app.spending_guards set currency = 'SEK' where member_id = $1`, [cast.ann.member.id]),
      cast.rosa
    )

    const refused = await order(cast.ann, package_id)
    const { currency, buyers_currency, looser } = await limit(cast.ann, { month_minor: 1000 })

    assert.deepEqual(refusalOf(refused), [403, 'spending_limit_currency'])
    assert.deepEqual([currency, buyers_currency], ['SEK', 'GBP'])
    assert.containSubset(looser, { currency: 'GBP', day_minor: null, month_minor: 1000 })
    await letADayPass(cast.ann)
    assert.equal((await order(cast.ann, package_id)).status, 201)
  })

  test('refuse {title}')
    .with([
      { title: 'a limit below zero', body: { day_minor: -1 }, field: 'day_minor' },
      { title: 'a part of a cent', body: { day_minor: 1.5 }, field: 'day_minor' },
      { title: 'a limit nobody reaches', body: { month_minor: 10_000_001 }, field: 'month_minor' },
      { title: 'a pause that is over', body: { pause: '2026-01-01' }, field: 'pause' },
      { title: 'a pause of ten years', body: { pause: '2036-01-01' }, field: 'pause' },
      { title: 'a day there is not', body: { pause: '2026-13-01' }, field: 'pause' },
      { title: 'what is no pause', body: { pause: 'forever' }, field: 'pause' },
      { title: 'another field', body: { year_minor: 1 }, field: 'year_minor' },
    ])
    .run(async ({ assert }, { body, field }) => {
      const answer = await cast.ann.browser.put('/api/spending-guard', body)

      assert.equal(answer.status, 422)
      assert.equal(answer.body.errors[0].field, field)
      assert.deepEqual(await limits(), [null, null, null])
    })
})

test.group('What a brand warns of', (group) => {
  let cast: Cast
  let package_id: string
  group.each.setup(async () => {
    cast = await newCast({ rosa: { spending_warning: 1500 } })
    package_id = await newPackage(cast.rosa, { credits: 100, price_minor: 1000 })
  })

  const user = async () => (await cast.ann.browser.get('/api/user.php')).body.user

  test('is said when more was paid this month, and not again the next', async ({ assert }) => {
    await pay(cast.ann, package_id)
    assert.isFalse((await user()).spending_warned)

    await pay(cast.ann, package_id)

    assert.isTrue((await user()).spending_warned)
    assert.equal((await user()).month_spent_minor, 2000)
    await asOwner(
      (owner) =>
        owner.query(`update app.spending_guards set warned_at = warned_at - interval '31 days' where tenant_id = $1`, [
          cast.rosa.id,
        ]),
      cast.rosa
    )
    assert.isFalse((await user()).spending_warned)
  })

  test('is the sum less what came back, on every page alike', async ({ assert }) => {
    const paid = await pay(cast.ann, package_id)
    await payAgain(paid, { refundedMinor: 250 })

    const { body } = await cast.ann.browser.get('/api/transactions')
    assert.equal((await user()).month_spent_minor, 750)
    assert.equal(body.month.spent_minor, 750)
  })

  test('is nothing where it says 0, and no limit by itself', async ({ assert }) => {
    await pay(cast.ann, package_id)
    await pay(cast.ann, package_id)

    assert.equal((await order(cast.ann, package_id)).status, 201)
    const quiet = await newCast({ rosa: { spending_warning: 0 } })
    const offered = await newPackage(quiet.rosa, { price_minor: 90_000 })
    await pay(quiet.ann, offered)
    assert.isFalse((await quiet.ann.browser.get('/api/user.php')).body.user.spending_warned)
  })
})

import { test } from '@japa/runner'
import { grantCredits } from '@manyhearts/api/app/credits/ledger/grant_credits'
import { spend } from '@manyhearts/api/app/credits/ledger/spend'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { asOwner, type Cast, newCast } from '../../../cast.ts'
import { Visitor } from '../../../visitor.ts'
import { acknowledgeFictional, applied, charge, grant, newPackage, order, pay, payAgain } from '../shop.ts'

test.group('A member’s statement', (group) => {
  let cast: Cast
  group.each.setup(async () => {
    cast = await newCast()
  })

  test('it says what came, what went, to which profile, and which of them are fictional', async ({ assert }) => {
    await grant(cast.ann, 20)
    const { id } = await pay(cast.ann, await newPackage(cast.rosa, { credits: 100, bonus_credits: 5 }))
    await charge(cast.ann, { cost: 10, towards: cast.ben.profile })
    await charge(cast.ann, {
      cost: 30,
      towards: cast.fay,
      acknowledgementId: await acknowledgeFictional(cast.ann, cast.fay),
    })

    const { status, body } = await cast.ann.browser.get('/api/transactions')

    assert.equal(status, 200)
    assert.deepEqual(
      body.entries.map(({ kind, credits, balance_after, order_id }: any) => [kind, credits, balance_after, order_id]),
      [
        ['message_fictional', -30, 85, null],
        ['message', -10, 115, null],
        ['purchase', 105, 125, id],
        ['signup_bonus', 20, 20, null],
      ]
    )
    const [fictional, real, bought] = body.entries
    assert.equal(fictional.profile.fictional.label, 'fictional profile')
    assert.isTrue(fictional.profile.fictional_icon)
    assert.deepInclude(real.profile, { id: cast.ben.profile.id, name: 'Ben', fictional: null, fictional_icon: false })
    assert.isNull(bought.profile)
    assert.isNull(body.next)
  })

  test('every other kind names its order or profile, and goodwill its reason', async ({ assert }) => {
    const { ann, ben } = cast
    const { id: memberId } = ann.member
    await asTenant(cast.rosa, async () => {
      await grantCredits({ kind: 'bonus', memberId, credits: 4, key: 'a' })
      await grantCredits({ kind: 'goodwill', memberId, credits: 6, key: 'a', reason: 'The site was down' })
      await grantCredits({ kind: 'goodwill', memberId, credits: 6, key: 'a', reason: 'Once more' })
      for (const kind of ['photo', 'gift'] as const)
        await spend({ kind, memberId, cost: 2, key: 'a', counterpart: ben.profile, acknowledgementId: null })
    })
    const offered = await newPackage(cast.rosa, { credits: 100, price_minor: 1000 })
    const bought = [await pay(ann, offered), await pay(ann, offered)] as const
    await payAgain(bought[0], { refundedMinor: 1000 })
    await payAgain(bought[1], { chargedBackMinor: 1000 })

    const { body } = await ann.browser.get('/api/transactions')

    assert.deepEqual(
      body.entries.map(({ kind, credits, order_id, profile, reason }: any) => [
        kind,
        credits,
        order_id ?? profile?.name ?? reason,
      ]),
      [
        ['chargeback', -100, bought[1].id],
        ['refund', -100, bought[0].id],
        ['purchase', 100, bought[1].id],
        ['purchase', 100, bought[0].id],
        ['gift', -2, 'Ben'],
        ['photo', -2, 'Ben'],
        ['goodwill', 6, 'The site was down'],
        ['bonus', 4, null],
      ]
    )
  })

  test('it keeps what was spent, but not the names of members who are hidden by now', async ({ assert }) => {
    const { ann, ben, fay } = cast
    await grant(ann, 100)
    await charge(ann, { cost: 10, towards: ben.profile })
    await charge(ann, { cost: 30, towards: fay, acknowledgementId: await acknowledgeFictional(ann, fay) })

    await ben.browser.post(`/api/blocks/${ann.profile.id}`)
    await ann.browser.put('/api/user.php', { show_fictional: false })

    const [fictional, real] = (await ann.browser.get('/api/transactions')).body.entries
    assert.containSubset(fictional, {
      kind: 'message_fictional',
      credits: -30,
      profile: { id: null, name: 'fictional profile', fictional_icon: true },
    })
    assert.containSubset(real, { kind: 'message', credits: -10, profile: { id: null, name: 'A member' } })
  })

  test('it opens with the month’s sum and how much of it went to fictional profiles', async ({ assert }) => {
    await pay(cast.ann, await newPackage(cast.rosa, { price_minor: 999 }))
    await charge(cast.ann, { cost: 10, towards: cast.ben.profile })
    await charge(cast.ann, {
      cost: 30,
      towards: cast.fay,
      acknowledgementId: await acknowledgeFictional(cast.ann, cast.fay),
    })

    const { body } = await cast.ann.browser.get('/api/transactions')

    assert.deepEqual(body.month, { spent_minor: 999, currency: 'GBP', credits: 40, fictional_share_percent: 75 })
  })

  test('the months before don’t count', async ({ assert }) => {
    const { id } = await pay(cast.ann, await newPackage(cast.rosa))
    await asOwner(
      (owner) => owner.query(`update app.orders set completed_at = now() - interval '32 days' where id = $1`, [id]),
      cast.rosa
    )

    const { body } = await cast.ann.browser.get('/api/transactions')

    assert.deepEqual(body.month, { spent_minor: 0, currency: 'GBP', credits: 0, fictional_share_percent: 0 })
  })

  test('a long statement comes page by page, every line once', async ({ assert }) => {
    await grant(cast.ann, 100)
    for (let count = 0; count < 70; count++) await charge(cast.ann, { cost: 1, towards: cast.ben.profile })

    const seen: string[] = []
    for (let before = ''; before !== null;) {
      const { body } = await cast.ann.browser.get(`/api/transactions${before && `?before=${before}`}`)
      seen.push(...body.entries.map(({ id }: any) => id))
      before = body.next
    }

    assert.lengthOf(seen, 71)
    assert.equal(new Set(seen).size, 71)
  })

  test('orders nobody paid yet stand beside it, the newest first, until they are paid or over', async ({ assert }) => {
    const pack = await newPackage(cast.rosa)
    const [first, second] = [await order(cast.ann, pack), await order(cast.ann, pack)].map(({ body }) => body.order)
    await order(cast.ben, pack)
    const unpaid = async () => (await cast.ann.browser.get('/api/transactions')).body.unpaid_orders

    assert.deepEqual(await unpaid(), [second, first])
    await applied(cast.ann, first.id)
    await applied(cast.ann, second.id, { state: 'failed' })
    assert.deepEqual(await unpaid(), [])
  })

  test('members see their own only, and visitors none', async ({ assert }) => {
    await grant(cast.ann, 20)

    assert.deepEqual((await cast.ben.browser.get('/api/transactions')).body.entries, [])
    const visitor = await new Visitor(cast.rosa.host).get('/api/transactions')
    assert.equal(visitor.status, 403)
    assert.isTrue(visitor.body.authentication_required)
  })

  test('an invalid cursor starts at the beginning', async ({ assert }) => {
    await grant(cast.ann, 20)

    for (const before of ['x', '-1', '99999999999999999999', '%00']) {
      const { status, body } = await cast.ann.browser.get(`/api/transactions?before=${before}`)
      assert.equal(status, 200)
      assert.lengthOf(body.entries, 1)
    }
  })
})

import { test } from '@japa/runner'
import { giveGoodwill } from '@manyhearts/api/app/credits/refunds/goodwill'
import { findDuePostbacks } from '@manyhearts/api/app/postbacks/find_due_postbacks'
import { forgetPostbacks } from '@manyhearts/api/app/postbacks/postback'
import Member from '@manyhearts/api/app/members/people/member'
import Profile from '@manyhearts/api/app/members/people/profile'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { siteByTenantId } from '@manyhearts/api/app/tenancy/sites/site_directory'
import { asOwner, type Brand, newBrand, type Person } from '../../cast.ts'
import { Visitor } from '../../visitor.ts'
import { newPackage, order, pay, payAgain, statusWithin } from '../credits/shop.ts'
import { signUp, signUpAndActivate } from '../identity/signup/signing_up.ts'
import { nothingIsLeft } from '../notices/nothing_is_left.ts'
import { wakeWorkers } from '../notices/wake_workers.ts'
import { NetworkServer } from './network_server.ts'
import { letPauseEnd, loseJobs, newReceiver, pausesOf, postbacksOf } from './receivers.ts'

/** What a visitor brings who came by `/landers/gallery/spring?network=adnet&…`. */
const CLICK = { network: 'adnet', ref: '7', sub1: 'click & 1', sub2: '', sub3: '..', lander: 'gallery', slug: 'spring' }
const ALL =
  'event={event}&id={id}&network={network}&ref={ref}&sub1={sub1}&sub2={sub2}&sub3={sub3}&lander={lander}&slug={slug}&amount={amount}&currency={currency}&time={time}'

test.group('What a network is told', (group) => {
  let rosa: Brand
  let network: NetworkServer
  group.each.setup(async () => {
    rosa = await newBrand('rosa', 'GB', 'en-GB')
    network = await NetworkServer.start()
    return () => network.stop()
  })

  const told = () => network.arrived.map(({ values }) => values.event)
  const here = (query = ALL) => `${network.origin}/postback?${query}`

  async function joins(changes: object = CLICK): Promise<Person> {
    const { browser, email } = await signUpAndActivate(rosa, { ...changes })
    const [member, profile] = await asTenant(rosa, async () => {
      const found = await Member.findByOrFail('email', email)
      return [found, await Profile.findByOrFail('member_id', found.id)] as const
    })
    return { brand: rosa, member, profile, browser }
  }

  test('from a lander’s link to the chargeback: each event once, in order and signed, with the server down in between', async ({
    assert,
  }) => {
    await newReceiver(rosa, { address: here() })
    const robin = await joins()
    await nothingIsLeft(rosa)
    assert.deepEqual(told(), ['signup', 'activation'])

    await network.stop()
    const order = await pay(robin, await newPackage(rosa, { price_minor: 1000 }))
    await nothingIsLeft(rosa)
    await payAgain(order, { refundedMinor: 250 })
    await nothingIsLeft(rosa)
    assert.deepEqual(told(), ['signup', 'activation'])
    assert.deepEqual(await pausesOf(rosa), [{ row: 1, job: 1 }])

    await network.comeBack()
    network.answer = (response) => response.writeHead(500).end('No\u0000w and then')
    await letPauseEnd(rosa)
    assert.containSubset((await postbacksOf(rosa))[2], {
      state: 'waiting',
      tries: 2,
      status: 500,
      answer: 'No w and then',
    })
    assert.deepEqual(await pausesOf(rosa), [{ row: 10, job: 10 }])
    network.arrived.pop()

    network.answer = (response) => response.end('Thank you. '.repeat(100))
    await letPauseEnd(rosa)
    await payAgain(order, { refundedMinor: 250, chargedBackMinor: 500 })
    await payAgain(order, { refundedMinor: 250, chargedBackMinor: 500 })
    await nothingIsLeft(rosa)

    assert.deepEqual(told(), ['signup', 'activation', 'first_purchase', 'refund', 'chargeback'])
    assert.isTrue(network.arrived.every(({ isSigned, method }) => isSigned && method === 'GET'))
    const log = await postbacksOf(rosa)
    assert.deepEqual(
      log.map(({ event, state, tries, amount_minor: amount }) => [event, state, tries, amount]),
      [
        ['signup', 'delivered', 1, null],
        ['activation', 'delivered', 1, null],
        // Less the newcomers' 25 %.
        ['first_purchase', 'delivered', 3, 750],
        ['refund', 'delivered', 1, 250],
        ['chargeback', 'delivered', 1, 500],
      ]
    )
    assert.lengthOf(log[3]!.answer!, 200)
    const { time, ...said } = network.arrived[3]!.values
    assert.match(time!, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
    assert.deepEqual(said, { ...CLICK, sub3: '', event: 'refund', id: log[3]!.id, amount: '250', currency: 'GBP' })
    for (const secret of [robin.member.id, robin.profile.id, robin.member.email, order.id])
      assert.notInclude(JSON.stringify(network.arrived), secret)
  })

  test('through the gateway: what we refund is told once, when it is on its way, and what a bank takes back', async ({
    assert,
  }) => {
    await newReceiver(rosa, { address: here(), events: ['first_purchase', 'refund', 'chargeback'] })
    const gateway = new Visitor('pay.localhost')
    const package_id = await newPackage(rosa, { price_minor: 1000 })
    const buys = async (buyer: Person) => {
      const { body } = await order(buyer, package_id)
      const checkout = new URL(body.redirect_url).pathname
      await gateway.post(`${checkout}/paid`)
      await statusWithin(buyer, body.order.id, 'completed')
      return { id: body.order.id as string, checkout }
    }
    const [robin, kit] = [await joins(), await joins()]

    const { id } = await buys(robin)
    const site = (await siteByTenantId(rosa.id))!
    await asTenant(rosa, () =>
      giveGoodwill(site, { orderId: id, amountMinor: 250, reason: 'goodwill', askedBy: '1', key: 'a key' })
    )
    await nothingIsLeft(rosa)
    const second = await buys(kit)
    await gateway.post(`${second.checkout}/charged_back`)
    await statusWithin(kit, second.id, 'charged_back')
    await nothingIsLeft(rosa)

    assert.deepEqual(
      network.arrived.map(({ values }) => [values.event, values.amount]),
      [
        ['first_purchase', '750'],
        ['refund', '250'],
        ['first_purchase', '750'],
        ['chargeback', '750'],
      ]
    )
  })

  test('has the same id when a server that is slow to answer is told again', async ({ assert }) => {
    await newReceiver(rosa, { address: here(), events: ['signup'] })
    network.answer = (response) => response.destroy()
    await signUp(rosa, CLICK)
    await nothingIsLeft(rosa)
    network.answer = (response) => setTimeout(() => response.end('at last'), 1_000)

    await letPauseEnd(rosa)

    const [first, second] = network.arrived
    assert.lengthOf(network.arrived, 2)
    assert.equal(first!.values.id, second!.values.id)
    assert.containSubset(await postbacksOf(rosa), [{ state: 'delivered', tries: 2, answer: 'at last' }])
  })

  test('is nothing about who came otherwise, events nobody wants, or a brand’s trials', async ({ assert }) => {
    await newReceiver(rosa, { address: here(), events: ['activation', 'refund'] })
    await joins({ ...CLICK, network: 'othernet' })
    await joins({ sub1: 'a', lander: 'gallery', slug: 'spring' })
    const order = await pay(await joins(), await newPackage(rosa))
    const vlam = await newBrand('vlam', 'NL', 'nl-NL')
    await newReceiver(vlam, { address: here() })
    await asOwner((owner) => owner.query(`update global.tenants set state = 'draft' where id = $1`, [rosa.id]))
    await payAgain(order, { refundedMinor: 100 })
    await nothingIsLeft(rosa)

    assert.deepEqual(told(), ['activation'])
    assert.lengthOf(await postbacksOf(rosa), 1)
  })

  test('is the first purchase alone, and what goes back of that one', async ({ assert }) => {
    await newReceiver(rosa, { address: here(), events: ['first_purchase', 'refund', 'chargeback'] })
    const robin = await joins()
    const package_id = await newPackage(rosa, { price_minor: 1000 })
    const first = await pay(robin, package_id)
    const second = await pay(robin, package_id)
    await payAgain(second, { chargedBackMinor: second.amountMinor })
    for (const refundedMinor of [100, 100, 300]) await payAgain(first, { refundedMinor })
    await nothingIsLeft(rosa)

    assert.deepEqual(
      network.arrived.map(({ values }) => [values.event, values.amount]),
      [
        ['first_purchase', '750'],
        ['refund', '100'],
        ['refund', '200'],
      ]
    )
  })

  test('is not sent again where the network refuses it, and others follow', async ({ assert }) => {
    await newReceiver(rosa, { address: here() })
    network.answer = (response, { values }) => response.writeHead(values.event === 'signup' ? 404 : 200).end('nobody')
    await joins()
    await nothingIsLeft(rosa)

    assert.deepEqual(told(), ['signup', 'activation'])
    assert.containSubset(await postbacksOf(rosa), [
      { event: 'signup', state: 'refused', status: 404, answer: 'nobody' },
      { event: 'activation', state: 'delivered' },
    ])
  })

  test('is given up after eight tries in three days', async ({ assert }) => {
    await newReceiver(rosa, { address: here(), events: ['signup'] })
    network.answer = (response) => response.writeHead(429).end()
    await signUp(rosa, CLICK)
    await nothingIsLeft(rosa)
    const pauses: number[] = []
    for (let tries = 1; tries < 8; tries++) {
      pauses.push((await pausesOf(rosa))[0]!.row)
      await letPauseEnd(rosa)
    }

    assert.deepEqual(pauses, [1, 10, 60, 360, 720, 1440, 1440])
    assert.containSubset(await postbacksOf(rosa), [{ state: 'given_up', tries: 8, status: 429 }])
    await letPauseEnd(rosa)
    assert.lengthOf(network.arrived, 8)
  })

  test('is found again when its job was lost', async ({ assert }) => {
    await newReceiver(rosa, { address: here(), events: ['signup'] })
    network.answer = (response) => response.writeHead(503).end()
    await signUp(rosa, CLICK)
    await nothingIsLeft(rosa)
    await loseJobs(rosa)
    network.answer = (response) => response.end()

    await asTenant(rosa, findDuePostbacks)
    await wakeWorkers()
    await nothingIsLeft(rosa)

    assert.containSubset(await postbacksOf(rosa), [{ state: 'delivered', tries: 2 }])
    await asTenant(rosa, findDuePostbacks)
    await nothingIsLeft(rosa)
    assert.lengthOf(network.arrived, 2)
  })

  test('follows three redirects, signed anew, and no more; a post stays one where it is told to', async ({
    assert,
  }) => {
    await newReceiver(rosa, { address: here(), method: 'POST' })
    let left = 3
    network.answer = (response, { values }) => {
      if (values.event === 'activation') left = Infinity
      response.writeHead(left-- > 0 ? 307 : 200, { location: `/next?event=${values.event}` }).end()
    }
    await joins()
    await nothingIsLeft(rosa)

    assert.deepEqual(told(), [...Array(4).fill('signup'), ...Array(4).fill('activation')])
    assert.isTrue(network.arrived.every(({ isSigned, method }) => isSigned && method === 'POST'))
    assert.containSubset(await postbacksOf(rosa), [{ state: 'delivered' }, { state: 'waiting', status: 307 }])
  })

  test('waits for its receiver’s secret', async ({ assert }) => {
    await newReceiver(rosa, { address: here(), secret: null })
    await joins()
    await nothingIsLeft(rosa)
    await letPauseEnd(rosa)
    await asTenant(rosa, findDuePostbacks)
    await nothingIsLeft(rosa)

    assert.deepEqual(told(), [])
    assert.containSubset(await postbacksOf(rosa), [
      { state: 'waiting', tries: 0 },
      { state: 'waiting', tries: 0 },
    ])
  })

  test('is kept for 90 days, unless it still waits', async ({ assert }) => {
    await newReceiver(rosa, { address: here() })
    await joins()
    await nothingIsLeft(rosa)
    const age = (days: number) =>
      asOwner(
        (owner) =>
          owner.query(
            `update app.postbacks set occurred_at = now() - make_interval(days => $2) where tenant_id = $1 and event = 'signup'`,
            [rosa.id, days]
          ),
        rosa
      )
    await age(89)
    await asTenant(rosa, forgetPostbacks)
    assert.lengthOf(await postbacksOf(rosa), 2)

    await age(91)
    await asTenant(rosa, forgetPostbacks)

    assert.deepEqual(
      (await postbacksOf(rosa)).map(({ event }) => event),
      ['activation']
    )
  })
})

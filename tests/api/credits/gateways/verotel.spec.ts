import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { asOwner, type Brand, type Cast, newCast, newPerson, type Person } from '../../../cast.ts'
import { type Sale, type Shop, VerotelServer } from '../../../payments/verotel_server.ts'
import { signedByVerotel } from '../../../payments/verotel_signature.ts'
import { Visitor } from '../../../visitor.ts'
import { eventually } from '../../notices/eventually.ts'
import { nothingIsLeft } from '../../notices/nothing_is_left.ts'
import { wakeWorkers } from '../../notices/wake_workers.ts'
import { brokenRules, newPackage, order, tasksOf, walletOf } from '../shop.ts'

const THROUGH_VEROTEL = { payment_gateway: 'verotel' }
const NOTHING = { bonus: 0, bought: 0 }
const PAID = { bonus: 0, bought: 100 }
const DAY_S = 86_400

interface Ordered {
  id: string
  brand: Brand
  url: string
  reference: string
}

async function place(person: Person, packageId: string, method = 'card'): Promise<Ordered> {
  const { body } = await order(person, packageId, undefined, method)
  const { brand } = person
  return { id: body.order.id, brand, url: body.redirect_url, reference: `${brand.id}.${body.order.id}` }
}

async function storedStatus({ id, brand }: Ordered): Promise<string> {
  const { rows } = await asOwner(
    (owner) => owner.query('select status from app.orders where tenant_id = $1 and id = $2', [brand.id, id]),
    brand
  )
  return rows[0].status
}

/** After everything that a postback leads to. */
async function statusOf(ordered: Ordered): Promise<string> {
  await nothingIsLeft(ordered.brand)
  return storedStatus(ordered)
}

async function eventsOf(brand: Brand): Promise<{ order_id: string | null; state: string | null }[]> {
  const { rows } = await asOwner(
    (owner) => owner.query('select order_id::text, state from app.payment_events where tenant_id = $1', [brand.id]),
    brand
  )
  return rows
}

/** Opens the order page as a browser does. */
async function open(verotel: VerotelServer, { url, reference }: Ordered): Promise<{ page: string; sale: Sale }> {
  const page = await (await fetch(url)).text()
  return { page, sale: verotel.sale(reference) }
}

/** Presses a button of the order page. Answers where the browser is sent. */
async function press(verotel: VerotelServer, { id }: Sale, button: 'approve' | 'decline' | 'later'): Promise<URL> {
  const { headers } = await fetch(`${verotel.url}/sales/${id}/${button}`, { method: 'POST', redirect: 'manual' })
  return new URL(headers.get('location')!)
}

/** Lets so much time pass for one order. */
async function pass({ id, brand }: Ordered, seconds: number): Promise<void> {
  await asOwner(
    (owner) =>
      owner.query(
        `update app.orders set created_at = created_at - make_interval(secs => $3), watched_until = watched_until - make_interval(secs => $3)
         where tenant_id = $1 and id = $2`,
        [brand.id, id, seconds]
      ),
    brand
  )
}

/** Lets the time pass until an order is next asked about, and that question be asked. Answers how many seconds that took. */
async function passUntilAsked(ordered: Ordered): Promise<number> {
  const { rows } = await asOwner((owner) =>
    owner.query(
      `select id, (data ->> 'pause')::int as pause, extract(epoch from start_after - now())::int as wait from pgboss.job
       where name = 'check_payment' and data ->> 'order' = $1 and data ? 'pause' and state in ('created', 'retry')`,
      [ordered.id]
    )
  )
  if (rows.length !== 1) throw new Error(`${rows.length} questions are left to ask`)
  const [{ id, wait }] = rows
  await pass(ordered, wait)
  await asOwner((owner) => owner.query('update pgboss.job set start_after = now() where id = $1', [id]))
  await wakeWorkers()
  await eventually('the question', () =>
    asOwner(async (owner) => {
      const { rows: jobs } = await owner.query(
        `select from pgboss.job where id = $1 and state in ('created', 'active')`,
        [id]
      )
      return jobs.length === 0 || undefined
    })
  )
  return wait
}

test.group('Paying through Verotel', (group) => {
  let verotel: VerotelServer
  let cast: Cast
  let shop: Shop
  let nel: Person
  let pounds: string
  let euros: string
  group.each.setup(async () => {
    verotel = await VerotelServer.start()
    cast = await newCast({ rosa: THROUGH_VEROTEL, vlam: THROUGH_VEROTEL })
    shop = await verotel.register(cast.rosa)
    await verotel.register(cast.vlam)
    nel = await newPerson(cast.vlam, { name: 'Nel', gender: 'female', looking_for: 'male', country: 'NL' })
    pounds = await newPackage(cast.rosa)
    euros = await newPackage(cast.vlam, { country: 'NL', currency: 'EUR' })
    return () => verotel.stop()
  })

  test('an order leads to Verotel’s page, and its payment to credits', async ({ assert }) => {
    const ordered = await place(cast.ann, pounds)
    const { page, sale } = await open(verotel, ordered)
    assert.include(page, '9.99 GBP')
    assert.match(page, /<h1>rosa R-[2-9A-HJ-NP-Z]{6}<\/h1>/)

    const back = await press(verotel, sale, 'approve')

    assert.deepEqual(
      verotel.postbacks.map(({ said }) => said),
      ['OK']
    )
    assert.equal(await statusOf(ordered), 'completed')
    assert.deepEqual(await walletOf(cast.ann), PAID)
    assert.deepEqual(verotel.asked, [ordered.reference])
    assert.isFalse(sale.isRefunded)
    assert.equal(back.host.split(':')[0], cast.rosa.host)
    const { body } = await new Visitor(cast.rosa.host).get(`/api/orders/${ordered.id}${back.search}`)
    assert.equal(body.order.status, 'completed')
    assert.deepEqual(await brokenRules(cast.rosa), [])
  })

  test('a buyer who comes back before the postback has the credits, too', async ({ assert }) => {
    const ordered = await place(cast.ann, pounds)
    verotel.isPostingBack = false
    const { sale } = await open(verotel, ordered)
    await press(verotel, sale, 'approve')

    const { body } = await cast.ann.browser.get(`/api/orders/${ordered.id}`)
    await verotel.postBack(sale)

    assert.equal(body.order.status, 'completed')
    assert.equal(await statusOf(ordered), 'completed')
    assert.deepEqual(await walletOf(cast.ann), PAID)
  })

  test('coming back without having paid proves nothing', async ({ assert }) => {
    const ordered = await place(cast.ann, pounds)
    await open(verotel, ordered)
    const { searchParams } = new URL(ordered.url)
    const { pathname, search } = new URL(searchParams.get('successURL')!)

    const { body } = await new Visitor(cast.rosa.host).get(
      `/api${pathname.replace('transactions', 'orders')}${search}&saleResult=APPROVED`
    )

    assert.equal(body.order.status, 'pending')
    assert.deepEqual(await walletOf(cast.ann), NOTHING)
  })

  test('fifty deliveries of one postback, in whatever order, are one event and one purchase', async ({ assert }) => {
    const ordered = await place(cast.ann, pounds)
    verotel.isPostingBack = false
    const { sale } = await open(verotel, ordered)
    await press(verotel, sale, 'approve')
    const query = verotel.postbackOf(sale)
    const turned = new URLSearchParams([...new URLSearchParams(query)].toReversed()).toString()

    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => verotel.knock(cast.rosa.host, index % 2 ? turned : query))
    )

    assert.deepEqual(new Set(answers.map(({ status, text }) => `${status} ${text}`)), new Set(['200 OK']))
    assert.equal(await statusOf(ordered), 'completed')
    assert.deepEqual(await walletOf(cast.ann), PAID)
    assert.deepEqual(await eventsOf(cast.rosa), [{ order_id: ordered.id, state: 'paid' }])
    assert.deepEqual(await brokenRules(cast.rosa), [])
  })

  test('a postback by POST is read as well', async ({ assert }) => {
    const ordered = await place(cast.ann, pounds)
    verotel.isPostingBack = false
    const { sale } = await open(verotel, ordered)
    await press(verotel, sale, 'approve')

    const { status, text } = await new Visitor(cast.rosa.host).post('/api/webhooks/verotel', verotel.postbackOf(sale), {
      'x-requested-with': '',
      'content-type': 'application/x-www-form-urlencoded',
    })

    assert.deepEqual([status, text], [200, 'OK'])
    assert.equal(await statusOf(ordered), 'completed')
  })

  test('a forged postback is refused and leaves no trace', async ({ assert }) => {
    const ordered = await place(cast.ann, pounds)
    const { sale } = await open(verotel, ordered)
    const query = verotel.postbackOf(sale)
    const other = await verotel.register(cast.vlam)

    for (const forged of [
      '',
      query.replace('9.99', '0.01'),
      query.replace(/signature=.*/, `signature=${'0'.repeat(64)}`),
      query.replace(/&signature=.*/, ''),
      `${query}&saleID=1`,
      new URL(ordered.url).search.slice(1),
      verotel.postbackOf({ ...sale, shop: { ...shop, signature_key: 'guessed' } }),
      // Another brand's shop, rightly signed.
      signedByVerotel({ ...sale.order, saleID: sale.id, shopID: other.shop_id, signature: '' }, other.signature_key),
    ]) {
      const { status, text } = await verotel.knock(cast.rosa.host, forged)
      assert.equal(status, 400, forged)
      assert.include(text, 'notification_forged')
    }

    assert.deepEqual(await eventsOf(cast.rosa), [])
    assert.deepEqual(verotel.asked, [])
    assert.equal(await statusOf(ordered), 'pending')
  })

  test('a postback says when to ask, not what was paid', async ({ assert }) => {
    const ordered = await place(cast.ann, pounds)
    const { sale } = await open(verotel, ordered)

    assert.isTrue(await verotel.postBack(sale, { saleResult: 'APPROVED', event: 'initial' }))

    assert.equal(await statusOf(ordered), 'pending')
    assert.deepEqual(await walletOf(cast.ann), NOTHING)
  })

  test('a postback about a sale we don’t know is answered like any other', async ({ assert }) => {
    const ordered = await place(cast.ann, pounds)
    const { sale } = await open(verotel, ordered)

    assert.isTrue(await verotel.postBack(sale, { referenceID: `${cast.vlam.id}.1`, custom1: '' }))

    assert.deepEqual(await eventsOf(cast.rosa), [{ order_id: null, state: null }])
    assert.equal(await statusOf(ordered), 'pending')
  })

  test('a card is kept once for each order: what is told later brings none back that was forgotten', async ({
    assert,
  }) => {
    const saved = async () => (await cast.ann.browser.get('/api/repeat-order')).body.saved_methods as { id: string }[]
    const { body } = await order(cast.ann, pounds, undefined, 'card', { save_method: true })
    const { id } = body.order
    const ordered = { id, brand: cast.rosa, url: body.redirect_url, reference: `${cast.rosa.id}.${id}` }
    const { sale } = await open(verotel, ordered)
    verotel.isPostingBack = false
    await press(verotel, sale, 'approve')

    // The buyer is back before the postback, which alone tells the token.
    assert.equal((await cast.ann.browser.get(`/api/orders/${id}`)).body.order.status, 'completed')
    assert.lengthOf(await saved(), 0)
    await verotel.postBack(sale)
    const [kept] = await saved()
    assert.exists(kept)
    await cast.ann.browser.delete(`/api/saved-methods/${kept!.id}`)
    assert.isTrue(await verotel.postBack(sale))
    for (const event of ['initial', 'chargeback', 'credit']) assert.isTrue(await verotel.postBack(sale, { event }))

    await nothingIsLeft(cast.rosa)
    assert.lengthOf(await saved(), 0)
  })

  test('another postback, an older one and one that comes late change nothing that was paid', async ({ assert }) => {
    const ordered = await place(cast.ann, pounds)
    const { sale } = await open(verotel, ordered)
    await press(verotel, sale, 'approve')
    assert.equal(await statusOf(ordered), 'completed')

    sale.result = 'DECLINED'
    await verotel.postBack(sale, { event: 'initial' })

    assert.equal(await statusOf(ordered), 'completed')
    assert.deepEqual(await walletOf(cast.ann), PAID)
  })

  test('a declined payment fails, and a later try on the same page still counts', async ({ assert }) => {
    const ordered = await place(cast.ann, pounds)
    const { sale } = await open(verotel, ordered)

    const back = await press(verotel, sale, 'decline')
    assert.equal(back.host.split(':')[0], cast.rosa.host)
    assert.equal((await cast.ann.browser.get(`/api/orders/${ordered.id}`)).body.order.status, 'failed')
    assert.deepEqual(await walletOf(cast.ann), NOTHING)
    await press(verotel, sale, 'approve')

    assert.equal(await statusOf(ordered), 'completed')
    assert.deepEqual(await walletOf(cast.ann), PAID)
  })

  test('another amount, currency or reference never credits, and waits for staff', async ({ assert }) => {
    for (const wrong of [{ priceAmount: '0.01' }, { priceCurrency: 'EUR' }, { referenceID: 'another' }]) {
      const ordered = await place(cast.ann, pounds)
      verotel.isPostingBack = false
      const { sale } = await open(verotel, ordered)
      await press(verotel, sale, 'approve')
      const text = Object.entries({ response: 'FOUND', saleResult: 'APPROVED', ...sale.order, ...wrong })
        .map(([name, value]) => `${name}: ${value}`)
        .join('\n')
      verotel.wrongAnswers.push({ text })

      await cast.ann.browser.get(`/api/orders/${ordered.id}`)

      assert.equal(await storedStatus(ordered), 'pending')
      assert.deepEqual(await tasksOf(cast.rosa, ordered.id), ['payment_does_not_fit'])
    }
    assert.deepEqual(await walletOf(cast.ann), NOTHING)
    assert.deepEqual(await brokenRules(cast.rosa), [])
  })

  test('while Verotel is down, slow or talks nonsense an order stays pending, and is credited afterwards', async ({
    assert,
    cleanup,
  }) => {
    const ordered = await place(cast.ann, pounds)
    verotel.isPostingBack = false
    const { sale } = await open(verotel, ordered)
    await press(verotel, sale, 'approve')
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    cleanup(() => void (AbortSignal.timeout = timeout))
    AbortSignal.timeout = () => timeout(300)
    for (const wrong of [
      { status: 500, text: 'response: FOUND' },
      { status: 503 },
      { afterMs: 1_000 },
      { text: '' },
      { text: '<html>Maintenance</html>' },
      { text: 'response: ERROR\nerror: try again' },
      { text: 'response: FOUND\nsaleResult: APPROVED' },
      { status: 302 },
    ]) {
      verotel.wrongAnswers.push(wrong)
      await asOwner(
        (owner) => owner.query('update app.orders set checked_at = null where id = $1', [ordered.id]),
        cast.rosa
      )
      const { status, body } = await cast.ann.browser.get(`/api/orders/${ordered.id}`)
      assert.deepEqual([status, body.order.status], [200, 'pending'], JSON.stringify(wrong))
    }
    assert.lengthOf(verotel.asked, 8)

    await passUntilAsked(ordered)

    assert.equal(await statusOf(ordered), 'completed')
    assert.deepEqual(await walletOf(cast.ann), PAID)
  })

  test('money that went back by Verotel’s hand is put before staff', async ({ assert }) => {
    const ordered = await place(cast.ann, pounds)
    const { sale } = await open(verotel, ordered)
    await press(verotel, sale, 'approve')
    assert.equal(await statusOf(ordered), 'completed')

    assert.isTrue(await verotel.postBack(sale, { event: 'chargeback', parentID: '1', transactionID: '2' }))

    assert.equal(await statusOf(ordered), 'completed')
    assert.deepEqual(await tasksOf(cast.rosa, ordered.id), ['reversal_notified'])
  })

  test('a token pays once more, and only once', async ({ assert }) => {
    const first = await place(cast.ann, pounds)
    const { sale } = await open(verotel, first)
    await press(verotel, sale, 'approve')
    const token = sale.token!
    const [second, third] = [await place(cast.ann, pounds), await place(cast.ann, pounds)]

    const paid = await fetch(`${second.url}&oneClickToken=${token}`, { redirect: 'manual' })
    const refused = await fetch(`${third.url}&oneClickToken=${token}`, { redirect: 'manual' })

    assert.equal(paid.status, 303)
    assert.equal(refused.status, 400)
    assert.equal(await statusOf(second), 'completed')
    assert.equal(await statusOf(third), 'pending')
    assert.deepEqual(await walletOf(cast.ann), { bonus: 0, bought: 200 })
    assert.isString(verotel.sale(second.reference).token)
  })

  test('a country’s buyers are offered what Verotel has there, and złoty nobody', async ({ assert }) => {
    const methods = async ({ browser }: Person) =>
      (await browser.get('/api/packages')).body.methods.map(({ key }: { key: string }) => key)

    assert.deepEqual(await methods(cast.ann), ['card'])
    assert.deepEqual(await methods(nel), ['card', 'ideal', 'direct_debit'])
    const zloty = await newPackage(cast.rosa, { currency: 'PLN' })
    for (const [packageId, method] of [
      [zloty, 'card'],
      [pounds, 'direct_debit'],
      [pounds, 'ideal'],
      [pounds, 'paypal'],
    ] as const) {
      const { status, body } = await order(cast.ann, packageId, undefined, method)
      assert.deepEqual([status, body.errors[0].code], [422, 'method_not_offered'])
    }
  })

  test('a brand without keys sells nothing, and says so', async ({ assert }) => {
    const { ann } = await newCast({ rosa: THROUGH_VEROTEL })

    const { status, body } = await order(ann, await newPackage(ann.brand))

    assert.deepEqual([status, body.errors[0].code], [503, 'payment_unavailable'])
  })

  test('a debit that is under way stays pending until its bank has paid', async ({ assert }) => {
    const ordered = await place(nel, euros, 'direct_debit')
    const { page, sale } = await open(verotel, ordered)
    assert.include(page, 'Approve later')
    await press(verotel, sale, 'later')
    assert.equal((await nel.browser.get(`/api/orders/${ordered.id}`)).body.order.status, 'pending')
    assert.deepEqual(await walletOf(nel), NOTHING)

    await pass(ordered, 3 * DAY_S)
    await verotel.approve(sale)

    assert.equal(await statusOf(ordered), 'completed')
    assert.deepEqual(await walletOf(nel), PAID)
  })

  test('a debit paid on day nine is credited though no postback ever comes, and Verotel was down for days', async ({
    assert,
  }) => {
    verotel.isPostingBack = false
    const ordered = await place(nel, euros, 'direct_debit')
    const { sale } = await open(verotel, ordered)
    await press(verotel, sale, 'later')
    let passed = 0
    for (let longest = 0; passed < 9 * DAY_S; passed += longest) {
      if (passed > 3 * DAY_S && passed < 6 * DAY_S) verotel.wrongAnswers.push({ status: 503 })
      longest = await passUntilAsked(ordered)
      assert.isAtMost(longest, DAY_S)
      assert.equal(await storedStatus(ordered), 'pending')
    }
    assert.isBelow(passed, 10 * DAY_S)

    await verotel.approve(sale)
    await passUntilAsked(ordered)

    assert.equal(await storedStatus(ordered), 'completed')
    assert.deepEqual(await walletOf(nel), PAID)
    assert.deepEqual(await brokenRules(cast.vlam), [])
  })

  test('a debit nobody paid ends after fourteen days, and money that comes later still counts', async ({ assert }) => {
    const ordered = await place(nel, euros, 'direct_debit')
    const { sale } = await open(verotel, ordered)
    await press(verotel, sale, 'later')
    await pass(ordered, 13.9 * DAY_S)
    await passUntilAsked(ordered)
    assert.equal(await storedStatus(ordered), 'pending')

    await passUntilAsked(ordered)
    await pass(ordered, DAY_S)
    await nel.browser.get(`/api/orders/${ordered.id}`)
    assert.equal(await storedStatus(ordered), 'cancelled')
    await verotel.approve(sale)

    assert.equal(await statusOf(ordered), 'completed')
    assert.deepEqual(await walletOf(nel), PAID)
  })

  test('a paid debit is watched for as long as the bank may take it back', async ({ assert }) => {
    const ordered = await place(nel, euros, 'direct_debit')
    const { sale } = await open(verotel, ordered)
    await press(verotel, sale, 'approve')
    assert.equal(await statusOf(ordered), 'completed')

    const { rows } = await asOwner(
      (owner) => owner.query('select watched_until from app.orders where id = $1', [ordered.id]),
      cast.vlam
    )
    const days = DateTime.fromJSDate(new Date(rows[0].watched_until)).diffNow('days').days
    assert.isAbove(days, 390)
  })
})

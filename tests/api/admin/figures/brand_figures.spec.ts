import { test } from '@japa/runner'
import { keepFigureDays } from '@manyhearts/api/app/admin/figures/keep_figure_days'
import type { CurrencyFigures } from '@manyhearts/api/app/admin/figures/revenue_figures'
import type Order from '@manyhearts/api/app/credits/orders/order'
import { asTenant, tenantRows } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { DateTime } from 'luxon'
import { asOwner, type Cast, newCast, newPerson, type Person } from '../../../cast.ts'
import { brokenRules, newPackage, pay, payAgain } from '../../credits/shop.ts'
import { newStaff } from '../staff_of.ts'

const ZONE = 'Europe/Amsterdam'

/** Noon of a day so long ago, or so many minutes from its midnight. */
function ago(days: number, minutes = 720): string {
  return DateTime.now().setZone(ZONE).startOf('day').minus({ days }).plus({ minutes }).toISO()!
}

const day = (days: number) => ago(days).slice(0, 10)

const NONE = { period: 0, before: 0, today: 0 }

test.group('Figures of a brand', (group) => {
  let cast: Cast
  group.each.setup(async () => {
    cast = await newCast()
  })

  const ask = async (end = '', role = 'operator') =>
    (await newStaff([{ brand: cast.rosa, role }])).get(`/api/tenants/${cast.rosa.id}/brand_figures${end}`)
  const keep = () => asTenant(cast.rosa, keepFigureDays)
  const owner = (sql: string, values: unknown[] = []) => asOwner((client) => client.query(sql, values), cast.rosa)
  const signUp = ({ member }: Person, signedUp: string, activated: string | null) =>
    owner('update app.members set signed_up_at = $2, activated_at = $3 where id = $1', [member.id, signedUp, activated])
  const backdate = async (order: Order, kind: string, at: string) => {
    await owner('update app.revenue_entries set booked_at = $3 where order_id = $1 and kind = $2', [order.id, kind, at])
    if (kind === 'paid') await owner('update app.orders set completed_at = $2 where id = $1', [order.id, at])
  }
  /** £10 with £2 of VAT, and 12 euros with 2. */
  const shop = async () => ({
    pounds: await newPackage(cast.rosa, { credits: 100, price_minor: 1200 }),
    euros: await newPackage(cast.rosa, { credits: 100, price_minor: 2400, currency: 'EUR' }),
  })
  const paidOn = async (person: Person, offered: string, at: string) => {
    const order = await pay(person, offered)
    await owner('update app.orders set vat_minor = amount_minor / 6 where id = $1', [order.id])
    await owner('update app.revenue_entries set vat_minor = amount_minor / 6 where order_id = $1', [order.id])
    await backdate(order, 'paid', at)
    return order
  }

  test('count members by the brand’s days, and tell of today apart', async ({ assert }) => {
    const { ann, ben, cleo, rosa } = cast
    const dan = await newPerson(rosa, { name: 'Dan', gender: 'male', looking_for: 'female' })
    await signUp(ann, ago(0, 1), ago(0, 2))
    await signUp(ben, ago(1, 24 * 60 - 1), ago(0, 3))
    await signUp(cleo, ago(8, -1), null)
    await signUp(dan, ago(8, 0), ago(7, 0))

    const { status, body } = await ask('?days=7')

    assert.equal(status, 200)
    assert.containSubset(body, {
      days: 7,
      time_zone: ZONE,
      today: day(0),
      from: day(7),
      to: day(1),
      before_from: day(14),
      before_to: day(8),
      first_day: day(9),
    })
    assert.deepEqual(body.members, {
      sign_ups: { period: 1, before: 2, today: 1 },
      confirmed: { period: 1, before: 0, today: 2 },
      first_buyers: NONE,
      buyers: NONE,
    })
    assert.deepEqual(body.revenue, [])
    assert.deepEqual(
      body.trend.map(({ from, sign_ups: signUps }: { from: string; sign_ups: number }) => [from, signUps]),
      [7, 6, 5, 4, 3, 2, 1].map((days) => [day(days), days === 1 ? 1 : 0])
    )
  })

  test('sum up what was paid by currency, net of VAT, refunds and chargebacks on their own days', async ({
    assert,
  }) => {
    const { ann, ben, eve } = await threeBuyers()
    const { pounds, euros } = await shop()
    const old = await paidOn(ann, pounds, ago(20))
    const again = await paidOn(ann, pounds, ago(3))
    await paidOn(ben, pounds, ago(2))
    const late = await paidOn(eve, euros, ago(9))
    await payAgain(old, { refundedMinor: 600 })
    await backdate(old, 'refunded', ago(1))
    await payAgain(again, { chargedBackMinor: 1200 })
    await payAgain(late, { chargedBackMinor: 2400 })
    await backdate(late, 'charged_back', ago(1))

    const { body } = await ask('?days=7')

    assert.deepEqual(body.revenue, [
      {
        currency: 'GBP',
        orders: { period: 2, before: 0, today: 0 },
        paid_minor: { period: 2400, before: 0, today: 0 },
        vat_minor: { period: 400, before: 0, today: 0 },
        refunded_minor: { period: 500, before: 0, today: 0 },
        charged_back_minor: { period: 0, before: 0, today: 1000 },
        net_minor: { period: 1500, before: 0, today: -1000 },
      },
      {
        currency: 'EUR',
        orders: { period: 0, before: 1, today: 0 },
        paid_minor: { period: 0, before: 2400, today: 0 },
        vat_minor: { period: 0, before: 400, today: 0 },
        refunded_minor: NONE,
        charged_back_minor: { period: 2000, before: 0, today: 0 },
        net_minor: { period: -2000, before: 2000, today: 0 },
      },
    ])
    assert.deepEqual(body.members.buyers, { period: 2, before: 1, today: 0 })
    assert.deepEqual(body.members.first_buyers, { period: 1, before: 1, today: 0 })
    assert.deepEqual(body.trend.at(-1).net_minor, { GBP: -500, EUR: -2000 })
  })

  const threeBuyers = async () => ({
    ann: cast.ann,
    ben: cast.ben,
    eve: await newPerson(cast.rosa, { name: 'Eve', gender: 'female', looking_for: 'male' }),
  })

  test('count a chargeback back that was won, and again when it is lost after all', async ({ assert }) => {
    const order = await pay(cast.ann, (await shop()).pounds)
    const lost = async () => (await ask()).body.revenue[0].charged_back_minor.today + vatOf(order)
    const vatOf = ({ vatMinor }: Order) => vatMinor

    await payAgain(order, { chargedBackMinor: 1200 })
    assert.equal(await lost(), 1200)
    await payAgain(order, { chargedBackMinor: 0 })
    assert.equal(await lost(), vatOf(order))
    assert.deepEqual(await brokenRules(cast.rosa), [])
    await payAgain(order, { chargedBackMinor: null })
    assert.equal(await lost(), vatOf(order))
    await payAgain(order, { chargedBackMinor: 1200 })
    assert.equal(await lost(), 1200)
    assert.deepEqual(await brokenRules(cast.rosa), [])
  })

  test('are what was paid, in parts, whatever came back', async ({ assert }) => {
    const offered = await Promise.all([99, 100, 1999].map((price) => newPackage(cast.rosa, { price_minor: price })))
    const random = (below: number) => Math.floor(Math.random() * below)
    const orders: Order[] = []
    for (let number = 0; number < 12; number++) {
      const order = await pay(cast.ann, offered[number % 3]!)
      const { amountMinor } = order
      const refundedMinor = random(amountMinor)
      await payAgain(order, { refundedMinor })
      const chargedBackMinor = random(3) === 0 ? random(amountMinor - refundedMinor + 1) : 0
      orders.push(await payAgain(order, { refundedMinor, chargedBackMinor }))
    }
    const returned = ({ refundedMinor, chargedBackMinor }: Order) => refundedMinor + chargedBackMinor
    const keptVat = (order: Order) =>
      order.vatMinor - Math.round((order.vatMinor * returned(order)) / order.amountMinor)
    const expected = orders.reduce((sum, order) => sum + order.amountMinor - returned(order) - keptVat(order), 0)

    const [figures] = (await ask()).body.revenue as CurrencyFigures[]

    const { net_minor: net, vat_minor: vat, refunded_minor: refunded, charged_back_minor: chargedBack } = figures!
    const said = JSON.stringify(orders.map((order) => [order.amountMinor, order.refundedMinor, order.chargedBackMinor]))
    assert.equal(net.today + vat.today + refunded.today + chargedBack.today, figures!.paid_minor.today, said)
    assert.equal(net.today, expected, said)
    assert.deepEqual(await brokenRules(cast.rosa), [], said)
  })

  test('of days that ended are kept once, as they were counted, however long ago', async ({ assert }) => {
    const { ann, ben, cleo, rosa } = cast
    const { pounds } = await shop()
    await signUp(ann, ago(130), ago(129))
    await signUp(ben, ago(10), ago(10))
    await signUp(cleo, ago(5), null)
    await paidOn(ann, pounds, ago(4))
    const counted = (await ask('?days=90')).body

    await keep()
    await keep()

    const keptDays = () =>
      owner(
        `select to_char(day, 'YYYY-MM-DD') as day, sign_ups from app.figure_days where tenant_id = $1 order by day`,
        [rosa.id]
      )
    const { rows } = await keptDays()
    assert.lengthOf(rows, 130)
    assert.deepEqual([rows[0].day, rows.at(-1).day], [day(130), day(1)])
    assert.deepEqual((await ask('?days=90')).body, counted)

    // As when they are erased.
    await owner(`update app.members set signed_up_at = 'epoch', activated_at = null where tenant_id = $1`, [rosa.id])
    await owner(`delete from app.figure_days where day >= $1`, [day(2)])
    await keep()

    assert.deepEqual((await keptDays()).rows, rows)
    assert.deepEqual((await ask('?days=90')).body, counted)
    await assert.rejects(
      () => asTenant(rosa, () => tenantRows('update app.figure_days set sign_ups = 9')),
      /permission denied/
    )
  })

  test('of a brand where nothing happened say so', async ({ assert }) => {
    await owner(`update app.members set signed_up_at = 'epoch', activated_at = null where tenant_id = $1`, [
      cast.rosa.id,
    ])
    await keep()

    const { body } = await ask()

    assert.isNull(body.first_day)
    assert.deepEqual(body.members.sign_ups, NONE)
    assert.lengthOf(body.trend, 28)
    assert.include([12, 13], (await ask('?days=365')).body.trend.length)
  })

  test('are a file of days, for bookkeeping', async ({ assert }) => {
    const { pounds, euros } = await shop()
    const order = await paidOn(cast.ann, pounds, ago(2))
    await paidOn(cast.ben, euros, ago(1))
    await payAgain(order, { refundedMinor: 600 })
    await backdate(order, 'refunded', ago(1))

    const { headers, text } = await ask('.csv?days=7')

    assert.equal(headers['content-type'], 'text/csv; charset=utf-8')
    const lines = text.replace('\uFEFF', '').trimEnd().split('\r\n')
    const amounts = (currency: string) =>
      ['orders', 'paid', 'vat', 'refunded', 'refunded_vat', 'charged_back', 'charged_back_vat', 'net']
        .map((column) => `${column}_${currency}`)
        .join(',')
    assert.equal(lines[0], `day,sign_ups,confirmed,first_buyers,${amounts('eur')},${amounts('gbp')}`)
    assert.lengthOf(lines, 8)
    assert.equal(lines[6], `${day(2)},0,0,1,0,0,0,0,0,0,0,0,1,12,2,0,0,0,0,10`)
    assert.equal(lines[7], `${day(1)},0,0,1,1,24,4,0,0,0,0,20,0,0,0,6,1,0,0,-5`)
  })

  test('are for who runs the brand, its finance and who reads along, and of its own alone', async ({ assert }) => {
    await pay(cast.ann, (await shop()).pounds)
    for (const end of ['', '.csv']) {
      const statuses = []
      for (const role of ['operator', 'finance', 'read_only', 'support', 'moderator', 'desk'])
        statuses.push((await ask(end, role)).status)
      assert.deepEqual(statuses, [200, 200, 200, 403, 403, 403])
      assert.equal((await ask(`${end}?days=5`)).status, 422)
      const other = await newStaff([{ brand: cast.vlam, role: 'operator' }])
      assert.equal((await other.get(`/api/tenants/${cast.rosa.id}/brand_figures${end}`)).status, 404)
    }
    const vlam = await newStaff([{ brand: cast.vlam, role: 'finance' }])
    assert.deepEqual((await vlam.get(`/api/tenants/${cast.vlam.id}/brand_figures`)).body.revenue, [])
  })
})

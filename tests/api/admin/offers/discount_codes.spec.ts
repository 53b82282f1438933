import { test } from '@japa/runner'
import { exportManifest } from '@manyhearts/api/app/tenancy/manifests/export_manifest'
import { asOwner, type Brand, type Cast, newCast } from '../../../cast.ts'
import type { Visitor } from '../../../visitor.ts'
import { newDiscountCode, newPackage, orderWith } from '../../credits/shop.ts'
import { auditOf, listPath, newStaff } from '../staff_of.ts'
import { CODE, codeId, TERMS } from './calls_of_offers.ts'

test.group('Discount codes in the console', (group) => {
  let cast: Cast
  let rosa: Brand
  let sam: Visitor
  let root: string
  group.each.setup(async () => {
    cast = await newCast()
    rosa = cast.rosa
    sam = await newStaff([{ brand: rosa, role: 'operator' }])
    root = `/api/tenants/${rosa.id}`
  })

  const list = async (filter: object = {}) =>
    (await sam.get(listPath('discount_codes', { filter: { tenant_id: rosa.id, ...filter } }))).body as any[]
  const faults = ({ body, text }: any) =>
    (body.errors ?? [{ field: text, code: '' }]).map(({ field, code }: any) => `${field} ${code}`)
  const make = (fields: object) => sam.post(`${root}/discount_codes`, { ...CODE, code: 'SPRING-20', ...fields })

  test('are made on the brand’s clocks, used by members and written to its manifest', async ({ assert }) => {
    const packageId = await newPackage(rosa)
    const made = await make({ code: 'spring-20', ends: '2098-07-01T00:00', usage_limit: 1 })
    assert.equal(made.status, 201)
    assert.deepInclude(made.body, { code: 'SPRING-20', state: 'running', used: 0, limit: 1, ends: '2098-07-01T00:00' })

    const { body } = await orderWith(cast.ann, packageId, 'SPRING-20')

    assert.equal(body.order.amount_minor, 799)
    assert.deepInclude((await list())[0], { state: 'used_up', used: 1, made_by: 'Sam' })
    const [listed] = (await exportManifest(rosa.slug))!.discount_codes
    // Amsterdam is two hours ahead in summer.
    assert.deepInclude(listed, { code: 'SPRING-20', expires_at: '2098-06-30T22:00:00.000Z' })
    const entry = (await auditOf(rosa)).at(-1)!
    assert.deepInclude(entry.detail, { level: 'discount', name: 'SPRING-20' })
    assert.deepEqual(entry.detail.changes.value_percentage, { from: null, to: 20 })
  })

  test('that begin later are planned, for members and in the manifest', async ({ assert }) => {
    const { body } = await make({ starts: '2098-01-01T00:00' })

    assert.equal(body.state, 'planned')
    assert.equal((await cast.ann.browser.get('/api/discountcode.php?code=SPRING-20')).status, 404)
    assert.equal((await exportManifest(rosa.slug))!.discount_codes[0]!.starts_at, '2097-12-31T23:00:00.000Z')
  })

  test('are stopped and resumed', async ({ assert }) => {
    const { body } = await make({})
    const put = (stopped: boolean, version: string) =>
      sam.put(`${root}/discount_codes/${body.id}/state`, { stopped, version })

    const stopped = await put(true, body.version)

    assert.equal(stopped.body.state, 'stopped')
    assert.equal((await cast.ann.browser.get('/api/discountcode.php?code=SPRING-20')).status, 404)
    assert.equal((await put(true, body.version)).body.errors[0].code, 'offer_changed')
    assert.equal((await put(false, stopped.body.version)).body.state, 'running')
    assert.deepEqual((await auditOf(rosa)).at(-1)!.detail.changes, { state: { from: 'stopped', to: 'running' } })
  })

  test('that can’t be are refused by field', async ({ assert }) => {
    await make({ code: 'TAKEN' })
    const refused = async (fields: object) => faults(await make(fields))

    assert.deepEqual(await refused({ code: 'TAKEN' }), ['code code_taken'])
    assert.deepEqual(await refused({ code: 'a b' }), ['code discount_code'])
    assert.deepEqual(await refused({ code: 'TIMEBONUS25' }), ['code reserved_code'])
    assert.deepEqual(await refused({ value_percentage: 91 }), ['value_percentage max'])
    assert.deepEqual(await refused({ minimum_order_value: 500 }), ['currency required'])
    assert.deepEqual(await refused({ country: 'ZZ' }), ['country enum'])
    assert.deepEqual(await refused({ starts: '2098-03-30T02:30' }), ['starts moment'])
    assert.deepEqual(await refused({ starts: '2098-02-01T00:00', ends: '2098-01-01T00:00' }), [
      'ends ends_before_start',
    ])
    assert.deepEqual(await refused({ ends: '2020-01-01T00:00' }), ['ends in_the_past'])
  })

  test('for one order each are made together, and read whole by who runs the brand alone', async ({ assert }) => {
    const made = await sam.post(`${root}/discount_batches`, { ...TERMS, name: '=Spring, 1', count: 50 })
    assert.equal(made.status, 201)
    assert.deepInclude(made.body, { name: '=Spring, 1', count: 50, used: 0, stopped: 0, made_by: 'Sam' })
    const twice = await sam.post(`${root}/discount_batches`, { ...TERMS, name: '=Spring, 1', count: 50 })
    assert.deepEqual(faults(twice), ['name name_taken'])
    const [shown] = await list({ kind: 'unique' })
    assert.match(shown.code, /^GET-\w{4}…$/)

    const file = await sam.get(`${root}/discount_batches/${encodeURIComponent('=Spring, 1')}/file`)

    const [heading, ...lines] = file.text.trim().split('\r\n')
    assert.equal(heading, 'code,value_percentage,starts,expires,state,made_by,batch')
    assert.lengthOf(new Set(lines.map((line) => line.split(',')[0])), 50)
    assert.match(lines[0]!, /^GET-\w{12},20,[^,]+,,running,Sam,"'=Spring, 1"$/)
    const [code] = lines[0]!.split(',') as [string]
    assert.lengthOf(await list({ q: code.toLowerCase() }), 1)
    assert.equal((await cast.ann.browser.get(`/api/discountcode.php?code=${code}`)).status, 200)
    assert.deepEqual(
      (await auditOf(rosa)).map(({ action, detail }) => [action, detail.rows]),
      [
        ['discount_codes_made', 50],
        ['discount_codes_read', 50],
      ]
    )
    const support = await newStaff([{ brand: rosa, role: 'support' }])
    assert.equal((await support.get(`${root}/discount_batches`)).body.batches.length, 1)
    assert.equal((await support.get(`${root}/discount_batches/x/file`)).status, 403)
  })

  test('of one order each are stopped and resumed together', async ({ assert }) => {
    const { body: made } = await sam.post(`${root}/discount_batches`, { ...TERMS, name: 'Letters', count: 3 })
    assert.equal(made.stopped, 0)
    const path = `${root}/discount_batches/Letters/state`
    const file = await sam.get(`${root}/discount_batches/Letters/file`)
    const [code] = file.text.trim().split('\r\n')[1]!.split(',')
    const usable = async () => (await cast.ann.browser.get(`/api/discountcode.php?code=${code}`)).status === 200

    assert.equal((await sam.put(path, { stopped: true })).body.stopped, 3)
    assert.isFalse(await usable())
    assert.equal((await sam.put(path, { stopped: true })).status, 409)
    assert.equal((await sam.put(path, { stopped: false })).body.stopped, 0)
    assert.isTrue(await usable())
    assert.equal((await sam.put(`${root}/discount_batches/nothing/state`, { stopped: true })).status, 404)
    assert.deepEqual(
      (await auditOf(rosa)).slice(-2).map(({ detail }) => [detail.name, detail.changes]),
      [
        ['Letters', { state: { from: 'running', to: 'stopped' } }],
        ['Letters', { state: { from: 'stopped', to: 'running' } }],
      ]
    )
  })

  test('of single members are nobody’s here, and the state can be asked for', async ({ assert }) => {
    await newDiscountCode(rosa, { code: 'HERS', member_id: cast.ann.member.id })
    await newDiscountCode(rosa, { code: 'OVER', expires_at: '2025-02-01' })
    await newDiscountCode(rosa, { code: 'OFF', status: 'inactive' })
    await newDiscountCode(rosa, { code: 'ONE' })
    const codes = async (filter: object) => (await list(filter)).map(({ code }) => code)

    assert.sameMembers(await codes({}), ['OVER', 'OFF', 'ONE'])
    assert.deepEqual(await codes({ state: 'ended' }), ['OVER'])
    assert.deepEqual(await codes({ state: 'stopped' }), ['OFF'])
    assert.deepEqual(await codes({ state: 'running' }), ['ONE'])
    assert.deepEqual(await codes({ q: 'of' }), ['OFF'])
    const hers = await codeId(rosa, 'HERS')
    assert.equal((await sam.put(`${root}/discount_codes/${hers}/state`, { stopped: true, version: 'x' })).status, 404)
  })

  test('show beforehand what they take off the packages that are sold', async ({ assert }) => {
    await newPackage(rosa, { price_minor: 999 })
    await newPackage(rosa, { price_minor: 1_999 })
    const example = (fields: object) =>
      sam.post(`${root}/discount_example`, {
        value_percentage: 25,
        country: null,
        currency: 'GBP',
        minimum_order_value: 1_500,
        ...fields,
      })

    const { body } = await example({})

    assert.deepEqual(
      body.examples.map((one: any) => [one.price_minor, one.discounted_price_minor]),
      [
        [999, null],
        [1_999, 1_499],
      ]
    )
    assert.isTrue(body.breaks_time_bonus)
    assert.isFalse((await example({ value_percentage: 24 })).body.breaks_time_bonus)
  })

  test('of another brand are not there', async ({ assert }) => {
    const code = await newDiscountCode(cast.vlam, { code: 'VLAM' })
    const id = await codeId(cast.vlam, code)

    assert.equal((await sam.put(`${root}/discount_codes/${id}/state`, { stopped: true, version: 'x' })).status, 404)
    assert.equal((await sam.get(`/api/tenants/${cast.vlam.id}/discount_batches`)).status, 404)
    const status = await asOwner(
      async (owner) => (await owner.query('select status from app.discount_codes where id = $1', [id])).rows[0].status,
      cast.vlam
    )
    assert.equal(status, 'active')
  })
})

import { test } from '@japa/runner'
import { type Brand, newBrand } from '../../../cast.ts'
import { newPackage } from '../../credits/shop.ts'
import { enterMollieKey } from '../../../payments/mollie_brand.ts'
import { Visitor } from '../../../visitor.ts'
import { givenCompany } from '../given_company.ts'
import { auditOf, newPlatformAdmin, newStaff } from '../staff_of.ts'

const path = ({ id }: { id: string }) => `/api/tenants/${id}/checklist`
const operatorOf = (brand: Brand) => newStaff([{ brand, role: 'operator' }])
const paused = async (settings = {}) => {
  const rosa = await newBrand('rosa', 'GB', 'en-GB', { countries: ['GB'], ...settings })
  await newPackage(rosa, { country: 'GB' })
  await givenCompany(rosa)
  const sam = await operatorOf(rosa)
  await sam.put(`/api/tenants/${rosa.id}`, { state: 'paused' })
  return { rosa, sam, goLive: () => sam.put(`/api/tenants/${rosa.id}`, { state: 'live' }) }
}

test.group('Going live', () => {
  test('is refused while something is missing, and the checklist says what', async ({ assert }) => {
    const { rosa, sam, goLive } = await paused({ support_email: '', countries: ['GB', 'NL'] })

    const refused = await goLive()
    const { status, body } = await sam.get(path(rosa))

    assert.equal(refused.status, 422)
    assert.deepInclude(refused.body.errors[0], { field: 'state', code: 'not_ready' })
    assert.equal(status, 200)
    assert.isFalse(body.may_go_live)
    assert.deepInclude(body.lines, { name: 'support_email', missing: [rosa.host] })
    assert.deepInclude(body.lines, { name: 'packages', missing: ['NL'] })
    assert.deepInclude(body.lines, { name: 'fictional_words', missing: [] })
    assert.equal((await sam.get(`/api/tenants/${rosa.id}`)).body.state, 'paused')
    assert.equal((await new Visitor(rosa.host).get('/api/settings.php')).status, 503)
  })

  test('is possible as soon as nothing is, and is in the audit log', async ({ assert }) => {
    const { rosa, sam, goLive } = await paused({ support_email: '' })
    assert.equal((await goLive()).status, 422)
    await sam.put(`/api/tenants/${rosa.id}`, { settings: { support_email: 'help@rosa.dating' } })

    const answer = await goLive()

    const { body } = await sam.get(path(rosa))
    assert.equal(answer.status, 200, answer.text)
    assert.isTrue(body.may_go_live)
    assert.deepEqual((await auditOf(rosa)).at(-1)!.detail.changes, { state: { from: 'paused', to: 'live' } })
  })

  test('is not lost again by a setting: a live brand keeps what it needs, whoever changes it', async ({ assert }) => {
    const { rosa, sam, goLive } = await paused()
    await goLive()
    const admin = await newPlatformAdmin()
    const { body: brand } = await sam.get(`/api/tenants/${rosa.id}`)

    for (const [settings, field, code] of [
      [{ support_email: '' }, 'support_email', 'needed_while_live'],
      [{ countries: [] }, 'countries', 'needed_while_live'],
      [{ countries: ['GB', 'NL'] }, 'countries', 'packages_while_live'],
      [{ age_check_countries: ['GB'] }, 'age_provider', 'age_provider_while_live'],
      [
        { payment_gateway: 'mollie', payment_niche_accepted: true, direct_debit_limit: 0 },
        'payment_gateway',
        'payments_while_live',
      ],
      [{ payment_gateway: 'mollie', payment_niche_accepted: true }, 'payment_gateway', 'creditor_while_live'],
    ] as const)
      for (const path of [`/api/tenants/${rosa.id}`, `/api/domains/${brand.domains[0].id}`])
        for (const who of [sam, admin]) {
          const { status, body } = await who.put(path, { settings })
          assert.equal(status, 422, `${path} ${field}`)
          assert.deepInclude(body.errors[0], { field: `settings.${field}`, code })
          assert.notMatch(body.errors[0].message, /rules\.|\{\{/)
        }
    const { body } = await sam.get(path(rosa))
    assert.isTrue(body.may_go_live)
    assert.equal(
      (await sam.put(`/api/tenants/${rosa.id}`, { settings: { countries: [] }, state: 'paused' })).status,
      200
    )
  })

  test('with Mollie needs a key and its consent to the niche', async ({ assert }) => {
    const { rosa, sam, goLive } = await paused({ payment_gateway: 'mollie', direct_debit_limit: 0 })
    const payments = async () => (await sam.get(path(rosa))).body.lines.at(-1)
    assert.deepEqual(await payments(), { name: 'payments', missing: ['payment_gateway', 'payment_niche_accepted'] })

    await enterMollieKey(rosa)

    assert.deepEqual(await payments(), { name: 'payments', missing: ['payment_niche_accepted'] })
    assert.equal((await goLive()).status, 422)
    await sam.put(`/api/tenants/${rosa.id}`, { settings: { payment_niche_accepted: true } })
    assert.equal((await goLive()).status, 200)
    const { status, body } = await sam.put(`/api/tenants/${rosa.id}`, { settings: { payment_niche_accepted: false } })
    assert.equal(status, 422)
    assert.deepInclude(body.errors[0], { field: 'settings.payment_niche_accepted', code: 'needed_while_live' })
  })

  test('is not checked again for a live brand, nor for other changes of state', async ({ assert }) => {
    const rosa = await newBrand('rosa', 'GB', 'en-GB', { support_email: '' })
    const sam = await operatorOf(rosa)
    const change = (state: string) => sam.put(`/api/tenants/${rosa.id}`, { state, settings: { min_age: 30 } })

    assert.equal((await change('live')).status, 200)
    for (const state of ['closing', 'closed', 'draft', 'paused']) assert.equal((await change(state)).status, 200, state)
  })

  test('staff who may see the brand read its checklist, others don’t', async ({ assert }) => {
    const [rosa, vlam] = [await newBrand('rosa', 'GB', 'en-GB'), await newBrand('vlam', 'NL', 'nl-NL')]
    const looker = await newStaff([{ brand: rosa, role: 'read_only' }])

    assert.equal((await looker.get(path(rosa))).status, 200)
    assert.equal((await looker.get(path(vlam))).status, 404)
    assert.equal((await looker.get(path(vlam))).text, (await looker.get(path({ id: '77' }))).text)
    assert.equal((await (await newStaff([{ brand: rosa, role: 'desk' }])).get(path(rosa))).status, 403)
    assert.equal((await (await newPlatformAdmin()).get(path(vlam))).status, 200)
  })
})

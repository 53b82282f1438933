import { test } from '@japa/runner'
import type { StaffRole } from '@manyhearts/api/app/staff/accounts/staff_roles'
import Campaign from '@manyhearts/api/app/reach/campaigns/campaign'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { asOwner, type Brand, type Cast, newCast } from '../../../cast.ts'
import { Visitor } from '../../../visitor.ts'
import { auditOf, listPath, newPlatformAdmin, newStaff } from '../staff_of.ts'

const SPRING = { en: { title: 'Spring', text: 'Go out.' }, nl: { title: 'Lente', text: 'Ga naar buiten.' } }

test.group('Campaigns in the console', (group) => {
  let cast: Cast
  group.each.setup(async () => {
    cast = await newCast()
    await write(cast.rosa, 'spring', SPRING)
    await write(cast.rosa, 'autumn', { nl: SPRING.nl })
    await write(cast.vlam, 'spring', { nl: SPRING.nl })
  })

  const write = (brand: Brand, slug: string, texts: object) =>
    asTenant(brand, () => Campaign.create({ slug, texts }), { connection: 'staff' })
  const path = (brand: Brand, more: object = {}) => listPath('campaigns', { filter: { tenant_id: brand.id, ...more } })

  test('are listed by name, with their texts and what the brand’s hosts lack', async ({ assert }) => {
    await asOwner((owner) =>
      owner.query(
        `insert into global.domains (tenant_id, host, language, country, main) values ($1, $2, 'de-AT', 'AT', false)`,
        [cast.rosa.id, `at-${cast.rosa.host}`]
      )
    )
    const sam = await newStaff([{ brand: cast.rosa, role: 'support' }])

    const { body, headers } = await sam.get(path(cast.rosa))

    assert.equal(headers['content-range'], 'campaigns 0-1/2')
    assert.deepEqual(
      body.map(({ tenant_id, slug, texts, missing }: any) => ({ tenant_id, slug, texts, missing })),
      [
        { tenant_id: cast.rosa.id, slug: 'autumn', texts: { nl: SPRING.nl }, missing: ['de', 'en'] },
        { tenant_id: cast.rosa.id, slug: 'spring', texts: SPRING, missing: ['de'] },
      ]
    )
    assert.deepEqual((await sam.get(`/api/campaigns/${body[0].id}`)).body, body[0])
    assert.deepEqual((await sam.get(path(cast.rosa, { id: [body[1].id] }))).body, [body[1]])
    assert.equal((await sam.get(path(cast.rosa, { slug: 'spring' }))).status, 422)
  })

  test('are read by operators, support and who may only read, at their own brand', async ({ assert }) => {
    const [{ id }] = (await (await newPlatformAdmin()).get(path(cast.rosa))).body
    for (const [role, status] of [
      ['operator', 200],
      ['support', 200],
      ['read_only', 200],
      ['moderator', 403],
      ['finance', 403],
      ['desk', 403],
    ] as [StaffRole, number][]) {
      const who = await newStaff([{ brand: cast.rosa, role }])
      assert.equal((await who.get(path(cast.rosa))).status, status, role)
      assert.equal((await who.get(`/api/campaigns/${id}`)).status, status, role)
      if (status === 200) assert.equal((await who.put(`/api/campaigns/${id}`, { slug: 'summer' })).status, 404, role)
    }
    const stranger = await newStaff([{ brand: cast.vlam, role: 'operator' }])
    assert.equal((await stranger.get(path(cast.rosa))).status, 404)
    assert.equal((await stranger.get(`/api/campaigns/${id}`)).status, 404)
    assert.equal((await stranger.get(`/api/campaigns/${id}?tenant_id=${cast.rosa.id}`)).status, 404)
    assert.lengthOf((await stranger.get(path(cast.vlam))).body, 1)
  })

  const calls = (more = '', brand = cast.rosa) => `/api/tenants/${brand.id}/campaigns${more}`
  const codes = ({ body }: { body: any }) => body.errors.map(({ field, code }: any) => [field, code])

  test('are made, changed and removed by operators; landers say so, and the log records it', async ({ assert }) => {
    const kim = await newStaff([{ brand: cast.rosa, role: 'operator' }])
    const visitor = new Visitor(cast.rosa.host)
    const read = async () => (await visitor.get('/api/campaigns/summer')).body.campaign
    const summer = { title: 'Summer', text: 'Go swimming.' }

    const made = await kim.post(calls(), { slug: 'summer', texts: { en: summer } })
    assert.equal(made.status, 201)
    assert.containSubset(made.body, { slug: 'summer', texts: { en: summer }, missing: [] })
    assert.deepEqual(await read(), { slug: 'summer', ...summer })
    const { id, version } = made.body
    const later = { ...summer, text: 'Come in.' }
    const changed = await kim.put(calls(`/${id}`), { texts: { en: later, nl: SPRING.nl }, version })
    const slower = await kim.put(calls(`/${id}`), { texts: { en: summer }, version })
    assert.deepEqual([slower.status, slower.body.errors[0].code], [409, 'offer_changed'])
    assert.deepEqual(changed.body.texts, { en: later, nl: SPRING.nl })
    assert.deepEqual(await read(), { slug: 'summer', ...later })
    assert.equal((await kim.delete(calls(`/${id}`))).status, 204)
    assert.isNull(await read())

    assert.deepEqual(
      (await auditOf(cast.rosa)).map(({ action, detail }) => [
        action,
        detail.level,
        detail.name,
        Object.keys(detail.changes).toSorted(),
      ]),
      [
        ['campaign_changed', 'campaign', 'summer', ['text.en', 'title.en']],
        ['campaign_changed', 'campaign', 'summer', ['text.en', 'text.nl', 'title.nl']],
        ['campaign_removed', 'campaign', 'summer', ['text.en', 'text.nl', 'title.en', 'title.nl']],
      ]
    )
  })

  test('have a name of their own that fits into an address, and whole texts', async ({ assert }) => {
    const kim = await newStaff([{ brand: cast.rosa, role: 'operator' }])
    const [{ id }] = (await kim.get(path(cast.rosa))).body
    const title = 'Summer'
    for (const [body, field, code] of [
      [{ slug: 'spring', texts: SPRING }, 'slug', 'key_taken'],
      [{ slug: 'Summer sale', texts: SPRING }, 'slug', 'regex'],
      [{ texts: SPRING }, 'slug', 'required'],
      [{ slug: 'summer', texts: {} }, 'texts', 'required'],
      [{ slug: 'summer', texts: { en: { title, text: ' ' } } }, 'texts.en.text', 'minLength'],
      [{ slug: 'summer', texts: { en: { title } } }, 'texts.en.text', 'required'],
      [{ slug: 'summer', texts: { en: { title: 'a'.repeat(81), text: 'Go.' } } }, 'texts.en.title', 'maxLength'],
      [{ slug: 'summer', texts: { xx: SPRING.en } }, 'texts.xx', 'unknown_field'],
    ] as const)
      assert.deepEqual(codes(await kim.post(calls(), body)), [[field, code]], JSON.stringify(body))
    assert.deepEqual(codes(await kim.put(calls(`/${id}`), { texts: {}, version: 'x' })), [['texts', 'required']])
    assert.deepEqual(codes(await kim.put(calls(`/${id}`), { slug: 'summer', texts: SPRING, version: 'x' })), [
      ['slug', 'unknown_field'],
    ])
    assert.deepEqual(await auditOf(cast.rosa), [])
  })

  test('are changed by operators of their brand alone', async ({ assert }) => {
    const [{ id }] = (await (await newPlatformAdmin()).get(path(cast.rosa))).body
    for (const role of ['support', 'read_only', 'moderator', 'finance', 'desk']) {
      const who = await newStaff([{ brand: cast.rosa, role }])
      assert.equal((await who.post(calls(), { slug: 'summer', texts: SPRING })).status, 403, role)
      assert.equal((await who.put(calls(`/${id}`), { texts: SPRING })).status, 403, role)
      assert.equal((await who.delete(calls(`/${id}`))).status, 403, role)
    }
    const stranger = await newStaff([{ brand: cast.vlam, role: 'operator' }])
    for (const where of [calls(`/${id}`), calls(`/${id}`, cast.vlam), calls('/78', cast.vlam)]) {
      assert.equal((await stranger.put(where, { texts: SPRING, version: 'x' })).status, 404, where)
      assert.equal((await stranger.delete(where)).status, 404, where)
    }
    assert.deepEqual([...(await auditOf(cast.rosa)), ...(await auditOf(cast.vlam))], [])
  })
})

import { test } from '@japa/runner'
import { type Brand, newBrand } from '../../cast.ts'
import { Visitor } from '../../visitor.ts'
import { ADMIN_HOST, auditOf, newPlatformAdmin, newStaff } from './staff_of.ts'

const words = (value: unknown) => ({ index_title: value })

test.group('Changes the console refuses', (group) => {
  let rosa: Brand
  let sam: Visitor

  group.setup(async () => {
    rosa = await newBrand('rosa', 'GB', 'en-GB', { min_age: 21 })
    sam = await newStaff([{ brand: rosa, role: 'operator' }])
  })

  for (const [what, settings, field, code] of [
    ['an age below the law', { min_age: 17 }, 'min_age', 'min'],
    ['an age beyond reason', { min_age: 81 }, 'min_age', 'max'],
    ['a number with a fraction', { min_age: 18.5 }, 'min_age', 'integer'],
    ['a number as text', { min_age: '18' }, 'min_age', 'integer'],
    ['a yes as text', { member_resell: 'yes' }, 'member_resell', 'boolean'],
    ['a choice that is none', { signups: 'friends' }, 'signups', 'enum'],
    ['a text beyond its length', { name: 'a'.repeat(501) }, 'name', 'maxLength'],
    ['a text that is a list', { name: ['a'] }, 'name', 'invalid'],
    ['a line break in a sender', { mail_name: 'Rosa\nBcc: x@example.com' }, 'mail_name', 'control_characters'],
    ['a NUL', { name: 'a\u0000' }, 'name', 'control_characters'],
    ['half a sign', { name: '\ud83d' }, 'name', 'control_characters'],
    ['a NUL in words', words({ en: 'a\u0000' }), 'index_title.en', 'control_characters'],
    ['words beyond their length', words({ de: 'a'.repeat(2_001) }), 'index_title.de', 'maxLength'],
    ['words in no language', words('Hello'), 'index_title', 'invalid'],
    ['words in a language nobody offers', words({ tlh: 'nuqneH' }), 'index_title.tlh', 'unknown_field'],
    ['taking away words in such a language', words({ tlh: null }), 'index_title.tlh', 'unknown_field'],
    ['a list with an entry twice', { search_fields: ['age', 'age'] }, 'search_fields', 'list_unique'],
    ['a list with an unknown entry', { search_fields: ['age', 'income'] }, 'search_fields', 'enum'],
    ['nothing in a list', { search_fields: [null] }, 'search_fields', 'enum'],
    ['a country that is none', { countries: ['gb'] }, 'countries', 'invalid'],
    ['a country that is not served', { countries: ['GB', 'NL', 'AQ'] }, 'countries', 'countries_not_served'],
    ['support without an address', { support_email: 'hallo' }, 'support_email', 'email'],
    ['a telephone that is none', { support_phone: 'ask us' }, 'support_phone', 'telephone'],
    ['a partner that is a script', { partner_url: 'javascript:alert(1)' }, 'partner_url', 'https_address'],
    ['photos from anywhere', { cdn_prefix: '//evil' }, 'cdn_prefix', 'photo_prefix'],
    ['an unknown setting', { colour: 'red' }, 'colour', 'unknown_field'],
    ['taking away an unknown setting', { colour: null }, 'colour', 'unknown_field'],
    ['an inherited name as setting', { constructor: 1 }, 'constructor', 'unknown_field'],
  ] as const)
    test(`${what} is refused in words, at its field`, async ({ assert }) => {
      const { status, body } = await sam.put(`/api/tenants/${rosa.id}`, { settings })

      assert.equal(status, 422)
      assert.lengthOf(body.errors, 1)
      assert.deepInclude(body.errors[0], { code, field: `settings.${field}` })
      assert.notMatch(body.errors[0].message, /rules\.|\{\{/)
    })

  for (const [what, body, field, code] of [
    ['a look, which is published', { theme: {} }, 'theme', 'unknown_field'],
    ['a state that is none', { state: 'open' }, 'state', 'enum'],
    ['settings that are a list', { settings: [] }, 'settings', 'object'],
    ['a field nobody changes here', { slug: 'vlam' }, 'slug', 'unknown_field'],
  ] as const)
    test(`${what} is refused`, async ({ assert }) => {
      const answer = await sam.put(`/api/tenants/${rosa.id}`, body)

      assert.equal(answer.status, 422)
      assert.deepInclude(answer.body.errors[0], { code, field })
    })

  test('one wrong field prevents all changes, and each wrong one is named', async ({ assert }) => {
    const { status, body } = await sam.put(`/api/tenants/${rosa.id}`, {
      settings: { message_credits: 9, min_age: 1, gift_credits: 0 },
      state: 'paused',
    })

    const after = (await sam.get(`/api/tenants/${rosa.id}`)).body
    assert.equal(status, 422)
    assert.sameMembers(
      body.errors.map(({ field }: { field: string }) => field),
      ['settings.min_age', 'settings.gift_credits']
    )
    assert.notProperty(after.own_settings, 'message_credits')
    assert.deepInclude(after, { state: 'live' })
    assert.deepEqual(await auditOf(rosa), [])
  })

  test('the messages are in the reader’s language', async ({ assert }) => {
    const { body } = await sam.put(
      `/api/tenants/${rosa.id}`,
      { settings: { min_age: 17 } },
      { cookie: `sid=${sam.cookies.get('sid')}; i18n_redirected=de` }
    )

    assert.deepEqual(body.errors[0], {
      code: 'min',
      field: 'settings.min_age',
      message: 'Gib 18 oder mehr ein.',
      meta: { min: 18 },
    })
  })

  test('read-only staff change nothing', async ({ assert }) => {
    for (const role of ['support', 'moderator', 'finance', 'read_only', 'desk']) {
      const looker = await newStaff([{ brand: rosa, role }])
      const { status, body } = await looker.put(`/api/tenants/${rosa.id}`, { settings: { min_age: 40 } })
      assert.equal(status, 403, role)
      assert.equal(body.errors[0].code, 'not_allowed')
    }
    const visitor = await new Visitor(ADMIN_HOST).put(`/api/tenants/${rosa.id}`, { settings: { min_age: 40 } })
    assert.isTrue(visitor.body.authentication_required)
    assert.equal((await sam.get(`/api/tenants/${rosa.id}`)).body.own_settings.min_age, 21)
  })

  test('an operator changes no other brand, not even one they may see', async ({ assert }) => {
    const [vlam, third] = [await newBrand('vlam', 'NL', 'nl-NL'), await newBrand('third', 'NL', 'nl-NL')]
    const both = await newStaff([
      { brand: rosa, role: 'operator' },
      { brand: vlam, role: 'support' },
    ])
    const change = (id: string) => both.put(`/api/tenants/${id}`, { settings: { min_age: 40 }, state: 'closed' })

    const [seen, foreign, unknown] = [await change(vlam.id), await change(third.id), await change('77')]

    assert.equal(seen.status, 403)
    assert.equal(foreign.status, 404)
    assert.equal(foreign.text, unknown.text)
    for (const { id } of [vlam, third]) {
      const { body } = await (await newPlatformAdmin()).get(`/api/tenants/${id}`)
      assert.notProperty(body.own_settings, 'min_age')
      assert.equal(body.state, 'live')
    }
  })

  test('what the console can’t change is not found', async ({ assert }) => {
    const admin = await newPlatformAdmin()

    await sam.put(`/api/tenants/${rosa.id}`, { settings: { min_age: 19 } })

    const { body } = await admin.get('/api/audit_entries')

    assert.equal((await admin.put(`/api/audit_entries/${body[0].id}`, { action: 'logged_in' })).status, 404)
  })
})

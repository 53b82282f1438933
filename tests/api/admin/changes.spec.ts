import { test } from '@japa/runner'
import { type Brand, newBrand } from '../../cast.ts'
import { Visitor } from '../../visitor.ts'
import { withPlantedRefusal } from './access/planted_refusal.ts'
import { auditOf, newPlatformAdmin, newStaff } from './staff_of.ts'
import { withinASecond } from './within_a_second.ts'

const operatorOf = (brand: Brand) => newStaff([{ brand, role: 'operator' }])

test.group('Changing a brand in the console', () => {
  test('only the named fields change, and the member site shows it within a second', async ({ assert }) => {
    const rosa = await newBrand('rosa', 'GB', 'en-GB', { message_credits: 12, min_age: 21 })
    const sam = await operatorOf(rosa)
    const visitor = new Visitor(rosa.host)
    assert.equal((await visitor.get('/api/settings.php')).body.message_credits, 12)

    const { status, body } = await sam.put(`/api/tenants/${rosa.id}`, { settings: { message_credits: 9 } })

    const { body: served } = await withinASecond(
      () => visitor.get('/api/settings.php'),
      (answer) => answer.body.message_credits === 9
    )
    assert.equal(status, 200)
    assert.equal(served.message_credits, 9)
    assert.equal(served.min_age, 21)
    assert.deepInclude(body.own_settings, { message_credits: 9, min_age: 21, name: 'rosa' })
    assert.deepEqual((await sam.get(`/api/tenants/${rosa.id}`)).body, body)
  })

  test('a value that is removed is inherited again', async ({ assert }) => {
    const rosa = await newBrand('rosa', 'GB', 'en-GB', { min_age: 21 })
    const sam = await operatorOf(rosa)

    const { body } = await sam.put(`/api/tenants/${rosa.id}`, { settings: { min_age: null, free_replies: null } })

    const minAge = body.domains[0].settings.find(({ name }: { name: string }) => name === 'min_age')
    assert.notProperty(body.own_settings, 'min_age')
    assert.notProperty(minAge.levels, 'tenant')
    assert.equal(minAge.levels.default, 18)
    assert.notEqual(minAge.values[0].origin, 'tenant')
    assert.deepInclude(minAge, { min: 18, max: 80 })
  })

  test('texts are changed language by language', async ({ assert }) => {
    const rosa = await newBrand('rosa', 'GB', 'en-GB', { index_title: { en: 'Hello', de: 'Hallo', nl: 'Hoi' } })
    const sam = await operatorOf(rosa)
    const change = (settings: object) => sam.put(`/api/tenants/${rosa.id}`, { settings })

    const some = await change({ index_title: { en: 'Good day', de: null, fr: 'Bonjour' } })
    const none = await change({ index_title: { en: null, nl: null, fr: null } })

    assert.deepEqual(some.body.own_settings.index_title, { en: 'Good day', nl: 'Hoi', fr: 'Bonjour' })
    assert.notProperty(none.body.own_settings, 'index_title')
  })

  test('empty texts are removed, so that no notice is emptied', async ({ assert }) => {
    const rosa = await newBrand('rosa', 'GB', 'en-GB', { fictional_singular: { en: 'our profile', nl: 'ons profiel' } })
    const sam = await operatorOf(rosa)

    const { body } = await sam.put(`/api/tenants/${rosa.id}`, {
      settings: { fictional_singular: { en: '', nl: ' \n\u200b ' } },
    })

    const { levels } = body.domains[0].settings.find(({ name }: { name: string }) => name === 'fictional_singular')
    assert.notProperty(levels, 'tenant')
    assert.isNotEmpty(levels.platform.en)
  })

  test('every change is in the audit log with the old and the new value', async ({ assert }) => {
    const rosa = await newBrand('rosa', 'GB', 'en-GB', { min_age: 21, index_title: { en: 'Hello' } })
    const sam = await operatorOf(rosa)
    const { id } = (await sam.get('/api/session')).body.staff

    await sam.put(`/api/tenants/${rosa.id}`, {
      settings: { min_age: null, signup_credits: 5, index_title: { de: 'Hallo' }, name: 'rosa' },
      state: 'paused',
    })
    await sam.put(`/api/tenants/${rosa.id}`, { settings: { signup_credits: 5 }, state: 'paused' })
    await sam.put(`/api/tenants/${rosa.id}`, {})

    const about = { level: 'tenant', id: rosa.id, name: rosa.slug }
    assert.sameDeepMembers(await auditOf(rosa), [
      {
        action: 'settings_changed',
        staff_member_id: id,
        detail: {
          ...about,
          changes: {
            min_age: { from: 21, to: null },
            signup_credits: { from: null, to: 5 },
            'index_title.de': { from: null, to: 'Hallo' },
          },
        },
      },
      {
        action: 'state_changed',
        staff_member_id: id,
        detail: { ...about, changes: { state: { from: 'live', to: 'paused' } } },
      },
    ])
  })

  test('a change that can’t be logged is not made', async ({ assert }) => {
    const rosa = await newBrand('rosa', 'GB', 'en-GB', { min_age: 21 })
    const sam = await operatorOf(rosa)

    const refused = await withPlantedRefusal(rosa, () =>
      sam.put(`/api/tenants/${rosa.id}`, { settings: { min_age: 30 }, state: 'closed' })
    )

    const { body } = await sam.get(`/api/tenants/${rosa.id}`)
    assert.equal(refused.status, 500)
    assert.equal(body.own_settings.min_age, 21)
    assert.equal(body.state, 'live')
    assert.deepEqual(await auditOf(rosa), [])
  })

  test('two people who change different settings at once both keep their changes', async ({ assert }) => {
    const rosa = await newBrand('rosa', 'GB', 'en-GB')
    const people = await Promise.all([operatorOf(rosa), operatorOf(rosa), newPlatformAdmin()])
    const [one, two, three] = people as [Visitor, Visitor, Visitor]

    await Promise.all([
      one.put(`/api/tenants/${rosa.id}`, { settings: { min_age: 30, index_title: { en: 'One' } } }),
      two.put(`/api/tenants/${rosa.id}`, { settings: { message_credits: 7, index_title: { de: 'Zwei' } } }),
      three.put(`/api/tenants/${rosa.id}`, { settings: { gift_credits: 8, index_title: { fr: 'Trois' } } }),
    ])

    const { body } = await one.get(`/api/tenants/${rosa.id}`)
    assert.deepInclude(body.own_settings, {
      min_age: 30,
      message_credits: 7,
      gift_credits: 8,
      index_title: { en: 'One', de: 'Zwei', fr: 'Trois' },
    })
  })
})

import { test } from '@japa/runner'
import { FICTIONAL_WORDS } from '@manyhearts/locales/fictional_words'
import { type Brand, newBrand } from '../../../cast.ts'
import type { Visitor } from '../../../visitor.ts'
import { auditOf, newPlatformAdmin, newStaff } from '../staff_of.ts'

test.group('What the console calls fictional profiles', (group) => {
  let rosa: Brand
  let sam: Visitor
  let admin: Visitor
  group.setup(async () => {
    rosa = await newBrand('rosa', 'NL', 'nl-NL')
    sam = await newStaff([{ brand: rosa, role: 'operator' }])
    admin = await newPlatformAdmin()
  })

  const change = (who: Visitor, settings: object) => who.put(`/api/tenants/${rosa.id}`, { settings })
  const refusal = async (who: Visitor, settings: object) => {
    const { status, body } = await change(who, settings)
    return status === 422 ? body.errors.map(({ field, code }: any) => `${field} ${code}`) : status
  }
  const settingOf = async (name: string) =>
    (await sam.get(`/api/tenants/${rosa.id}`)).body.domains[0].settings.find((one: any) => one.name === name)

  test('is offered as a list in each language', async ({ assert }) => {
    const { offered } = await settingOf('fictional_singular')

    for (const [language, words] of Object.entries(FICTIONAL_WORDS))
      assert.deepEqual(
        offered[language],
        words.map(({ singular }) => singular)
      )
    assert.deepEqual((await settingOf('fictional_warning')).offered.nl, [])
    assert.notProperty(await settingOf('index_title'), 'offered')
  })

  test('is a word of the list for operators, and another one for platform admins alone', async ({ assert }) => {
    assert.equal(await refusal(sam, { fictional_singular: { nl: 'verzonnen profiel' } }), 200)
    assert.deepEqual(await refusal(sam, { fictional_singular: { nl: 'chatfiguur' } }), [
      'settings.fictional_singular.nl own_word',
    ])
    assert.equal(await refusal(admin, { fictional_singular: { nl: 'chatfiguur' } }), 200)
    assert.equal(await refusal(sam, { fictional_singular: { en: 'made-up profile' }, min_age: 21 }), 200)
    assert.equal(await refusal(sam, { fictional_singular: { nl: 'chatfiguur' } }), 200)
  })

  test('never claims a person, not on one host and not on the whole platform', async ({ assert }) => {
    const { body } = await sam.get(`/api/tenants/${rosa.id}`)
    const settings = { fictional_plural: { nl: 'echte leden' } }

    for (const path of [
      `/api/tenants/${rosa.id}`,
      `/api/domains/${body.domains[0].id}`,
      '/api/niches/1',
      '/api/platforms/1',
    ]) {
      const answer = await admin.put(path, { settings })
      assert.deepInclude(answer.body.errors[0], { field: 'settings.fictional_plural.nl', code: 'claims_person' }, path)
    }
  })

  test('stands in a notice that platform admins write; operators can go back to the platform’s', async ({ assert }) => {
    const notice = { fictional_warning: { en: 'Nice to see you.' } }

    assert.deepEqual(await refusal(sam, notice), ['settings.fictional_warning.en own_text'])
    assert.equal(await refusal(admin, notice), 200)
    assert.equal(await refusal(sam, { fictional_warning: { en: null } }), 200)
    assert.deepInclude((await auditOf(rosa)).at(-1)!.detail.changes, {
      'fictional_warning.en': { from: 'Nice to see you.', to: null },
    })
  })
})

import { test } from '@japa/runner'
import { resolveSettings } from '@manyhearts/api/app/tenancy/settings/resolve_settings'
import { settingsWithOrigin } from '@manyhearts/api/app/admin/resources/definition/settings_with_origin'
import { settingsSchema } from '@manyhearts/api/app/tenancy/settings/settings_schema'
import words from '@manyhearts/locales/en/console/settings.json' with { type: 'json' }
import { asOwner, newBrand } from '../../../cast.ts'
import { newStaff } from '../staff_of.ts'

interface Shown {
  name: string
  values: { language: string | null; value: unknown; origin: string }[]
}

test.group('A brand’s settings in the console', () => {
  test('every setting says its value and where it comes from', async ({ assert }) => {
    const rosa = await newBrand('rosa', 'GB', 'en-GB', {
      message_credits: 12,
      index_title: { en: 'Hello', de: 'Hallo' },
    })
    await asOwner((owner) =>
      owner.query(
        `insert into global.domains (tenant_id, host, language, country, settings) values ($1, $2, 'es-ES', 'ES', $3)`,
        [rosa.id, `es-${rosa.host}`, { signups: 'invite_only', index_title: { de: 'Servus' } }]
      )
    )
    const sam = await newStaff([{ brand: rosa, role: 'read_only' }])

    const { body } = await sam.get(`/api/tenants/${rosa.id}`)

    const [main, spanish] = body.domains
    const valuesOf = ({ settings }: { settings: Shown[] }, name: string) =>
      settings.find((setting) => setting.name === name)!.values
    assert.deepEqual([main.host, main.main, spanish.language], [rosa.host, true, 'es-ES'])
    assert.deepEqual(valuesOf(main, 'message_credits'), [{ language: null, value: 12, origin: 'tenant' }])
    assert.notEqual(valuesOf(main, 'signups')[0]!.origin, 'domain')
    assert.deepEqual(valuesOf(spanish, 'signups'), [{ language: null, value: 'invite_only', origin: 'domain' }])
    const titles = valuesOf(spanish, 'index_title')
    assert.deepEqual(
      titles.filter(({ origin }) => origin !== 'niche'),
      [
        { language: 'de', value: 'Servus', origin: 'domain' },
        { language: 'en', value: 'Hello', origin: 'tenant' },
      ]
    )
    assert.deepEqual(
      main.settings.map(({ name }: Shown) => name),
      Object.keys(settingsSchema)
    )
    assert.equal(body.company_details.kvk, '12345678')
  })

  test('staff read exactly what members are served', ({ assert }) => {
    const levels = {
      domain: { signups: 'closed', description: { en: 'Near' } },
      tenant: { message_credits: 12, logged_out_search: false, description: { en: 'Far', nl: 'Ver' } },
      niche: { logged_out_search: true, search_fields: ['age'] },
      platform: { min_age: 21, message_credits: 5, name: '' },
    }

    const shown = settingsWithOrigin(levels)

    const served = resolveSettings([levels.domain, levels.tenant, levels.niche, levels.platform])
    for (const { name, kind, values } of shown) {
      const value =
        kind === 'words' ? Object.fromEntries(values.map((one) => [one.language, one.value])) : values[0]!.value
      assert.deepEqual(value, served[name as never], name)
    }
  })

  test('every setting and every section has a readable name', ({ assert }) => {
    const labels: Record<string, string> = words.settings
    const groups: Record<string, string> = words.groups

    for (const { name, group } of settingsWithOrigin({ domain: {}, tenant: {}, niche: {}, platform: {} })) {
      assert.isString(labels[name], name)
      assert.isString(groups[group], group)
    }
  })
})

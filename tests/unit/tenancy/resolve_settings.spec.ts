import { test } from '@japa/runner'
import { inLanguage, resolveSettings } from '@manyhearts/api/app/tenancy/settings/resolve_settings'

test.group('Settings of a brand', () => {
  test('the nearest level with a value decides', ({ assert }) => {
    const [domain, tenant, niche, platform] = [
      {},
      { message_credits: 7 },
      { message_credits: 8, min_age: 40 },
      { min_age: 21 },
    ]

    const settings = resolveSettings([domain, tenant, niche, platform])

    assert.equal(settings.message_credits, 7)
    assert.equal(settings.min_age, 40)
    assert.equal(settings.photo_credits, 15)
  })

  test('texts are resolved language by language', ({ assert }) => {
    const levels = [{ index_title: { es: 'Hola' } }, { index_title: { en: 'Hello', es: 'Buenas' } }]

    const { index_title } = resolveSettings(levels)

    assert.deepEqual(index_title, { en: 'Hello', es: 'Hola' })
  })

  test('a missing language falls back to the site’s own, then to English', ({ assert }) => {
    assert.equal(inLanguage({ nl: 'Hoi', en: 'Hello' }, 'fi', 'nl'), 'Hoi')
    assert.equal(inLanguage({ en: 'Hello' }, 'fi', 'nl'), 'Hello')
  })
})

import { test } from '@japa/runner'
import SettingsTransformer from '@manyhearts/api/app/tenancy/sites/settings_transformer'
import { settingsSchema } from '@manyhearts/api/app/tenancy/settings/settings_schema'

test.group('Where age has to be proven', () => {
  const fallbacks = Object.fromEntries(Object.entries(settingsSchema).map(([name, { fallback }]) => [name, fallback]))
  const site = {
    settings: {
      ...fallbacks,
      logged_out_search: true,
      logged_out_search_trafficsource: true,
      age_provider: 'service',
      age_check_countries: ['FR'],
    },
    company: { id: '1' },
    editions: [],
    creditPrices: {},
    hasGifts: false,
    theme: { preset: 'blush' },
    host: 'rosa.localhost',
    mainHost: 'rosa.localhost',
    language: 'en',
    domainLanguage: 'en-GB',
    country: 'GB',
  }
  const shown = (geoipCountry: string | null, selectedCountry: string | null = null) =>
    new SettingsTransformer({ site, language: 'en', geoipCountry, selectedCountry } as never).toObject()

  test('visitors see no one, whatever country they say they are in', ({ assert }) => {
    for (const selected of [null, 'GB'])
      assert.deepInclude(shown('FR', selected), { logged_out_search: false, logged_out_search_trafficsource: false })
  })

  test('visitors from elsewhere see the members the brand shows', ({ assert }) => {
    for (const country of ['GB', null])
      assert.deepInclude(shown(country, 'FR'), { logged_out_search: true, logged_out_search_trafficsource: true })
  })
})

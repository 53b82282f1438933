import { test } from '@japa/runner'
import { countryOfAddress } from '@manyhearts/api/app/tenancy/hosts/country_of_address'
import { visibleLanguages } from '@manyhearts/api/app/tenancy/hosts/visible_languages'
import { LANGUAGES } from '@manyhearts/locales/languages'

test.group('Where a visitor is', () => {
  test('follows from their address, without asking anyone', ({ assert }) => {
    const known = { '81.2.69.142': 'GB', '145.97.39.155': 'NL', '8.8.8.8': 'US', '2001:4860:4860::8888': 'US' }

    for (const [address, country] of Object.entries(known)) assert.equal(countryOfAddress(address), country, address)
  })

  test('is unknown for private and invalid addresses', ({ assert }) => {
    for (const address of ['127.0.0.1', '10.0.0.1', '192.168.1.1', '::1', 'fe80::1', '', 'nowhere', '999.1.1.1'])
      assert.isNull(countryOfAddress(address), address)
  })

  test('offers the languages spoken there, the site’s own, English and the one they read', ({ assert }) => {
    assert.deepEqual(visibleLanguages('BE', 'de', 'fi'), ['de', 'en', 'fi', 'fr', 'nl'])
    assert.deepEqual(visibleLanguages('FI', 'en', 'en'), ['en', 'fi', 'sv'])
    assert.deepEqual(visibleLanguages('GB', 'en', 'en'), ['en'])
  })

  test('offers all of them where it is unknown', ({ assert }) => {
    for (const country of [null, 'JP', 'ZZ']) assert.deepEqual(visibleLanguages(country, 'en', 'en'), [...LANGUAGES])
  })
})

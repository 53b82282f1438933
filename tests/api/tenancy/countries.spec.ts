import { test } from '@japa/runner'
import { LANGUAGES } from '@manyhearts/locales/languages'
import { type Cast, newCast } from '../../cast.ts'
import { newPackage } from '../credits/shop.ts'
import { Visitor } from '../../visitor.ts'

test.group('The visitor’s country', (group) => {
  let cast: Cast
  group.setup(async () => {
    cast = await newCast()
  })

  const settings = async (chosen?: string) => {
    const visitor = new Visitor(cast.rosa.host)
    if (chosen !== undefined) visitor.cookies.set('geoip_selected_country', chosen)
    return (await visitor.get('/api/settings.php')).body
  }

  test('is unknown for an address of this machine, and then nothing is filtered', async ({ assert }) => {
    const { geoip_country, geoip_selected_country, locales } = await settings()

    assert.isNull(geoip_country)
    assert.isNull(geoip_selected_country)
    assert.deepEqual(locales, [...LANGUAGES])
  })

  test('is what they say, and filters the languages they are offered', async ({ assert }) => {
    const { geoip_country, geoip_selected_country, locales, locale } = await settings('NL')

    assert.isNull(geoip_country)
    assert.equal(geoip_selected_country, 'NL')
    assert.deepEqual(locales, ['en', 'nl'])
    assert.equal(locale, 'en', 'a country never chooses the language')
  })

  test('is one the brand has members in, or none', async ({ assert }) => {
    for (const chosen of ['FR', 'nl', 'XX', '', 'NL, GB', '%00', 'NLNL']) {
      assert.isNull((await settings(chosen)).geoip_selected_country, chosen)
    }
  })

  test('decides what they are asked to pay, where the brand sells there', async ({ assert }) => {
    await newPackage(cast.rosa, { key: 'gb', country: 'GB', currency: 'GBP' })
    await newPackage(cast.rosa, { key: 'nl', country: 'NL', currency: 'EUR' })
    const currencies = async (chosen?: string) => {
      const visitor = new Visitor(cast.rosa.host)
      if (chosen) visitor.cookies.set('geoip_selected_country', chosen)
      return (await visitor.get('/api/packages')).body.packages.map(({ currency }: any) => currency)
    }

    assert.deepEqual(await currencies(), ['GBP'])
    assert.deepEqual(await currencies('NL'), ['EUR'])
  })

  test('is each visitor’s own', async ({ assert }) => {
    await settings('NL')

    assert.isNull((await settings()).geoip_selected_country)
    assert.equal((await settings('GB')).geoip_selected_country, 'GB')
  })
})

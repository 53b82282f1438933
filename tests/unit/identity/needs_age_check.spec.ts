import { test } from '@japa/runner'
import { needsAgeCheck } from '@manyhearts/api/app/members/access/needs_age_check'
import { countryOfAddress } from '@manyhearts/api/app/tenancy/hosts/country_of_address'

const BRITISH = '81.2.69.142'
const DUTCH = '145.97.39.155'
const HERE = '127.0.0.1'

test.group('Who has to prove their age', () => {
  const must = (address: string, country: string, provenAt: Date | null = null, countries = ['GB']) =>
    needsAgeCheck({ settings: { age_provider: 'service', age_check_countries: countries } } as never, address, {
      ageProvenAt: provenAt,
      profile: { country },
    } as never)

  test('both the residence and the current country decide', ({ assert }) => {
    assert.deepEqual([BRITISH, DUTCH, HERE].map(countryOfAddress), ['GB', 'NL', null])
    assert.isTrue(must(BRITISH, 'NL'))
    assert.isTrue(must(DUTCH, 'GB'))
    assert.isTrue(must(HERE, 'GB'))
    assert.isFalse(must(DUTCH, 'NL'))
    assert.isFalse(must(HERE, 'NL'))
  })

  test('what was proven once is valid everywhere', ({ assert }) => {
    assert.isFalse(must(BRITISH, 'GB', new Date()))
  })

  test('where no country requires it, no one is asked', ({ assert }) => {
    assert.isFalse(must(BRITISH, 'GB', null, []))
  })
})

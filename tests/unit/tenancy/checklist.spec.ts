import { test } from '@japa/runner'
import { checklist, type ChecklistFacts } from '@manyhearts/api/app/tenancy/manifests/checklist'
import { resolveSettings } from '@manyhearts/api/app/tenancy/settings/resolve_settings'

const SETTINGS = {
  support_email: 'help@rosa.dating',
  countries: ['GB', 'IE'],
  fictional_singular: { en: 'fictional profile', es: 'perfil ficticio' },
  fictional_plural: { en: 'fictional profiles', es: 'perfiles ficticios' },
  fictional_warning: { en: 'We made this person up.', es: 'Esta persona es inventada.' },
  payment_gateway: 'verotel',
}
const COMPANY = {
  name: 'Rosa B.V.',
  address: 'Kade 1',
  city: 'Delft',
  country: 'NL',
  kvk: '1',
  support_phone: '+31',
  vat_numbers: ['NL1'],
  vat_percent: 21,
  representative: '',
  register: '',
  mediator: '',
  mediator_address: '',
  mediator_url: '',
  creditor_id: '',
}
const MEDIATOR = {
  mediator: 'Médiation',
  mediator_address: '1 rue du Port, Lille',
  mediator_url: 'https://mediation.example',
}
const domain = (host: string, language: string, country: string, settings = {}) => ({
  host,
  language,
  country,
  main: host === 'rosa.dating',
  settings: resolveSettings([settings, SETTINGS]),
})
const rosa = (some: Partial<ChecklistFacts> = {}) =>
  Object.fromEntries(
    checklist({
      company: COMPANY,
      domains: [domain('rosa.dating', 'en-GB', 'GB'), domain('rosa.es', 'es-ES', 'ES')],
      sellsIn: ['GB', 'IE', 'ES'],
      ageProviders: ['proof'],
      gatewaysWithKeys: ['verotel', 'mollie'],
      isLocal: false,
      ...some,
    }).map(({ name, missing }) => [name, missing])
  )
const NOTHING = {
  company: [],
  support_email: [],
  countries: [],
  packages: [],
  fictional_words: [],
  main_domain: [],
  age_provider: [],
  payments: [],
  push_contact: [],
}

test.group('What a brand must have before it goes live', () => {
  test('is all there in a good one', ({ assert }) => {
    assert.deepEqual(rosa(), NOTHING)
  })

  test('a company that can be found, with its number where it charges VAT', ({ assert }) => {
    assert.deepEqual(rosa({ company: { ...COMPANY, kvk: ' ', vat_numbers: [] } }).company, ['kvk', 'vat_numbers'])
    assert.deepEqual(rosa({ company: { ...COMPANY, vat_numbers: [], vat_percent: 0 } }), NOTHING)
  })

  for (const [country, law] of [
    ['DE', '§ 5 DDG'],
    ['AT', '§ 5 ECG'],
  ] as const)
    test(`who acts for a company of ${country}, and the court that keeps its register (${law})`, ({ assert }) => {
      const company = { ...COMPANY, country }

      assert.deepEqual(rosa({ company }).company, ['representative', 'register'])
      assert.deepEqual(rosa({ company: { ...company, representative: 'Ada', register: 'Amtsgericht Köln' } }), NOTHING)
    })

  test('the consumer mediator of a French company (art. L616-1), and how to reach one wherever there is one', ({
    assert,
  }) => {
    const company = { ...COMPANY, country: 'FR' }

    assert.deepEqual(rosa({ company }).company, ['mediator', 'mediator_address', 'mediator_url'])
    assert.deepEqual(rosa({ company: { ...company, ...MEDIATOR } }), NOTHING)
    assert.deepEqual(rosa({ company: { ...COMPANY, ...MEDIATOR, mediator_url: '' } }).company, ['mediator_url'])
  })

  test('an address of support on every host', ({ assert }) => {
    const domains = [domain('rosa.dating', 'en', 'GB'), domain('rosa.es', 'es', 'ES', { support_email: '' })]

    assert.deepEqual(rosa({ domains }).support_email, ['rosa.es'])
  })

  test('countries that members may live in, on every host', ({ assert }) => {
    const domains = [domain('rosa.dating', 'en', 'GB'), domain('rosa.es', 'es', 'ES', { countries: [] })]

    assert.deepEqual(rosa({ domains }).countries, ['rosa.es'])
  })

  test('packages wherever members may live', ({ assert }) => {
    assert.deepEqual(rosa({ sellsIn: ['GB'] }).packages, ['ES', 'IE'])
  })

  test('words for fictional profiles in the language of every domain', ({ assert }) => {
    const domains = [domain('rosa.dating', 'en-GB', 'GB'), domain('rosa.nl', 'nl-NL', 'GB')]

    assert.deepEqual(rosa({ domains }).fictional_words, [
      'nl.fictional_singular',
      'nl.fictional_plural',
      'nl.fictional_warning',
    ])
  })

  test('words that pass nobody off as a person', ({ assert }) => {
    const words = { fictional_singular: { en: 'real member' }, fictional_warning: { en: 'No real person.' } }

    assert.deepEqual(rosa({ domains: [domain('rosa.dating', 'en-GB', 'GB', words)] }).fictional_words, [
      'en.fictional_singular',
    ])
  })

  test('a known service wherever age has to be proven', ({ assert }) => {
    const asking = (age_provider: string) => {
      const settings = { age_provider, age_check_countries: ['GB', 'FR'] }
      return rosa({ domains: [domain('rosa.dating', 'en-GB', 'GB', settings), domain('rosa.es', 'es-ES', 'ES')] })
    }

    assert.deepEqual(asking('proof'), NOTHING)
    assert.deepEqual(asking('').age_provider, ['FR', 'GB'])
    assert.deepEqual(asking('prof').age_provider, ['FR', 'GB'])
  })

  test('keys at the provider that takes its payments, on every host', ({ assert }) => {
    const domains = [
      domain('rosa.dating', 'en-GB', 'GB'),
      domain('rosa.es', 'es-ES', 'ES', {
        payment_gateway: 'mollie',
        payment_niche_accepted: true,
        direct_debit_limit: 0,
      }),
    ]

    assert.deepEqual(rosa({ domains }), NOTHING)
    assert.deepEqual(rosa({ domains, gatewaysWithKeys: ['verotel'] }).payments, ['payment_gateway'])
    assert.deepEqual(rosa({ domains, gatewaysWithKeys: [] }).payments, ['payment_gateway'])
  })

  test('Mollie’s consent to its niche, which no other provider has to give', ({ assert }) => {
    const domains = [domain('rosa.dating', 'en-GB', 'GB', { payment_gateway: 'mollie' })]

    assert.deepEqual(rosa({ domains }).payments, ['payment_niche_accepted'])
    assert.deepEqual(rosa({ domains, gatewaysWithKeys: [] }).payments, ['payment_gateway', 'payment_niche_accepted'])
  })

  test('its creditor identifier, where it collects direct debits by mandates of its own', ({ assert }) => {
    const settings = { payment_gateway: 'mollie', payment_niche_accepted: true }
    const domains = [domain('rosa.dating', 'en-GB', 'GB', settings), domain('rosa.es', 'es-ES', 'ES')]

    assert.deepEqual(rosa({ domains }).company, ['creditor_id'])
    assert.deepEqual(rosa({ domains, company: { ...COMPANY, creditor_id: 'NL86ZZZ555555550000' } }), NOTHING)
  })

  test('another provider than the sandbox, but on a machine where brands are tried out', ({ assert }) => {
    const domains = [domain('rosa.dating', 'en-GB', 'GB', { payment_gateway: 'sandbox' })]

    assert.deepEqual(rosa({ domains }).payments, ['sandbox'])
    assert.deepEqual(rosa({ domains, isLocal: true, gatewaysWithKeys: [] }), NOTHING)
  })

  for (const host of ['rosa.test', 'rosa.example', 'www.example.com', 'rosa.invalid', 'rosa.local', 'rosa.localhost'])
    test(`a main host of its own, which ${host} is not`, ({ assert }) => {
      const domains = [{ ...domain(host, 'en-GB', 'GB'), main: true }]

      assert.deepEqual(rosa({ domains }).main_domain, [host])
    })

  test('an address that push services can write to, but on a machine where brands are tried out', ({ assert }) => {
    const domains = [domain('rosa.dating', 'en-GB', 'GB', { support_email: 'help@rosa.example' })]

    assert.deepEqual(rosa({ domains }).push_contact, ['help@rosa.example'])
    assert.deepEqual(rosa({ domains, isLocal: true }).push_contact, [])
  })

  test('on a machine where brands are tried out, its own host is enough', ({ assert }) => {
    const domains = [{ ...domain('rosa.localhost', 'en-GB', 'GB'), main: true }]

    assert.deepEqual(rosa({ domains, isLocal: true }), NOTHING)
  })
})

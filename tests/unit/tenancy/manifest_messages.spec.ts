import { test } from '@japa/runner'
import { DEAREST_PACKAGES } from '@manyhearts/api/app/tenancy/manifests/faults/dearest_packages'
import { readManifest } from '@manyhearts/api/app/tenancy/manifests/read_manifest'
import { manifestSource } from '../../manifest_source.ts'

const COUNTRIES = new URL('../../../database/lists/countries.json', import.meta.url)

const GOOD = manifestSource('kade')
const faultsOf = (source: string) => {
  const read = readManifest(source)
  return 'faults' in read ? read.faults.map(({ line, path, reason }) => `${line} ${path}: ${reason}`) : []
}
const edited = (from: string | RegExp, to: string) => GOOD.replace(from, to)
const setting = (line: string) => edited('  name: Kade\n', `  name: Kade\n  ${line}\n`)

/** What is broken, how, and the first fault: line, path and what is said. */
const BROKEN: [string, string, string][] = [
  [
    'a wrong word',
    edited('live', 'alive'),
    '2 state: must be one of draft, live, paused, closing, closed, but is "alive"',
  ],
  ['a key with a slip', edited('niche:', 'nihce:'), '4 nihce: is not known here; did you mean "niche"?'],
  ['a setting with a slip', setting('nmae: Kade'), '11 settings.nmae: is not known here; did you mean "name"?'],
  [
    'a key of another thing',
    edited('uses: 2', 'uses: 2, until: 2027'),
    '17 invite_codes.0.until: is not known here; possible are code, uses',
  ],
  [
    'a slip in a time zone',
    edited('/Amsterdam', '/Amsterdm'),
    '5 time_zone: "Europe/Amsterdm" is not known here; did you mean "Europe/Amsterdam"?',
  ],
  [
    'words for a number',
    edited('credits: 50', 'credits: many'),
    '15 packages.0.credits: must be a whole number, but is "many"',
  ],
  ['a number for words', edited("kvk: '1'", 'kvk: 1'), '3 company.kvk: must be text, but is 1; put it in quotes'],
  ['no niche', edited('niche: 1\n', ''), '3 niche: is missing'],
  ['no company', edited(/company: .*\n/, ''), '2 company: is missing'],
  ['no domains', edited(/domains:\n.*\n/, ''), '6 domains: is missing'],
  [
    'no name of the company',
    edited('name: Kade B.V., ', ''),
    '3 company.name: is missing: text on one line, without control characters',
  ],
  ['a package without a price', edited('price_minor: 999, ', ''), '15 packages.0.price_minor: is missing'],
  ['nothing in it', '', '1 : must be a section with keys and values, but is empty'],
  [
    'a list instead of settings',
    edited(/settings:\n(?: .*\n)*/, 'settings: []\n'),
    '9 settings: must be a section with keys and values, but is a list',
  ],
  ['a niche that is none', edited('niche: 1', 'niche: 8'), '4 niche: must be 7 at most, but is 8'],
  [
    'a country in small letters',
    edited('[NL]', '[nl]'),
    '13 settings.countries.0: must be a country code of two capital letters, such as NL, but is "nl"',
  ],
  ['a country twice', edited('[NL]', '[NL, NL]'), '13 settings.countries: names "NL" twice'],
  ['a company of no country', edited('country: NL, vat', 'country: QQ, vat'), '3 company.country: QQ is no country'],
  [
    'a creditor whose check digits are wrong',
    edited('country: NL, vat', 'country: NL, creditor_id: NL65ZZZ555555550000, vat'),
    '3 company.creditor_id: NL65ZZZ555555550000 has wrong check digits',
  ],
  [
    'a language that is not offered',
    edited('nl-NL', 'xx-XX'),
    '8 domains.0.language: must be one of da, de, en, es, fi, fr, it, nb, nl, pl, sv, with or without a country, such as nl-NL, but is "xx-XX"',
  ],
  [
    'support without an address',
    edited('help@kade.example', 'hallo'),
    '12 settings.support_email: must be an email address, such as help@example.com, but is "hallo"',
  ],
  [
    'such support on one host',
    edited('main: true', 'main: true, settings: { support_email: hallo }'),
    '8 domains.0.settings.support_email: must be an email address, such as help@example.com, but is "hallo"',
  ],
  [
    'a telephone that is none',
    setting('support_phone: ask us'),
    '11 settings.support_phone: must be a telephone number, such as +31 20 555 0100, but is "ask us"',
  ],
  [
    'photos from anywhere',
    setting('cdn_prefix: //evil'),
    '11 settings.cdn_prefix: must be an https address or a path, without a slash at the end, such as https://photos.example.com or /photos, but is "//evil"',
  ],
  [
    'photos without encryption',
    setting('cdn_prefix: http://photos.example'),
    '11 settings.cdn_prefix: must be an https address or a path, without a slash at the end, such as https://photos.example.com or /photos, but is "http://photos.example"',
  ],
  [
    'a partner that is a script',
    setting('partner_url: javascript:alert(1)'),
    '11 settings.partner_url: must be an https address, such as https://example.com, but is "javascript:alert(1)"',
  ],
  [
    'a price that is a slip',
    edited('999', '99900000'),
    '15 packages.0.price_minor: 99900000 is EUR 999,000.00, and EUR 1,000.00 is the most for one package',
  ],
  ['a price below nothing', edited('999', '-1'), '15 packages.0.price_minor: must be 1 at least, but is -1'],
  [
    'more credits than make sense',
    edited('credits: 50', 'credits: 5000000'),
    '15 packages.0.credits: must be 100000 at most, but is 5000000',
  ],
  [
    'money of no country served',
    edited('EUR', 'DEM'),
    `15 packages.0.currency: must be one of ${Object.keys(DEAREST_PACKAGES).join(', ')}, but is "DEM"`,
  ],
  [
    'a company of the future',
    edited('2024-01-01', '2999-01-01'),
    '3 company.added: must not lie in the future, but is 2999-01-01T00:00:00Z',
  ],
  [
    'a date that is none',
    edited('2024-01-01T00:00:00Z', '2024-13-01'),
    '3 company.added: must be a date or time, such as 2024-03-01T12:00:00Z, but is "2024-13-01"',
  ],
  [
    'a name without an end',
    setting(`mail_name: ${'a'.repeat(101)}`),
    '11 settings.mail_name: may have 100 characters, but has 101',
  ],
  [
    'a name of two lines',
    setting(String.raw`mail_name: "a\nb"`),
    String.raw`11 settings.mail_name: must be text on one line, without control characters, but is "a\nb"`,
  ],
  [
    'two main domains',
    edited('settings:\n', '  - { host: b.localhost, language: nl, country: NL, main: true }\nsettings:\n'),
    '7 domains: exactly one domain must have main: true, but 2 have',
  ],
  ['no main domain', edited(', main: true', ''), '7 domains: exactly one domain must have main: true, but none has'],
  [
    'a code twice',
    edited('invite_codes:\n', 'invite_codes:\n  - { code: HALLO-1, uses: 1 }\n'),
    '18 invite_codes.1.code: HALLO-1 stands here twice',
  ],
  [
    'the console’s host',
    edited('kade.localhost', 'admin.localhost'),
    '8 domains.0.host: admin.localhost belongs to the platform',
  ],
]

test.group('A manifest that is refused', () => {
  for (const [what, source, fault] of BROKEN)
    test(`for ${what} says where it is, what is wrong and what is expected`, ({ assert }) => {
      assert.deepEqual(faultsOf(source), [fault])
    })

  test('because it is no YAML says in which line', ({ assert }) => {
    assert.match(faultsOf(edited('theme: {', 'theme: {{'))[0]!, /^7 : ./)
  })

  test('says everything that is wrong at once', ({ assert }) => {
    const source = edited('niche: 1', 'niche: 8').replace('credits: 50', 'credits: many').replace('[NL]', '[nl]')

    assert.lengthOf(faultsOf(source), 3)
  })

  test('names a package’s price in the money of each country served', async ({ assert }) => {
    const { default: countries } = await import(COUNTRIES.href, { with: { type: 'json' } })

    assert.includeMembers(
      Object.keys(DEAREST_PACKAGES),
      countries.map(({ currency }: { currency: string }) => currency)
    )
  })
})

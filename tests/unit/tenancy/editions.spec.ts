import { test } from '@japa/runner'
import { canonicalHost } from '@manyhearts/api/app/tenancy/sites/canonical_host'
import { editionsOf } from '@manyhearts/api/app/tenancy/sites/editions'

const domain = (host: string, language: string) => ({ host, language })
const canonical = (host: string, domainLanguage: string, domains: ReturnType<typeof domain>[]) =>
  canonicalHost({ host, domainLanguage, editions: editionsOf(domains) } as Parameters<typeof canonicalHost>[0])

test.group('Editions of a brand', () => {
  test('are its domains in other languages, each canonical for itself', ({ assert }) => {
    const domains = [domain('rosa.com', 'en-GB'), domain('rosa.es', 'es-ES')]

    assert.deepEqual(
      editionsOf(domains).map(({ host, hreflang }) => [host, hreflang]),
      [
        ['rosa.com', 'en'],
        ['rosa.es', 'es'],
      ]
    )
    assert.equal(canonical('rosa.es', 'es-ES', domains), 'rosa.es')
  })

  test('name the country where two share a language', ({ assert }) => {
    const domains = [domain('rosa.de', 'de-DE'), domain('rosa.at', 'de-AT'), domain('rosa.nl', 'nl-NL')]

    assert.deepEqual(
      editionsOf(domains).map(({ hreflang }) => hreflang),
      ['de-DE', 'de-AT', 'nl']
    )
  })

  test('are one where two domains share a language: the first is canonical', ({ assert }) => {
    const domains = [domain('rosa.com', 'en-GB'), domain('rosa.net', 'en-GB')]

    assert.lengthOf(editionsOf(domains), 1)
    assert.equal(canonical('rosa.net', 'en-GB', domains), 'rosa.com')
  })
})

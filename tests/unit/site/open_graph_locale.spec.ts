import { test } from '@japa/runner'
import { openGraphLocale } from '../../../tenant-site/src/lib/pages/open_graph_locale.ts'

test.group('A language in Open Graph', () => {
  test('has the domain’s country where the domain speaks it', ({ assert }) => {
    assert.equal(openGraphLocale('en', 'en-GB'), 'en_GB')
    assert.equal(openGraphLocale('de', 'de-AT'), 'de_AT')
  })

  test('has the likeliest country elsewhere', ({ assert }) => {
    assert.equal(openGraphLocale('da', 'en-GB'), 'da_DK')
    assert.equal(openGraphLocale('nb'), 'nb_NO')
    assert.equal(openGraphLocale('es-MX'), 'es_MX')
  })
})

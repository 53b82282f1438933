import { test } from '@japa/runner'
import fc from 'fast-check'
import { LANGUAGES } from '@manyhearts/locales/languages'
import { parsePrice, priceText } from '../../../admin-console/src/translations/price_text.ts'

test.group('Prices as staff type them', () => {
  test('are read as their language writes them, and with the other decimal sign', ({ assert }) => {
    assert.equal(parsePrice('12,99', 'EUR', 'de'), 1_299)
    assert.equal(parsePrice('12.99', 'EUR', 'de'), 1_299)
    assert.equal(parsePrice('1.299,00', 'EUR', 'de'), 129_900)
    assert.equal(parsePrice('1.299', 'EUR', 'de'), 129_900)
    assert.equal(parsePrice('1,299.5', 'GBP', 'en-GB'), 129_950)
    assert.equal(parsePrice('1 299,50', 'EUR', 'fr'), 129_950)
    assert.equal(parsePrice(' 7 ', 'EUR', 'en-GB'), 700)
    assert.equal(parsePrice('4500', 'CLP', 'es'), 4_500)
  })

  test('are refused where they could be two prices, or are none', ({ assert }) => {
    for (const text of ['', '12,', 'a', '-5', '1,29,9', '12.99.00', '1,299,50'])
      assert.isUndefined(parsePrice(text, 'GBP', 'en-GB'), text)
    assert.isUndefined(parsePrice('1.299', 'GBP', 'en-GB'))
    assert.isUndefined(parsePrice('12.999,5', 'GBP', 'en-GB'))
    assert.isUndefined(parsePrice('4500,50', 'CLP', 'es'))
  })

  test('are the same once written and read again, in every language', ({ assert }) => {
    fc.assert(
      fc.property(
        fc.nat(100_000_000),
        fc.constantFrom(...LANGUAGES),
        fc.constantFrom('EUR', 'GBP', 'CLP', 'SEK'),
        (minor, language, currency) => {
          const locale = language === 'en' ? 'en-GB' : language
          assert.equal(parsePrice(priceText(minor, currency, locale), currency, locale), minor)
        }
      )
    )
  })
})

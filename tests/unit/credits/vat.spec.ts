import { test } from '@japa/runner'
import { vatPlace } from '@manyhearts/api/app/credits/vat/vat_place'

const dutch = { country: 'NL', vat_numbers: ['NL000099998B57'], vat_percent: 21, vat_oss: false }

test.group('Whose VAT a buyer pays', () => {
  test('at home the company’s own', ({ assert }) => {
    assert.equal(vatPlace(dutch, 'NL'), 'NL')
  })

  test('in the Union the buyer’s with the one stop shop, and the company’s below its threshold', ({ assert }) => {
    assert.equal(vatPlace({ ...dutch, vat_oss: true }, 'FI'), 'FI')
    assert.equal(vatPlace(dutch, 'FI'), 'NL')
  })

  test('elsewhere the buyer’s where the company is registered, and none where it is not', ({ assert }) => {
    assert.equal(vatPlace({ ...dutch, vat_oss: true }, 'GB'), null)
    assert.equal(vatPlace({ ...dutch, vat_numbers: ['NL1', 'gb000099998'] }, 'GB'), 'GB')
    assert.equal(vatPlace({ ...dutch, vat_numbers: ['CHE-123.456.789 MWST'] }, 'CH'), 'CH')
    assert.equal(vatPlace(dutch, 'US'), null)
  })

  test('a British company charges the Union’s buyers none, unless it is registered there', ({ assert }) => {
    const british = { country: 'GB', vat_numbers: ['GB1'], vat_percent: 20, vat_oss: false }
    assert.equal(vatPlace(british, 'DE'), null)
    assert.equal(vatPlace({ ...british, vat_numbers: ['GB1', 'DE1'] }, 'DE'), 'DE')
  })

  test('none from a company that is exempt', ({ assert }) => {
    assert.equal(vatPlace({ ...dutch, vat_percent: 0 }, 'NL'), null)
  })
})

import { test } from '@japa/runner'
import { percentText } from '@manyhearts/api/app/credits/receipts/percent_text'
import { vatLine } from '@manyhearts/api/app/credits/receipts/vat_line'
import { includedVat } from '@manyhearts/api/app/credits/vat/included_vat'

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')

const order = (percent: number | null, country: string | null, vatMinor = includedVat(999, percent ?? 0)) => ({
  vatMinor,
  vatPercent: percent === null ? null : percent.toFixed(2),
  vatCountry: country,
  currency: 'EUR',
})

test.group('The line on VAT', () => {
  test('has rate, country and amount, in the reader’s way of writing', ({ assert }) => {
    for (const [wording, said] of [
      ['en-informal', 'VAT 25.5% (Finland): €2.03 included'],
      ['fi-informal', 'Sis. alv 25,5 % (Suomi): 2,03 €'],
      ['de-formal', 'Darin enthaltene MwSt. 25,5 % (Finnland): 2,03 €'],
      ['fr-informal', 'Dont TVA 25,5 % (Finlande) : 2,03 €'],
      ['pl-formal', 'W tym VAT 25,5% (Finlandia): 2,03 €'],
    ] as const)
      assert.equal(plain(vatLine(order(25.5, 'FI'), wording)), said)
  })

  test('says that there is none, where none was charged', ({ assert }) => {
    for (const free of [order(0, null), order(null, null, 0), order(0, 'NO')]) {
      assert.equal(vatLine(free, 'en-informal'), 'No VAT is charged on this order.')
      assert.equal(vatLine(free, 'da-informal'), 'Der er ikke opkrævet moms af denne bestilling.')
    }
  })

  test('claims no rate that was not kept with the order', ({ assert }) => {
    assert.equal(vatLine(order(null, null, 173), 'en-informal'), 'VAT €1.73 included')
  })

  test('writes whole rates without decimals', ({ assert }) => {
    assert.equal(percentText(21, 'en'), '21%')
    assert.equal(plain(percentText(8.1, 'de')), '8,1 %')
  })
})

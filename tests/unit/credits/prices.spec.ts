import fc from 'fast-check'
import { test } from '@japa/runner'
import { bestValue, savingPercent } from '@manyhearts/api/app/credits/packages/best_value'
import type CreditPackage from '@manyhearts/api/app/credits/packages/credit_package'
import { formatMoney } from '@manyhearts/api/app/credits/packages/format_money'
import { orderNumber } from '@manyhearts/api/app/credits/orders/checkout/order_number'
import { statementDescriptor } from '@manyhearts/api/app/credits/payments/statement_descriptor'
import { includedVat } from '@manyhearts/api/app/credits/vat/included_vat'

test.group('Prices', () => {
  test('VAT is the price minus the net', ({ assert }) => {
    assert.equal(includedVat(1210, 21), 210)
    assert.equal(includedVat(999, 21), 173)
    assert.equal(includedVat(999, 0), 0)
  })

  test('net and VAT make the price, and the VAT is right to half a cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), fc.integer({ min: 0, max: 50 }), (price, percent) => {
        const vat = includedVat(price, percent)
        return vat >= 0 && vat < price + 1 && Math.abs(vat - price + price / (1 + percent / 100)) <= 0.5 + 1e-6
      })
    )
  })

  test('the best value is the cheapest credit; a single package is no bargain', ({ assert }) => {
    const offer = (priceMinor: number, totalCredits: number) => ({ priceMinor, totalCredits }) as CreditPackage
    const [small, large] = [offer(500, 50), offer(900, 100)]

    assert.strictEqual(bestValue([small, large]), large)
    assert.strictEqual(bestValue([small, offer(1000, 100)]), small)
    assert.isUndefined(bestValue([small]))
  })

  test('the saving is in whole percent against the dearest credit, never rounded up', ({ assert }) => {
    const offer = (priceMinor: number, totalCredits: number) => ({ priceMinor, totalCredits }) as CreditPackage
    const packages = [offer(999, 60), offer(2199, 150), offer(1000, 120)]

    assert.deepEqual(
      packages.map((one) => savingPercent(one, packages)),
      [0, 11, 49]
    )
    assert.equal(savingPercent(offer(75, 100), [offer(100, 100), offer(75, 100)]), 25)
  })

  test('order numbers can be read out and don’t count up', ({ assert }) => {
    const numbers = Array.from({ length: 2_000 }, orderNumber)

    for (const number of numbers) assert.match(number, /^R-[2-9A-HJ-NP-Z]{6}$/)
    assert.isAbove(new Set(numbers).size, 1_990)
  })

  test('a bank can print every descriptor', ({ assert }) => {
    assert.equal(statementDescriptor({ name: 'Søren & Zoë "Love" ApS' }), 'SOREN & ZOE LOVE APS')
    assert.equal(statementDescriptor({ name: 'A very long company name indeed' }), 'A VERY LONG COMPANY NA')
  })

  test('money is formatted for the reader’s language', ({ assert }) => {
    assert.equal(formatMoney(999, 'GBP', 'en'), '£9.99')
    assert.equal(formatMoney(999, 'EUR', 'nl').replace(/\s/g, ' '), '€ 9,99')
    assert.equal(formatMoney(500, 'JPY', 'en'), '¥500')
  })
})

import fc from 'fast-check'
import { test } from '@japa/runner'
import { chooseDiscount } from '@manyhearts/api/app/credits/discounts/choose_discount'
import type { Discount } from '@manyhearts/api/app/credits/discounts/discount'
import { discountedPrice } from '@manyhearts/api/app/credits/discounts/discounted_price'
import { newCode } from '@manyhearts/api/app/credits/discounts/new_code'

const PURCHASE = { country: 'GB', currency: 'GBP', priceMinor: 999, method: 'card' }

const discount = (fields: Partial<Discount>): Discount => ({
  id: '1',
  code: 'CODE',
  country: null,
  memberId: null,
  percent: 10,
  currency: null,
  minimumMinor: null,
  methods: [],
  validity: 'once-per-user',
  expiresAt: null,
  hasExpired: false,
  isUsedUp: false,
  ...fields,
})

test.group('Discounts', () => {
  test('a price is rounded once, down, and never to nothing', ({ assert }) => {
    assert.equal(discountedPrice(999, 25), 749)
    assert.equal(discountedPrice(999, 20), 799)
    assert.equal(discountedPrice(1_000, 25), 750)
    assert.equal(discountedPrice(1, 90), 1)
  })

  test('the buyer saves at least what was promised, and less than a cent more', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 10_000_000 }), fc.integer({ min: 1, max: 90 }), (list, percent) => {
        const saved = list - discountedPrice(list, percent)
        return saved * 100 >= list * percent && (saved - 1) * 100 < list * percent
      })
    )
  })

  test('the best that fits applies, whatever was typed', ({ assert }) => {
    const bonus = discount({ id: null, code: 'TIMEBONUS25', percent: 25 })
    const [worse, equal, better] = [10, 25, 30].map((percent) => discount({ percent }))

    assert.strictEqual(chooseDiscount([bonus, worse!], 'CODE', PURCHASE), bonus)
    assert.strictEqual(chooseDiscount([bonus, equal!], 'CODE', PURCHASE), bonus)
    assert.strictEqual(chooseDiscount([bonus, better!], 'CODE', PURCHASE), better!)
    assert.strictEqual(chooseDiscount([bonus], null, PURCHASE), bonus)
    assert.isNull(chooseDiscount([], null, PURCHASE))
  })

  test('a typed code that can’t be used is refused, though another would do', ({ assert }) => {
    const bonus = discount({ id: null, code: 'TIMEBONUS25', percent: 25 })
    const refused: [Partial<Discount>, string][] = [
      [{ code: 'OTHER' }, 'discount_code_not_found'],
      [{ hasExpired: true }, 'discount_code_not_found'],
      [{ isUsedUp: true }, 'discount_code_used'],
      [{ country: 'NL' }, 'discount_code_not_found'],
      [{ currency: 'EUR' }, 'discount_code_not_found'],
      [{ minimumMinor: 1_000 }, 'discount_code_not_found'],
      [{ methods: ['paypal'] }, 'discount_code_not_found'],
    ]

    for (const [fields, code] of refused)
      try {
        chooseDiscount([bonus, discount(fields)], 'CODE', PURCHASE)
        assert.fail(JSON.stringify(fields))
      } catch (error) {
        assert.equal((error as { code: string }).code, code)
      }
  })

  test('codes can be read out, and no two are alike', ({ assert }) => {
    const codes = Array.from({ length: 2_000 }, () => newCode('STAY'))

    for (const code of codes) assert.match(code, /^STAY-[2-9A-HJ-NP-Z]{12}$/)
    assert.equal(new Set(codes).size, 2_000)
  })
})

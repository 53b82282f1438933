import fc from 'fast-check'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { orderNumber } from '@manyhearts/api/app/credits/orders/checkout/order_number'
import { typedOrderNumber } from '@manyhearts/api/app/credits/orders/typed_order_number'
import { hasWaived } from '@manyhearts/api/app/credits/orders/waiver'
import { withdrawalEnd } from '@manyhearts/api/app/credits/orders/withdrawal_end'
import { refundParts, refundVat } from '@manyhearts/api/app/credits/refunds/refund_parts'

const ORDER = {
  credits: 100,
  returnedCredits: 0,
  amountMinor: 999,
  refundedMinor: 0,
  chargedBackMinor: 0,
  vatMinor: 173,
}

test.group('What an order gives back', () => {
  test('for its unused credits is rounded in the buyer’s favour', ({ assert }) => {
    assert.deepEqual(refundParts(ORDER, { credits: 61, bonus: 7 }), {
      creditsUsed: 39,
      creditsUnused: 61,
      bonusUnused: 7,
      unusedMinor: 610,
      wholeMinor: 999,
    })
  })

  test('is all of it for all credits, nothing for none, and never more than was kept', ({ assert }) => {
    assert.equal(refundParts(ORDER, { credits: 100, bonus: 0 }).unusedMinor, 999)
    assert.equal(refundParts(ORDER, { credits: 0, bonus: 20 }).unusedMinor, 0)
    const partly = { ...ORDER, returnedCredits: 20, refundedMinor: 300, chargedBackMinor: 200 }
    const parts = refundParts(partly, { credits: 80, bonus: 0 })
    assert.deepEqual([parts.creditsUsed, parts.unusedMinor, parts.wholeMinor], [0, 499, 499])
  })

  test('carries VAT that sums up to the order’s, however it is parted', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 998 }), fc.integer({ min: 0, max: 999 }), (first, vatMinor) => {
        const order = { ...ORDER, vatMinor }
        const one = refundVat(order, first)
        const two = refundVat({ ...order, refundedMinor: first }, 999 - first)
        return one + two === vatMinor && one >= 0 && two >= 0
      })
    )
  })
})

test.group('The time to withdraw', () => {
  const brand = (timeZone: string, refund_days = 14) => ({ timeZone, settings: { refund_days } })
  const end = (...args: Parameters<typeof withdrawalEnd>) => withdrawalEnd(...args).toISO()

  test('ends with a day at the brand, not where the buyer or the server is', ({ assert }) => {
    const paidAt = DateTime.fromISO('2026-11-10T23:30:00Z')

    assert.equal(end(brand('Europe/Amsterdam'), paidAt), '2026-11-25T23:59:59.999+01:00')
    assert.equal(end(brand('Europe/London'), paidAt), '2026-11-24T23:59:59.999+00:00')
  })

  test('is as long over a change of the clock, a month’s end and a leap day', ({ assert }) => {
    assert.equal(
      end(brand('Europe/Amsterdam'), DateTime.fromISO('2026-10-20T12:00:00Z')),
      '2026-11-03T23:59:59.999+01:00'
    )
    assert.equal(
      end(brand('Europe/Amsterdam', 30), DateTime.fromISO('2028-02-01T12:00:00Z')),
      '2028-03-02T23:59:59.999+01:00'
    )
  })
})

test.group('A waiver', () => {
  const now = DateTime.now()

  test('is void until it was confirmed', ({ assert }) => {
    assert.isTrue(hasWaived({ waiverAt: now, waiverConfirmedAt: now }))
    assert.isFalse(hasWaived({ waiverAt: now, waiverConfirmedAt: null }))
    assert.isFalse(hasWaived({ waiverAt: null, waiverConfirmedAt: null }))
  })
})

test.group('An order’s number', () => {
  test('is known again however it is typed', ({ assert }) => {
    for (const typed of ['R-ABC234', 'r-abc234', 'ABC234', ' r abc 234', 'R–ABC234', 'RABC234', '#R-ABC234.'])
      assert.equal(typedOrderNumber(typed), 'R-ABC234')
    assert.equal(typedOrderNumber('R-R22222'), 'R-R22222')
    assert.equal(typedOrderNumber('R22222'), 'R-R22222')
  })

  test('as the product makes it stays as it is', () => {
    fc.assert(
      fc.property(fc.integer(), () => {
        const number = orderNumber()
        return typedOrderNumber(number) === number && typedOrderNumber(number.slice(2)) === number
      })
    )
  })
})

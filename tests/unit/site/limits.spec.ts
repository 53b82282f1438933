import { test } from '@japa/runner'
import { minorOf, presetsOf } from '../../../tenant-site/src/features/credits/limits/amounts.ts'
import { canPauseUntil, pauseEnds } from '../../../tenant-site/src/features/credits/limits/pause_end.ts'

test.group('Amounts of limits', () => {
  test('are read with a comma or a point, in the currency’s smallest unit', ({ assert }) => {
    assert.equal(minorOf('12', 'EUR'), 1200)
    assert.equal(minorOf(' 12,50 ', 'EUR'), 1250)
    assert.equal(minorOf('0.05', 'GBP'), 5)
    assert.equal(minorOf('0', 'EUR'), 0)
  })

  test('are none when they are {$self}')
    .with(['', 'ten', '-5', '1.234', '1.234,50', '1e3', '123456', '12345678'])
    .run(({ assert }, typed) => {
      assert.isUndefined(minorOf(typed, 'EUR'))
    })

  test('are offered in sums that fit the currency', ({ assert }) => {
    assert.deepEqual(presetsOf('day', 'EUR'), [500, 1000, 2500])
    assert.deepEqual(presetsOf('day', 'SEK'), [5000, 10000, 25000])
    assert.deepEqual(presetsOf('month', 'PLN'), [10000, 20000, 40000])
  })
})

test.group('Days to pause until', () => {
  const now = new Date('2026-11-25T12:00')

  test('are a day, a week or a month away, or the beginning of a day', ({ assert }) => {
    assert.deepEqual(pauseEnds('day', now), new Date('2026-11-26T12:00'))
    assert.deepEqual(pauseEnds('week', now), new Date('2026-12-02T12:00'))
    assert.deepEqual(pauseEnds('month', now), new Date('2026-12-25T12:00'))
    assert.deepEqual(pauseEnds('2027-01-02', now), new Date('2027-01-02T00:00'))
  })

  test('are from tomorrow up to a year away', ({ assert }) => {
    assert.isTrue(canPauseUntil('2026-11-26', now))
    assert.isTrue(canPauseUntil('2027-11-25', now))
    for (const day of ['', '2026-11-25', '2027-11-27', '2026-13-01']) assert.isFalse(canPauseUntil(day, now), day)
  })
})

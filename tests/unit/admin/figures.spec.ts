import { test } from '@japa/runner'
import { relativeChange } from '../../../admin-console/src/figures/relative_change.ts'
import { daysFrom, spanOfDays } from '@manyhearts/api/app/admin/figures/day_span'
import { quietDay } from '@manyhearts/api/app/admin/figures/figure_day'
import { periodOf } from '@manyhearts/api/app/admin/figures/figure_period'
import { trendOf } from '@manyhearts/api/app/admin/figures/trend'

const hoursOf = ({ from, to }: { from: string; to: string }) => (Date.parse(to) - Date.parse(from)) / 3_600_000

test.group('Figures', () => {
  test('have days of the brand’s clocks, also when these change', ({ assert }) => {
    const day = (zone: string, date: string) => spanOfDays(zone, date, date)

    assert.deepEqual(day('Europe/Amsterdam', '2026-11-30'), {
      from: '2026-11-29T23:00:00.000Z',
      to: '2026-11-30T23:00:00.000Z',
    })
    assert.equal(hoursOf(day('Europe/Amsterdam', '2026-03-29')), 23)
    assert.equal(hoursOf(day('Europe/Amsterdam', '2026-10-25')), 25)
    // The clocks go forward at midnight: the day begins at one.
    assert.equal(day('Africa/Cairo', '2026-04-24').from, '2026-04-23T22:00:00.000Z')
    assert.equal(hoursOf(day('Africa/Cairo', '2026-04-24')), 23)
    assert.equal(hoursOf(spanOfDays('Europe/Amsterdam', '2026-10-19', '2026-10-25')), 7 * 24 + 1)
    assert.deepEqual(daysFrom('2026-03-28', '2026-03-30'), ['2026-03-28', '2026-03-29', '2026-03-30'])
    assert.deepEqual(daysFrom('2026-03-30', '2026-03-29'), [])
  })

  test('are of full days until yesterday, beside as many before', ({ assert }) => {
    assert.deepEqual(periodOf(7, '2026-03-02'), {
      today: '2026-03-02',
      from: '2026-02-23',
      to: '2026-03-01',
      before_from: '2026-02-16',
      before_to: '2026-02-22',
    })
  })

  test('tell no change from nothing', ({ assert }) => {
    const change = (period: number, before: number) => relativeChange({ period, before, today: 0 })

    assert.equal(change(15, 10), 0.5)
    assert.equal(change(0, 10), -1)
    assert.equal(change(-5, 10), -1.5)
    assert.isNull(change(10, 0))
    assert.isNull(change(10, -10))
  })

  test('of a year go by months, of which the first and the last may be parts', ({ assert }) => {
    const days = daysFrom('2026-01-30', '2026-03-02').map((day) => ({ ...quietDay(day), sign_ups: 1 }))

    assert.deepEqual(
      trendOf(days, true).map(({ from, to, sign_ups }) => [from, to, sign_ups]),
      [
        ['2026-01-30', '2026-01-31', 2],
        ['2026-02-01', '2026-02-28', 28],
        ['2026-03-01', '2026-03-02', 2],
      ]
    )
    assert.lengthOf(trendOf(days, false), 32)
  })
})

import { test } from '@japa/runner'
import fc from 'fast-check'
import { DateTime } from 'luxon'
import { clockOf, localMoment } from '@manyhearts/api/app/tenancy/sites/local_moment'

const ZONES = ['Europe/Berlin', 'Europe/London', 'America/New_York', 'America/Santiago', 'Australia/Lord_Howe', 'UTC']

/** Days around which the clocks of most zones change, and any other. */
const MOMENT = fc.date({ min: new Date('2024-01-01T00:00Z'), max: new Date('2037-12-31T00:00Z'), noInvalidDate: true })

test.group('Times on a brand’s clocks', () => {
  test('come back as they were entered, whenever clocks change', ({ assert }) => {
    fc.assert(
      fc.property(MOMENT, fc.constantFrom(...ZONES), (date, zone) => {
        const clock = clockOf(DateTime.fromJSDate(date), zone)
        const moment = localMoment(clock, zone)!
        assert.equal(clockOf(moment, zone), clock)
        // The same hour is shown twice in one night of the year: then it is the second.
        assert.isAtLeast(moment.toMillis(), DateTime.fromJSDate(date).startOf('minute').toMillis())
      })
    )
  })

  test('keep their order: what ends after it starts on the clocks never ends before it', ({ assert }) => {
    fc.assert(
      fc.property(MOMENT, MOMENT, fc.constantFrom(...ZONES), (one, other, zone) => {
        const clocks = [one, other].map((date) => clockOf(DateTime.fromJSDate(date), zone)).sort()
        const [starts, ends] = clocks.map((clock) => localMoment(clock, zone)!)
        assert.isAtMost(starts!.toMillis(), ends!.toMillis())
      })
    )
  })

  test('that the clocks leave out, show twice or never show', ({ assert }) => {
    assert.isNull(localMoment('2026-03-29T02:30', 'Europe/Berlin'))
    assert.isNull(localMoment('2026-02-30T12:00', 'Europe/Berlin'))
    assert.isNull(localMoment('soon', 'Europe/Berlin'))
    assert.equal(localMoment('2026-10-25T02:30', 'Europe/Berlin')!.toUTC().toISO(), '2026-10-25T01:30:00.000Z')
    assert.equal(localMoment('2026-03-29T03:00', 'Europe/Berlin')!.toUTC().toISO(), '2026-03-29T01:00:00.000Z')
  })
})

import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { quietUntil } from '@manyhearts/api/app/notices/preferences/quiet_hours'

const at = (time: string, zone = 'Europe/Helsinki') => DateTime.fromISO(time, { zone })
const until = (from: string, to: string, moment: DateTime) =>
  quietUntil({ from, to, time_zone: 'Europe/Helsinki' }, moment)?.setZone('Europe/Helsinki').toFormat('d HH:mm') ?? null

test.group('Quiet hours', () => {
  test('lie within a day, from the first minute to before the last', ({ assert }) => {
    assert.isNull(until('13:00', '15:30', at('2026-03-10T12:59:59')))
    assert.equal(until('13:00', '15:30', at('2026-03-10T13:00')), '10 15:30')
    assert.equal(until('13:00', '15:30', at('2026-03-10T15:29:59')), '10 15:30')
    assert.isNull(until('13:00', '15:30', at('2026-03-10T15:30')))
  })

  test('reach over midnight', ({ assert }) => {
    assert.equal(until('22:00', '07:00', at('2026-03-10T23:15')), '11 07:00')
    assert.equal(until('22:00', '07:00', at('2026-03-11T00:00')), '11 07:00')
    assert.equal(until('22:00', '07:00', at('2026-03-11T06:59')), '11 07:00')
    assert.isNull(until('22:00', '07:00', at('2026-03-11T07:00')))
    assert.isNull(until('22:00', '07:00', at('2026-03-11T21:59')))
  })

  test('go by the clock of their own time zone, also when it is put forward', ({ assert }) => {
    assert.equal(until('22:00', '07:00', at('2026-03-10T20:30', 'UTC')), '11 07:00')
    assert.isNull(until('22:00', '07:00', at('2026-03-10T19:30', 'UTC')))
    assert.equal(until('22:00', '07:00', at('2026-03-28T23:00')), '29 07:00')
    assert.equal(until('22:00', '07:00', at('2026-03-29T05:30')), '29 07:00')
  })
})

import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import type { Limits } from '@manyhearts/api/app/credits/guards/limits'
import { pauseEnd } from '@manyhearts/api/app/credits/guards/pause_end'
import { isLooser, tighterAndLooser } from '@manyhearts/api/app/credits/guards/tighter_and_looser'

const NOW = DateTime.fromISO('2026-11-25T12:00:00Z')
const limits = (some: Partial<Limits>): Limits => ({
  currency: 'EUR',
  dayMinor: null,
  weekMinor: null,
  monthMinor: null,
  pausedUntil: null,
  ...some,
})
const paused = (days: number) => limits({ pausedUntil: NOW.plus({ days }) })

test.group('Limits that members set themselves', () => {
  test('{name} holds at once')
    .with([
      { name: 'a first limit', from: limits({}), to: limits({ dayMinor: 500 }) },
      { name: 'a lower limit', from: limits({ weekMinor: 500 }), to: limits({ weekMinor: 499 }) },
      { name: 'a limit of nothing', from: limits({ monthMinor: 500 }), to: limits({ monthMinor: 0 }) },
      { name: 'a pause', from: limits({ dayMinor: 1 }), to: { ...paused(7), dayMinor: 1 } },
      { name: 'a longer pause', from: paused(1), to: paused(7) },
      { name: 'what is the same', from: limits({ dayMinor: 500 }), to: limits({ dayMinor: 500 }) },
    ])
    .run(({ assert }, { from, to }) => {
      assert.deepEqual(tighterAndLooser(from, to), { atOnce: to, later: null })
    })

  test('{name} holds later')
    .with([
      { name: 'a higher limit', from: limits({ dayMinor: 500 }), to: limits({ dayMinor: 501 }) },
      { name: 'a limit that is taken away', from: limits({ dayMinor: 0 }), to: limits({}) },
      { name: 'a shorter pause', from: paused(7), to: paused(6) },
      { name: 'a pause that is ended', from: paused(7), to: limits({}) },
      {
        name: 'a limit in another currency',
        from: limits({ dayMinor: 500 }),
        to: limits({ currency: 'SEK', dayMinor: 1 }),
      },
    ])
    .run(({ assert }, { from, to }) => {
      assert.deepEqual(tighterAndLooser(from, to), { atOnce: from, later: to })
    })

  test('what is tighter doesn’t wait for what is looser', ({ assert }) => {
    const wanted = limits({ dayMinor: 100, monthMinor: 9_000 })

    const { atOnce, later } = tighterAndLooser(limits({ dayMinor: 500, monthMinor: 2_000 }), wanted)

    assert.deepEqual(atOnce, limits({ dayMinor: 100, monthMinor: 2_000 }))
    assert.deepEqual(later, wanted)
  })

  test('a first limit may be in any currency', ({ assert }) => {
    const wanted = limits({ currency: 'SEK', dayMinor: 500 })

    assert.deepEqual(tighterAndLooser(limits({}), wanted), { atOnce: wanted, later: null })
  })

  test('only what is looser than something is', ({ assert }) => {
    assert.isTrue(isLooser(limits({ dayMinor: 2 }), limits({ dayMinor: 1 })))
    assert.isFalse(isLooser(limits({ dayMinor: 1 }), limits({ dayMinor: 2 })))
    assert.isFalse(isLooser(limits({ dayMinor: 1 }), limits({ dayMinor: 1 })))
  })
})

test.group('The end of a pause', () => {
  test('is a day, a week or a month from now, or the beginning of a day of the brand', ({ assert }) => {
    const ends = (asked: string) => pauseEnd(asked, 'Europe/Berlin', NOW).toUTC().toISO()

    assert.equal(ends('day'), '2026-11-26T12:00:00.000Z')
    assert.equal(ends('week'), '2026-12-02T12:00:00.000Z')
    assert.equal(ends('month'), '2026-12-25T12:00:00.000Z')
    assert.equal(ends('2026-12-24'), '2026-12-23T23:00:00.000Z')
    assert.equal(ends('2027-11-25'), '2027-11-24T23:00:00.000Z')
  })

  test('is no day that {name}')
    .with([
      { name: 'is none', day: '2026-02-30' },
      { name: 'has begun', day: '2026-11-25' },
      { name: 'is more than a year away', day: '2027-11-28' },
    ])
    .run(({ assert }, { day }) => {
      assert.throws(() => pauseEnd(day, 'Europe/Berlin', NOW))
    })
})

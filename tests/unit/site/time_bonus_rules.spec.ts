import { test } from '@japa/runner'
import {
  bonusLeft,
  countdownOf,
  isInMembersArea,
  mayHaveBonus,
  untilNextSecond,
} from '../../../tenant-site/src/app/time_bonus/time_bonus_rules.ts'

const HOUR = 3_600_000
const answered = { expires: '2026-03-01T16:00:00.000Z', server_time: '2026-03-01T12:00:00.000Z' }

test.group('The time bonus', () => {
  test('is asked for when the server says that there is one, and not by members who have paid or by visitors', ({
    assert,
  }) => {
    assert.isTrue(mayHaveBonus({ time_bonus: true, paid_user: false, no_countdowns: false }))
    assert.isFalse(mayHaveBonus({ time_bonus: true, paid_user: true, no_countdowns: false }))
    assert.isFalse(mayHaveBonus({ time_bonus: false, paid_user: false, no_countdowns: false }))
    assert.isFalse(mayHaveBonus({ time_bonus: true, paid_user: false, no_countdowns: true }))
    assert.isFalse(mayHaveBonus(null))
  })

  test('has as much time left on a device whose clock is wrong', ({ assert }) => {
    for (const receivedAt of [0, Date.parse(answered.server_time), Date.parse('2040-01-01')]) {
      assert.equal(bonusLeft({ ...answered, receivedAt }, receivedAt), 4 * HOUR)
      assert.equal(bonusLeft({ ...answered, receivedAt }, receivedAt + HOUR), 3 * HOUR)
      assert.isBelow(bonusLeft({ ...answered, receivedAt }, receivedAt + 5 * HOUR), 0)
    }
  })

  test('is not prolonged by a clock that is put back', ({ assert }) => {
    assert.equal(bonusLeft({ ...answered, receivedAt: HOUR }, 0), 4 * HOUR)
  })

  test('changes its figures when a second is over, on all devices', ({ assert }) => {
    assert.equal(untilNextSecond(1_250), 250)
    assert.equal(untilNextSecond(2_000), 1_000)
  })

  test('counts hours, minutes and seconds down to zero', ({ assert }) => {
    assert.deepEqual(countdownOf(14_400_000), { hours: 4, minutes: 0, seconds: 0 })
    assert.deepEqual(countdownOf(3_661_000), { hours: 1, minutes: 1, seconds: 1 })
    assert.deepEqual(countdownOf(1), { hours: 0, minutes: 0, seconds: 1 })
    assert.deepEqual(countdownOf(0), { hours: 0, minutes: 0, seconds: 0 })
  })

  test('is shown in the members area only', ({ assert }) => {
    for (const path of [
      '/members',
      '/members/12',
      '/chats',
      '/chats/12',
      '/likes',
      '/likes/given',
      '/likes/m/12',
      '/premium',
    ])
      assert.isTrue(isInMembersArea(path), path)
    for (const path of ['/', '/credits', '/members/12/signup', '/profile', '/likes/nobody', '/terms'])
      assert.isFalse(isInMembersArea(path), path)
  })
})

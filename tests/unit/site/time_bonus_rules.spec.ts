import { test } from '@japa/runner'
import { bonusEnds, countdownOf, isInMembersArea } from '../../../tenant-site/src/app/time_bonus/time_bonus_rules.ts'

const SIGNED_UP = '2026-03-01T12:00:00.000Z'
const after = (seconds: number) => Date.parse(SIGNED_UP) + seconds * 1000
const user = (fields: object = {}) => ({ time_bonus: true, paid_user: false, signup_date: SIGNED_UP, ...fields })

test.group('The time bonus', () => {
  test('is there for 14,400 seconds after signing up, and no longer', ({ assert }) => {
    assert.equal(bonusEnds(user(), after(0)), after(14_400))
    assert.equal(bonusEnds(user(), after(14_399)), after(14_400))
    assert.isNull(bonusEnds(user(), after(14_400)))
  })

  test('is for members who are offered one and have not paid, and not for visitors', ({ assert }) => {
    assert.isNull(bonusEnds(user({ paid_user: true }), after(1)))
    assert.isNull(bonusEnds(user({ time_bonus: false }), after(1)))
    assert.isNull(bonusEnds(null, after(1)))
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

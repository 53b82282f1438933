import { test } from '@japa/runner'
import { shownVerification, type VerificationRow } from '@manyhearts/api/app/members/verification/own_verification'
import type { Site } from '@manyhearts/api/app/tenancy/sites/site'
import { DateTime } from 'luxon'

const SITE = { settings: { verification: true } } as Site
const NOW = DateTime.now()
const LATER = NOW.plus({ minutes: 5 })

function row(changes: Partial<VerificationRow>): VerificationRow {
  const nothing = { pose: null, pose_until: null, state: null, sent_at: null, settled_at: null, reason: null }
  return {
    ...nothing,
    photo_ids: null,
    ended_by: null,
    end_reason: null,
    used: 0,
    first_at: null,
    has_photo: true,
    ...changes,
  }
}

const SENT: Partial<VerificationRow> = { pose: 'palm', pose_until: NOW, sent_at: NOW, state: 'sent' }
const CONFIRMED: Partial<VerificationRow> = { ...SENT, state: 'verified', settled_at: NOW, photo_ids: ['1'] }

test.group('A member’s own verification', () => {
  const CASES: [string, Partial<VerificationRow>][] = [
    ['none', {}],
    ['drawn', { pose: 'palm', pose_until: LATER, state: 'drawn' }],
    ['none', { pose: 'palm', pose_until: NOW.minus({ minutes: 1 }), state: 'drawn' }],
    ['waiting', SENT],
    ['waiting', { ...CONFIRMED, settled_at: null }],
    ['waiting', { ...SENT, state: 'refused', reason: 'pose' }],
    ['verified', CONFIRMED],
    ['refused', { ...SENT, state: 'refused', reason: 'pose', settled_at: NOW }],
    ['none', { ...SENT, state: 'withdrawn' }],
    ['expired', { ...SENT, state: 'expired' }],
    ['none', { ...CONFIRMED, ended_by: 'member' }],
    ['ended', { ...CONFIRMED, ended_by: 'main_photo' }],
    ['ended', { ...CONFIRMED, ended_by: 'staff', end_reason: 'mistake' }],
  ]
  for (const [index, [state, changes]] of CASES.entries())
    test(`is ${state} (${index + 1})`, ({ assert }) => {
      assert.equal(shownVerification(SITE, row(changes)).state, state)
    })

  test('tells no reason before it holds, and the pose as long as it may be sent', ({ assert }) => {
    const refused: Partial<VerificationRow> = { ...SENT, state: 'refused', reason: 'pose' }
    assert.isNull(shownVerification(SITE, row(refused)).reason)
    assert.equal(shownVerification(SITE, row({ ...refused, settled_at: NOW })).reason, 'pose')
    assert.isNull(shownVerification(SITE, row(SENT)).pose)
    assert.equal(shownVerification(SITE, row({ ...SENT, state: 'drawn', pose_until: LATER })).pose, 'palm')
  })

  test('says when there is another try', ({ assert }) => {
    const first = NOW.minus({ days: 10 })
    const left = (used: number) => shownVerification(SITE, row({ used, first_at: first }))
    assert.deepEqual([left(2).tries_left, left(2).next_try_at], [1, null])
    assert.deepEqual([left(3).tries_left, left(3).next_try_at], [0, first.plus({ days: 30 }).toUTC().toISO()])
  })
})

import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import Profile from '@manyhearts/api/app/members/people/profile'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { asOwner, type Cast, newCast, type Person } from '../../../cast.ts'
import { mailsSoFar, newestMailTo } from '../../../mailbox.ts'
import type { Visitor } from '../../../visitor.ts'
import { moderatorOf } from '../../safety/cases/handling.ts'
import { impose } from '../../safety/sanctions/imposing.ts'
import { auditOf, newStaff } from '../staff_of.ts'

const REASON = 'She mistyped the year'

test.group('The correction of a date of birth', (group) => {
  let cast: Cast
  let sam: Visitor
  group.each.setup(async () => {
    cast = await newCast()
    sam = await newStaff([{ brand: cast.rosa, role: 'support' }])
  })

  const bornYearsAgo = (years: number, days = 30) =>
    DateTime.now().setZone('Europe/Amsterdam').minus({ years, days }).toISODate()!
  const path = ({ member } = cast.ann, brand = cast.rosa) => `/api/tenants/${brand.id}/members/${member.id}/birth_date`
  const correct = (date: unknown, of = cast.ann, as = sam) => as.put(path(of), { birth_date: date, reason: REASON })
  const storedOf = async ({ profile }: Person) =>
    (await asTenant(cast.rosa, () => Profile.findOrFail(profile.id))).dateOfBirth.toISODate()

  test('changes the age for others, in searches and for the member, who is told', async ({ assert }) => {
    await correct(bornYearsAgo(41))

    const date = bornYearsAgo(52)
    const { status } = await correct(date)

    assert.equal(status, 204)
    assert.equal((await cast.ben.browser.get(`/api/members/${cast.ann.profile.id}`)).body.profile.age, 52)
    assert.equal((await cast.ann.browser.get('/api/profile')).body.profile.date_of_birth, date)
    assert.equal((await sam.get(`/api/members/${cast.ann.member.id}?tenant_id=${cast.rosa.id}`)).body.age, 52)
    const found = await cast.ben.browser.get('/api/members?min_age=52&max_age=52')
    assert.include(JSON.stringify(found.body), cast.ann.profile.id)
    const { subject, text } = await newestMailTo(cast.ann.member.email, 2)
    assert.equal(subject, 'Your date of birth at rosa was corrected')
    assert.notInclude(text, date)
  })

  test('stands in the log and the timeline by the ages alone', async ({ assert }) => {
    const [first, second] = [bornYearsAgo(41), bornYearsAgo(52)]
    await correct(first)
    await correct(second)

    const entries = await auditOf(cast.rosa)
    assert.deepEqual(
      entries.map(({ action }) => action),
      ['member_birth_date_changed', 'member_birth_date_changed']
    )
    assert.deepEqual(entries[1]!.detail, {
      level: 'member',
      id: cast.ann.member.id,
      name: '41 → 52',
      reason: REASON,
    })
    for (const date of [first, second]) assert.notInclude(JSON.stringify(entries), date)
    const { body } = await sam.get(`/api/tenants/${cast.rosa.id}/members/${cast.ann.member.id}/timeline?kind=staff`)
    assert.deepEqual(body.events[0].detail, { staff: 'Sam', name: '41 → 52', reason: REASON })
  })

  test('follows the rule of the sign-up', async ({ assert }) => {
    const before = await storedOf(cast.ann)
    for (const [date, code] of [
      [bornYearsAgo(18, -1), 'invalid_date_of_birth'],
      ['1990-02-30', 'unreal_date_of_birth'],
      ['31-1-1990', 'unreal_date_of_birth'],
      ['1890-01-01', 'unreal_date_of_birth'],
      [bornYearsAgo(-1), 'unreal_date_of_birth'],
      [before, 'date_of_birth_same'],
      [null, 'required'],
    ] as const) {
      const { status, body } = await correct(date)
      assert.equal(status, 422, String(date))
      assert.deepInclude(body.errors[0], { field: 'birth_date', code })
    }
    assert.equal(await storedOf(cast.ann), before)
    assert.deepEqual(await auditOf(cast.rosa), [])
    assert.lengthOf(await mailsSoFar(cast.ann.member.email), 0)
    assert.equal((await correct(bornYearsAgo(18, 0))).status, 204)
  })

  test('is for operators and support of the member’s brand, and wants a reason', async ({ assert }) => {
    for (const role of ['operator', 'support', 'moderator', 'finance', 'read_only', 'desk']) {
      const who = await newStaff([{ brand: cast.rosa, role }])
      const { status } = await correct(bornYearsAgo(role === 'support' ? 52 : 41), cast.ann, who)
      assert.equal(status, ['operator', 'support'].includes(role) ? 204 : 403, role)
    }
    assert.equal((await correct('1990-01-31', cast.dora)).status, 404)
    const theirs = await sam.put(path(cast.dora, cast.vlam), { birth_date: '1990-01-31', reason: REASON })
    assert.equal(theirs.status, 404)
    const { status, body } = await sam.put(path(), { birth_date: '1990-01-31' })
    assert.equal(status, 422)
    assert.deepInclude(body.errors[0], { field: 'reason', code: 'required' })
    assert.deepEqual(await auditOf(cast.vlam), [])
  })

  test('is refused for who is shut out or leaving', async ({ assert }) => {
    await impose(await moderatorOf(cast.rosa), cast.rosa, cast.ann, { measures: ['banned'] })
    await sam.put(`/api/tenants/${cast.rosa.id}/members/${cast.ben.member.id}/deletion`, {
      deleted: true,
      reason: REASON,
    })

    for (const [person, code] of [
      [cast.ann, 'member_shut_out'],
      [cast.ben, 'member_leaving'],
    ] as const) {
      const { status, body } = await correct('1990-01-31', person)
      assert.deepEqual([status, body.errors[0].code], [409, code])
    }
  })

  test('is mailed to no address that was never confirmed', async ({ assert }) => {
    assert.equal((await correct('1990-01-31', cast.cleo)).status, 204)
    assert.equal((await correct('1990-01-31', cast.ben)).status, 204)

    await newestMailTo(cast.ben.member.email)
    assert.equal(await storedOf(cast.cleo), '1990-01-31')
    assert.lengthOf(await mailsSoFar(cast.cleo.member.email), 0)
  })

  test('leaves an age that was verified as it is', async ({ assert }) => {
    const verified = () =>
      asOwner(
        async (owner) =>
          (
            await owner.query('select age_proven_at, age_proven_by from app.members where id = $1', [
              cast.ann.member.id,
            ])
          ).rows[0],
        cast.rosa
      )
    await asOwner(
      (owner) =>
        owner.query(`update app.members set age_proven_at = now(), age_proven_by = 'service' where id = $1`, [
          cast.ann.member.id,
        ]),
      cast.rosa
    )
    const before = await verified()

    assert.equal((await correct('1990-01-31')).status, 204)

    assert.deepEqual(await verified(), before)
  })
})

import { performance } from 'node:perf_hooks'
import { test } from '@japa/runner'
import { type AnotherServer, anotherServer } from '../../../another_server.ts'
import { asOwner, type Cast, newCast, newPerson, type Person } from '../../../cast.ts'
import { rounds } from '../../../rounds.ts'
import type { Visitor } from '../../../visitor.ts'
import { addPhotos } from '../../members/add_photos.ts'
import { eventually } from '../../notices/eventually.ts'
import { moderatorOf, NOTHING } from '../cases/handling.ts'
import { report } from '../complaining.ts'

/** 50 accounts report 20 people each in a full run. */
const ACCOUNTS = rounds(6, 50)
const VICTIMS = rounds(8, 20)
const MOST_HIDDEN = 5

test.group('A flood of urgent reports', (group) => {
  let cast: Cast
  let other: AnotherServer
  group.setup(async () => {
    cast = await newCast()
    other = await anotherServer()
    return async () => void (await other.stop())
  })

  const people = (count: number, gender: 'male' | 'female') =>
    Promise.all(
      Array.from({ length: count }, () =>
        newPerson(cast.rosa, { name: 'Sam', gender, looking_for: gender === 'male' ? 'female' : 'male' })
      )
    )
  const hiddenOf = async (victims: readonly Person[]): Promise<number> => {
    const { rowCount } = await asOwner(
      (owner) =>
        owner.query('select from app.profiles where id = any ($1) and under_review', [
          victims.map(({ profile }) => profile.id),
        ]),
      cast.rosa
    )
    return rowCount!
  }
  const openOnes = async (): Promise<number> => {
    const { rowCount } = await asOwner(
      (owner) => owner.query('select from app.complaints where tenant_id = $1 and decided_at is null', [cast.rosa.id]),
      cast.rosa
    )
    return rowCount!
  }
  const reportAll = async (reporters: readonly Person[], victims: readonly Person[]) => {
    for (const victim of victims)
      await Promise.all(reporters.map((one) => report(one, 'profile', victim.profile.id, { reason: 'under_18' })))
  }
  /** Works the queue off, with all about the same in one decision, as the deadline of an hour asks for. */
  const decideAll = async (mia: Visitor) => {
    for (;;) {
      if ((await openOnes()) === 0) return
      const { lease } = (await mia.post(`/api/tenants/${cast.rosa.id}/next_complaint`, {})).body
      // What a mail is being written about is passed over.
      if (!lease) continue
      const { body } = await mia.get(`/api/complaints/${lease.complaint_id}?tenant_id=${cast.rosa.id}`)
      const others = body.others.map(({ id }: { id: string }) => id)
      const { status } = await mia.post(`/api/tenants/${cast.rosa.id}/complaints/${lease.complaint_id}/decision`, {
        ...NOTHING,
        lease: lease.number,
        with: others,
        unfounded: [lease.complaint_id, ...others],
      })
      if (status !== 201) throw new Error(`a decision answered ${status}`)
    }
  }

  test(`of ${ACCOUNTS * VICTIMS} false ones silences nobody beyond their decision`, async ({ assert }) => {
    const [reporters, victims, more] = await Promise.all([
      people(ACCOUNTS, 'female'),
      people(VICTIMS, 'male'),
      people(3, 'male'),
    ])
    const mia = await moderatorOf(cast.rosa)
    await reportAll(reporters, victims)
    assert.isAtMost(await hiddenOf(victims), Math.min(VICTIMS, ACCOUNTS * MOST_HIDDEN))

    await decideAll(mia)
    assert.equal(await hiddenOf(victims), 0)
    // Neither the same people again, nor for long others: one more that is manifestly unfounded is the last that hides.
    await reportAll(reporters, [victims[0]!])
    assert.equal(await hiddenOf(victims), 0)
    await reportAll(reporters, [more[0]!])
    await decideAll(mia)
    await reportAll(reporters, more.slice(1))
    assert.equal(await hiddenOf(more), 0)
  }).timeout(120_000)

  test('does not keep true ones from hiding at once, on every server within a second', async ({ assert }) => {
    const { rosa, ann, ben, cleo } = cast
    const [photographed] = await people(1, 'male')
    const [main] = await addPhotos(rosa, photographed!.profile, ['one'])
    const there = other.at(cleo.browser)
    assert.equal((await there.get(`/api/members/${ben.profile.id}`)).status, 200)

    const began = performance.now()
    await report(ann, 'profile', ben.profile.id, { reason: 'under_18' })
    await report(ann, 'photo', main!.id, { reason: 'intimate' })

    for (const browser of [cleo.browser, there]) {
      await eventually('the profile is gone', async () =>
        (await browser.get(`/api/members/${ben.profile.id}`)).status === 404 ? true : undefined
      )
      const { profile } = (await browser.get(`/api/members/${photographed!.profile.id}`)).body
      assert.lengthOf(profile.photos, 0)
    }
    assert.isBelow(performance.now() - began, 1_000)
  })
})

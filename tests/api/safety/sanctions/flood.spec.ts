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
  /** Who is hidden is found by nobody, so a report that is refused would prove nothing. */
  const accuse = async (reporter: Person, victim: Person) => {
    const { status } = await report(reporter, 'profile', victim.profile.id, { reason: 'under_18' })
    if (status !== 201) throw new Error(`a report answered ${status}`)
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
    const [reporters, victims, spared] = await Promise.all([
      people(ACCOUNTS, 'female'),
      people(VICTIMS, 'male'),
      people(3, 'male'),
    ])
    const mia = await moderatorOf(cast.rosa)
    for (const [place, victim] of victims.entries()) {
      const first = reporters[place % ACCOUNTS]!
      await accuse(first, victim)
      if (place === 0) assert.equal(await hiddenOf([victim]), 1, 'until it is decided')
      await decideAll(mia)
      await Promise.all(reporters.filter((one) => one !== first).map((one) => accuse(one, victim)))
      assert.equal(await hiddenOf([victim]), 0, 'found right, and never hidden for it again')
    }
    await decideAll(mia)

    // Everybody was warned and went on, so for 90 days they hide nobody.
    for (const victim of spared) await Promise.all(reporters.map((one) => accuse(one, victim)))
    assert.equal(await hiddenOf([...victims, ...spared]), 0)
  }).timeout(240_000)

  test('does not keep true ones from hiding at once, on every server', async ({ assert }) => {
    const { rosa, ann, ben, cleo } = cast
    const [photographed] = await people(1, 'male')
    const [main] = await addPhotos(rosa, photographed!.profile, ['one'])
    const there = other.at(cleo.browser)
    assert.equal((await there.get(`/api/members/${ben.profile.id}`)).status, 200)

    await report(ann, 'profile', ben.profile.id, { reason: 'under_18' })
    await report(ann, 'photo', main!.id, { reason: 'intimate' })

    for (const browser of [cleo.browser, there]) {
      await eventually('the profile is gone', async () =>
        (await browser.get(`/api/members/${ben.profile.id}`)).status === 404 ? true : undefined
      )
      const { profile } = (await browser.get(`/api/members/${photographed!.profile.id}`)).body
      assert.lengthOf(profile.photos, 0)
    }
  })
})

import { test } from '@japa/runner'
import { type Cast, newCast, newPerson, type Person } from '../../../cast.ts'
import { mailAbout, tokenIn } from '../../../mailbox.ts'
import { Visitor } from '../../../visitor.ts'
import { complaintId, decideAs, moderatorOf, NOTHING, take } from '../cases/handling.ts'
import { report } from '../complaining.ts'
import { letPassFor, sanctionsPath } from './imposing.ts'

const URGENT = { reason: 'under_18' }

test.group('Reports against abuse', (group) => {
  let cast: Cast
  let mia: Visitor
  group.each.setup(async () => {
    cast = await newCast()
    mia = await moderatorOf(cast.rosa)
  })

  const newMan = () => newPerson(cast.rosa, { name: 'Max', gender: 'male', looking_for: 'female' })
  const isSeen = async ({ profile }: Person) =>
    (await cast.cleo.browser.get(`/api/members/${profile.id}`)).status === 200
  /** Reports somebody urgently, and has it found manifestly unfounded. */
  const cryWolf = async (reporter: Person) => {
    const man = await newMan()
    const { complaint, token } = (await report(reporter, 'profile', man.profile.id, URGENT)).body
    const id = await complaintId(cast.rosa, complaint.number)
    const hid = !(await isSeen(man))
    const { status } = await decideAs(mia, cast.rosa, id, { ...NOTHING, unfounded: [id] })
    return { hid, status, id, token: token as string }
  }
  const kindsOf = async (person: Person) =>
    (await mia.get(sanctionsPath(cast.rosa, person))).body.map(({ kind }: { kind: string }) => kind)

  test('who reports without a reason is warned, and then hides nothing for 90 days', async ({ assert }) => {
    const { rosa, ann } = cast
    assert.containSubset(await cryWolf(ann), { hid: true, status: 201 })
    assert.deepEqual(await kindsOf(ann), [])
    assert.isTrue((await cryWolf(ann)).hid)
    assert.deepEqual(await kindsOf(ann), ['reports_warned'])
    assert.match((await mailAbout(ann.member.email, /warning/i)).text!, /manifestly unfounded/)

    assert.isTrue((await cryWolf(ann)).hid)
    assert.deepEqual(await kindsOf(ann), ['reports_unheeded', 'reports_warned'])
    assert.match((await mailAbout(ann.member.email, /no longer hide/)).text!, /90 days/)

    const man = await newMan()
    const { status } = await report(ann, 'profile', man.profile.id, URGENT)
    assert.equal(status, 201, 'it is read all the same')
    assert.isTrue(await isSeen(man))
    assert.isTrue((await ann.browser.get('/api/user.php')).status === 200, 'they stay a member')

    await letPassFor(rosa, '90 days')
    const another = await newMan()
    await report(ann, 'profile', another.profile.id, URGENT)
    assert.isFalse(await isSeen(another))
  })

  test('who was wrong in good faith is not, however often', async ({ assert }) => {
    const { rosa, ann } = cast
    for (let times = 0; times < 3; times++) {
      const man = await newMan()
      const { complaint } = (await report(ann, 'profile', man.profile.id, URGENT)).body
      await decideAs(mia, rosa, await complaintId(rosa, complaint.number), NOTHING)
      assert.isTrue(await isSeen(man))
    }
    assert.deepEqual(await kindsOf(ann), [])
  })

  test('an appeal takes the warning back', async ({ assert }) => {
    const { rosa, ann } = cast
    await cryWolf(ann)
    const { id } = await cryWolf(ann)
    const token = tokenIn(await mailAbout(ann.member.email, /warning/i))!
    assert.equal(
      (await new Visitor(rosa.host).post(`/api/complaints/${token}/appeal`, { words: 'It was true' })).status,
      201
    )
    const other = await moderatorOf(rosa)
    const { body } = await other.get(`/api/complaints/${id}?tenant_id=${rosa.id}`)
    const { status } = await other.post(`/api/tenants/${rosa.id}/appeals/${body.appeals[0].id}/decision`, {
      lease: await take(other, rosa, id),
      complaint_id: id,
      outcome: 'overturned',
      statement: 'They were right.',
      language: 'en',
      measures: ['warned'],
      ground: 'terms',
      clause: '4',
      reason: 'Looked again',
    })
    assert.equal(status, 204)
    assert.isNotNull((await mia.get(sanctionsPath(rosa, ann))).body[0].ended_at)
    await cryWolf(ann)
    assert.deepEqual(await kindsOf(ann), ['reports_warned', 'reports_warned'], 'counted anew')
  })

  test('one person hides five at a time, and a grudge no more', async ({ assert }) => {
    const men = []
    for (let count = 0; count < 7; count++) men.push(await newMan())
    for (const man of men) await report(cast.ann, 'profile', man.profile.id, URGENT)
    const hidden = []
    for (const man of men) hidden.push(!(await isSeen(man)))
    assert.deepEqual(hidden, [true, true, true, true, true, false, false])
  })

  test('only what was decided is unfounded, and only where nothing was found', async ({ assert }) => {
    const { rosa, ann, ben } = cast
    const { complaint } = (await report(ann, 'profile', ben.profile.id)).body
    const id = await complaintId(rosa, complaint.number)
    const lease = await take(mia, rosa, id)
    const path = `/api/tenants/${rosa.id}/complaints/${id}/decision`
    const strange = await mia.post(path, { lease, ...NOTHING, unfounded: ['1'] })
    assert.deepEqual([strange.status, strange.body.errors[0].field], [422, 'unfounded'])
    const found = { ...NOTHING, measures: ['warned'], ground: 'terms', clause: '4', unfounded: [id] }
    assert.equal((await mia.post(path, { lease, ...found })).body.errors[0].field, 'unfounded')
  })
})

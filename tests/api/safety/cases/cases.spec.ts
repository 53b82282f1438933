import { test } from '@japa/runner'
import { endComplaints } from '@manyhearts/api/app/safety/cases/end_complaints'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { type Cast, newCast } from '../../../cast.ts'
import { mailAbout, tokenIn } from '../../../mailbox.ts'
import { Visitor } from '../../../visitor.ts'
import { auditOf, listPath, newStaff } from '../../admin/staff_of.ts'
import { giveCredits, write, writeIn } from '../../chat/conversing.ts'
import { report, storedComplaint } from '../complaining.ts'
import { appealTold, complaintId, decideAs, FOUND, letPass, moderatorOf, NOTHING, pathOf, take } from './handling.ts'

test.group('Work on complaints', (group) => {
  let cast: Cast
  let moderator: Visitor
  let other: Visitor
  group.each.setup(async () => {
    cast = await newCast()
    ;[moderator, other] = await Promise.all([moderatorOf(cast.rosa), moderatorOf(cast.rosa)])
  })

  const reported = async (more: Record<string, unknown> = {}) => {
    const { rosa, ann, ben } = cast
    const { complaint, token } = (await report(ann, 'profile', ben.profile.id, more)).body
    return { id: await complaintId(rosa, complaint.number), number: complaint.number as string, token: token as string }
  }
  const caseOf = async (token: string) => (await new Visitor(cast.rosa.host).get(`/api/complaints/${token}`)).body
  const appeal = (token: string, words = 'I disagree') =>
    new Visitor(cast.rosa.host).post(`/api/complaints/${token}/appeal`, { words })
  const subjectToken = async () => tokenIn(await mailAbout(cast.ben.member.email, /decision/i))
  const isSeen = async () => (await cast.cleo.browser.get(`/api/members/${cast.ben.profile.id}`)).status === 200
  const decideAppeal = async (as: Visitor, id: string, more: object) => {
    const { rosa } = cast
    const { body } = await as.get(`/api/complaints/${id}?tenant_id=${rosa.id}`)
    const [open] = body.appeals.filter(({ decided_at }: { decided_at: null }) => decided_at === null)
    return as.post(`/api/tenants/${rosa.id}/appeals/${open.id}/decision`, {
      lease: await take(as, rosa, id),
      complaint_id: id,
      statement: 'We looked again.',
      language: 'en',
      reason: 'Looked again',
      ...more,
    })
  }

  test('are listed by what is due, with how many there are about the same', async ({ assert }) => {
    const { rosa, ben, cleo } = cast
    const { id, number } = await reported()
    await report(cleo, 'profile', ben.profile.id)

    const { body } = await moderator.get(listPath('complaints', { filter: { tenant_id: rosa.id, state: 'open' } }))

    assert.containSubset(body, [{ id, number, reason: 'fake', together: 2, state: 'open', subject: { name: 'Ben' } }])
    const whole = (await moderator.get(`/api/complaints/${id}?tenant_id=${rosa.id}`)).body
    assert.containSubset(whole, {
      measures: ['hidden', 'warned', 'suspended', 'banned'],
      reporter: { name: 'Ann' },
      lease: null,
    })
    assert.lengthOf(whole.others, 1)
    assert.deepEqual((await moderator.get(listPath('complaints', { filter: { state: 'overdue' } }))).body, [])
    assert.equal((await moderator.get(listPath('complaints', { filter: { state: 'lost' } }))).status, 422)
  })

  test('belong to one at a time, and whoever lost one writes no more', async ({ assert }) => {
    const { rosa } = cast
    const { id } = await reported()
    const lease = await take(moderator, rosa, id)

    assert.equal((await other.post(pathOf(rosa, id, 'lease'), {})).body.errors[0].code, 'complaint_taken')
    assert.equal((await moderator.post(pathOf(rosa, id, 'lease'), { lease })).body.lease.number, lease)
    await letPass(rosa, '1 hour')
    await take(other, rosa, id)

    const lost = await moderator.post(pathOf(rosa, id, 'answers'), { lease, to: 'reporter', words: 'Hello' })
    assert.deepEqual([lost.status, lost.body.errors[0].code], [409, 'complaint_lost'])
    assert.equal((await moderator.post(pathOf(rosa, id, 'decision'), { lease, ...FOUND })).status, 409)
    assert.equal((await moderator.post(pathOf(rosa, id, 'lease'), { lease })).status, 409)
    assert.equal((await moderator.delete(pathOf(rosa, id, 'lease'), { lease })).status, 409)
    assert.isNull((await moderator.post(`/api/tenants/${rosa.id}/next_complaint`, {})).body.lease)
  })

  test('are answered, and their writers answer by the link', async ({ assert }) => {
    const { rosa, ann } = cast
    const { id, token } = await reported()
    const lease = await take(moderator, rosa, id)

    const answered = await moderator.post(pathOf(rosa, id, 'answers'), { lease, to: 'reporter', words: 'Which photo?' })
    assert.equal(answered.status, 204)
    const mail = await mailAbout(ann.member.email, /written to you/)
    assert.equal(tokenIn(mail), token)
    assert.notInclude(mail.text!, 'Which photo')

    const { status, body } = await new Visitor(rosa.host).post(`/api/complaints/${token}/messages`, {
      words: 'The first',
    })
    assert.equal(status, 201)
    assert.containSubset(body, {
      complaint: { status: 'answered' },
      messages: [
        { by_team: true, body: 'Which photo?' },
        { by_team: false, body: 'The first' },
      ],
    })
    const [row] = (await moderator.get(listPath('complaints', { filter: { tenant_id: rosa.id } }))).body
    assert.isTrue(row.unread)
  })

  test('are decided with reasons, of which both sides are told, and the subject not who reported', async ({
    assert,
  }) => {
    const { rosa, ann, ben } = cast
    const { id, token } = await reported()

    const { status } = await decideAs(moderator, rosa, id)

    assert.equal(status, 201)
    assert.isFalse(await isSeen())
    const told = await mailAbout(ann.member.email, /Decision on your report/)
    assert.include(told.text!, FOUND.facts)
    const mail = await mailAbout(ben.member.email, /decision/i)
    for (const words of [FOUND.facts, '4.2', 'hidden', 'appeal']) assert.include(mail.text!, words)
    assert.notInclude(mail.text!, 'Ann')
    const theirs = await caseOf(tokenIn(mail)!)
    assert.containSubset(theirs, {
      side: 'subject',
      complaint: null,
      decision: { measures: ['hidden'], ground: 'terms' },
    })
    assert.notInclude(JSON.stringify(theirs), 'C-')
    assert.containSubset(await caseOf(token), { side: 'reporter', complaint: { outcome: 'removed' }, writable: false })
    assert.containSubset(await auditOf(rosa), [{ action: 'complaint_decided', detail: { reason: FOUND.reason } }])

    const again = await decideAs(other, rosa, id)
    assert.deepEqual([again.status, again.body.errors[0].code], [409, 'complaint_decided'])
  })

  test('need a ground with each measure, and measures that fit', async ({ assert }) => {
    const { rosa } = cast
    const { id } = await reported()
    const refused = async (more: object) =>
      (await decideAs(moderator, rosa, id, { ...FOUND, ...more })).body.errors?.map(
        ({ field }: { field: string }) => field
      )

    assert.deepEqual(await refused({ ground: undefined, clause: undefined }), ['ground', 'clause'])
    assert.deepEqual(await refused({ measures: [] }), ['ground', 'clause'])
    assert.deepEqual(await refused({ measures: ['removed'] }), ['measures'])
    assert.deepEqual(await refused({ reason: '' }), ['reason'])
    assert.deepEqual(await refused({ facts: undefined }), ['facts'])
    assert.isTrue(await isSeen(), 'nothing was done')
  })

  test('that are unfounded show at once what was hidden', async ({ assert }) => {
    const { rosa } = cast
    const { id } = await reported({ reason: 'under_18' })
    assert.isFalse(await isSeen())

    const { status } = await decideAs(moderator, rosa, id, NOTHING)

    assert.equal(status, 201)
    assert.isTrue(await isSeen())
  })

  test('of several about the same end with one decision', async ({ assert }) => {
    const { rosa, ben, cleo } = cast
    const { id } = await reported()
    const { number } = (await report(cleo, 'profile', ben.profile.id)).body.complaint
    const second = await complaintId(rosa, number)

    await decideAs(moderator, rosa, id, { ...FOUND, measures: ['warned'], with: [second] })

    assert.equal((await storedComplaint(rosa, number)).outcome, 'warned')
  })

  test('of a message hide it from its sender too, and an appeal brings it back', async ({ assert }) => {
    const { rosa, ann, ben } = cast
    await Promise.all([giveCredits(ann, 1000), giveCredits(ben, 1000)])
    const chat = (await write(ann, ben.profile)).body.conversation.id
    const message = (await writeIn(chat, ben, 'Send me 500 euros')).body.message.id
    const { number } = (await report(ann, 'message', message, { reason: 'money' })).body.complaint
    const id = await complaintId(rosa, number)
    const theirs = async () => (await ben.browser.get(`/api/chats/${chat}/messages`)).body.messages.at(-1)

    await decideAs(moderator, rosa, id, { ...FOUND, measures: ['removed'] })
    assert.containSubset(await theirs(), { body: '', reported: false, taken_out: true })

    assert.equal((await appeal((await subjectToken())!)).status, 201)
    assert.equal((await decideAppeal(other, id, { outcome: 'overturned' })).status, 204)
    assert.containSubset(await theirs(), { body: 'Send me 500 euros', taken_out: false })
  })

  test('are appealed against once, and decided by another person', async ({ assert }) => {
    const { rosa, ann, ben } = cast
    const { id } = await reported()
    await decideAs(moderator, rosa, id, { ...FOUND, measures: ['banned'] })
    const token = (await subjectToken())!

    assert.equal((await appeal(token)).status, 201)
    const twice = await appeal(token)
    assert.deepEqual([twice.status, twice.body.errors[0].code], [409, 'appeal_closed'])
    const own = await decideAppeal(moderator, id, { outcome: 'upheld' })
    assert.deepEqual([own.status, own.body.errors[0].code], [403, 'own_decision'])
    await letPass(rosa, '1 hour')
    assert.equal((await decideAppeal(other, id, { outcome: 'overturned' })).status, 204)

    assert.match((await mailAbout(ben.member.email, /Appeal received/)).text!, /hear from us by/)
    assert.match((await mailAbout(ben.member.email, /your appeal/)).text!, /We looked again/)
    assert.match((await mailAbout(ann.member.email, /was overturned/)).text!, /We looked again/)
    assert.containSubset(await caseOf(token), { appeal: { outcome: 'overturned', statement: 'We looked again.' } })
    assert.isTrue(await isSeen())
  })

  test('of which a reporter was right in the end are decided anew', async ({ assert }) => {
    const { rosa } = cast
    const { id, token } = await reported()
    await decideAs(moderator, rosa, id, NOTHING)
    assert.equal((await appeal(token)).status, 201)

    const unfounded = await decideAppeal(other, id, { outcome: 'overturned' })
    assert.deepEqual([unfounded.status, unfounded.body.errors[0].field], [422, 'measures'])
    const { status } = await decideAppeal(other, id, {
      outcome: 'overturned',
      measures: ['hidden'],
      ground: 'law',
      clause: '1',
    })

    assert.equal(status, 204)
    assert.isFalse(await isSeen())
    assert.containSubset(await caseOf(token), { decision: { measures: ['hidden'] }, appeal: { outcome: 'overturned' } })
    assert.exists(await subjectToken())
  })

  test('can’t be appealed against after six months, and are stored until an appeal is decided', async ({ assert }) => {
    const { rosa } = cast
    const { id, number, token } = await reported()
    await decideAs(moderator, rosa, id)
    const theirs = (await subjectToken())!
    assert.equal((await appeal(token)).status, 201)

    await letPass(rosa, '6 months 2 days')
    assert.equal((await appeal(theirs)).status, 409)
    await asTenant(rosa, endComplaints)
    assert.exists(await storedComplaint(rosa, number), 'an appeal is open')
    await decideAppeal(other, id, { outcome: 'upheld' })
    await asTenant(rosa, endComplaints)
    await appealTold(rosa)
    assert.exists(await storedComplaint(rosa, number), 'its end was told only now')
    await letPass(rosa, '6 months 2 days')
    await asTenant(rosa, endComplaints)

    assert.isUndefined(await storedComplaint(rosa, number))
    assert.equal((await new Visitor(rosa.host).get(`/api/complaints/${theirs}`)).status, 404)
  })

  test('are handled by those who may', async ({ assert }) => {
    const { rosa } = cast
    const { id } = await reported()
    const [support, reader] = await Promise.all([
      newStaff([{ brand: rosa, role: 'support' }]),
      newStaff([{ brand: rosa, role: 'read_only' }]),
    ])
    const lease = await take(support, rosa, id)

    assert.equal((await support.post(pathOf(rosa, id, 'decision'), { lease, ...FOUND })).status, 403)
    assert.equal((await support.post(pathOf(rosa, id, 'answers'), { lease, to: 'reporter', words: 'Hi' })).status, 204)
    assert.equal((await reader.get(`/api/complaints/${id}?tenant_id=${rosa.id}`)).status, 200)
    assert.equal((await reader.get(pathOf(rosa, id, 'evidence'))).status, 403)
    assert.equal((await reader.post(pathOf(rosa, id, 'lease'), {})).status, 403)
  })

  test('show their evidence, and who looked is recorded once', async ({ assert }) => {
    const { rosa } = cast
    const { id } = await reported()

    const { body } = await moderator.get(pathOf(rosa, id, 'evidence'))
    await moderator.get(pathOf(rosa, id, 'evidence'))

    assert.containSubset(body, { profile: { name: 'Ben' }, covered: false, messages: [] })
    assert.lengthOf(
      (await auditOf(rosa)).filter(({ action }) => action === 'complaint_read'),
      1
    )
  })
})

import { test } from '@japa/runner'
import { endSanctions } from '@manyhearts/api/app/identity/sanctions/end_sanctions'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { type Cast, newCast } from '../../../cast.ts'
import { mailAbout, tokenIn } from '../../../mailbox.ts'
import { PASSWORD } from '../../../password.ts'
import { Visitor } from '../../../visitor.ts'
import { auditOf, newStaff } from '../../admin/staff_of.ts'
import { write } from '../../chat/conversing.ts'
import { leave } from '../../identity/deletion/leaving.ts'
import { logIn } from '../../identity/passwords/resetting.ts'
import { moderatorOf } from '../cases/handling.ts'
import { report } from '../complaining.ts'
import { impose, letPassFor, liftAll, SANCTION, sanctionsPath } from './imposing.ts'

test.group('Sanctions', (group) => {
  let cast: Cast
  let mia: Visitor
  group.each.setup(async () => {
    cast = await newCast()
    mia = await moderatorOf(cast.rosa)
  })

  const sanction = (measures: string[], more: object = {}) => impose(mia, cast.rosa, cast.ann, { measures, ...more })
  const lift = () => liftAll(mia, cast.rosa, cast.ann)
  const seen = async () => (await cast.ben.browser.get(`/api/members/${cast.ann.profile.id}`)).status
  const ownStatus = async () => (await cast.ann.browser.get('/api/user.php')).status
  const logInAgain = () => logIn(cast.rosa, cast.ann.member.email, PASSWORD)

  test('a ban shuts a member out, until it is lifted, and both stand in the log', async ({ assert }) => {
    assert.equal((await sanction(['banned'])).status, 201)

    assert.equal(await ownStatus(), 403)
    assert.equal(await seen(), 404)
    const refused = await logInAgain()
    assert.deepEqual([refused.status, refused.body.errors[0].code], [403, 'account_banned'])

    assert.deepEqual(await lift(), [204])
    assert.equal(await seen(), 200)
    assert.equal((await logInAgain()).status, 200)
    assert.match((await mailAbout(cast.ann.member.email, /log in to .* again/i)).text!, /open again/)
    const entries = (await auditOf(cast.rosa)).filter(({ detail }) => detail.level === 'member')
    assert.deepEqual(
      entries.map(({ action, detail }) => [action, detail.changes, detail.reason]),
      [
        ['member_sanctioned', { measures: { from: null, to: 'banned' } }, SANCTION.reason],
        ['sanction_lifted', { measures: { from: 'banned', to: null } }, 'A mistake'],
      ]
    )
  })

  test('a suspension ends by itself, by the clock and at the log-in', async ({ assert }) => {
    const { rosa, ann } = cast
    await sanction(['suspended'], { days: 3 })
    const refused = await logInAgain()
    assert.deepEqual([refused.status, refused.body.errors[0].code], [403, 'account_suspended'])
    assert.match(refused.body.errors[0].message, /suspended until \d/)

    await letPassFor(rosa, '3 days')
    assert.equal((await logInAgain()).status, 200)
    assert.equal(await seen(), 200)

    await sanction(['suspended'], { days: 1 })
    assert.equal(await seen(), 404)
    await letPassFor(rosa, '1 day')
    await asTenant(rosa, () => endSanctions())
    assert.equal(await seen(), 200)
    const { body } = await mia.get(sanctionsPath(rosa, ann))
    assert.lengthOf(body, 2)
    assert.containSubset(body[0], { kind: 'suspended', lifted_by: null })
    assert.isNotNull(body[0].ended_at)
  })

  test('a hidden profile is seen by nobody and writes to nobody, and a warning changes nothing', async ({ assert }) => {
    const { ann, ben } = cast
    await sanction(['warned'])
    assert.equal(await seen(), 200)

    await sanction(['hidden'], { days: 30 })

    assert.equal(await seen(), 404)
    const { user } = (await ann.browser.get('/api/user.php')).body
    assert.containSubset(user, { sanctioned: true, under_review: false, profile: { status: 'disabled' } })
    assert.equal((await write(ann, ben.profile)).body.errors[0].code, 'profile_sanctioned')
    assert.equal((await ann.browser.post(`/api/likes/${ben.profile.id}`)).body.errors[0].code, 'profile_sanctioned')
    await ann.browser.put('/api/user.php', { paused: true })
    await ann.browser.put('/api/user.php', { paused: false })
    assert.equal(await seen(), 404, 'a pause brings nobody back')
    await lift()
    assert.equal(await seen(), 200)
  })

  test('of which several hold end only when the last one does', async ({ assert }) => {
    const { rosa, ann } = cast
    await sanction(['hidden'])
    await sanction(['suspended', 'hidden'], { days: 1 })
    await sanction(['banned'])
    await letPassFor(rosa, '1 day')
    await asTenant(rosa, () => endSanctions())
    assert.equal((await logInAgain()).body.errors[0].code, 'account_banned')

    const { body } = await mia.get(sanctionsPath(rosa, ann))
    const ban = body.find(({ kind }: { kind: string }) => kind === 'banned')
    await mia.post(`/api/tenants/${rosa.id}/sanctions/${ban.id}/lift`, { reason: 'A mistake' })
    assert.equal((await logInAgain()).status, 200)
    assert.equal(await seen(), 404, 'the first one has no end')
    const twice = await mia.post(`/api/tenants/${rosa.id}/sanctions/${ban.id}/lift`, { reason: 'A mistake' })
    assert.deepEqual([twice.status, twice.body.errors[0].code], [409, 'sanction_over'])
  })

  test('leave a pause and an open report as they are', async ({ assert }) => {
    const { ann, ben, cleo } = cast
    await ann.browser.put('/api/user.php', { paused: true })
    await sanction(['banned'])
    await lift()
    assert.equal(await seen(), 404, 'paused as before')

    await sanction(['hidden'])
    await lift()
    await logInAgain()
    assert.equal((await report(ben, 'profile', cleo.profile.id)).status, 404, 'never activated')
  })

  test('hold for who leaves, and comes back', async ({ assert }) => {
    const sam = await newStaff([{ brand: cast.rosa, role: 'support' }])
    await leave(cast.ann)
    assert.equal((await sanction(['hidden'])).status, 422)
    await sanction(['banned'])
    const back = await sam.put(`/api/tenants/${cast.rosa.id}/members/${cast.ann.member.id}/deletion`, {
      deleted: false,
      reason: 'They asked for it',
    })
    assert.equal(back.status, 204)
    assert.equal(await seen(), 404)
    await lift()
    assert.equal(await seen(), 200)
  })

  test('come with a statement of reasons, which a colleague overturns on appeal', async ({ assert }) => {
    const { rosa, ann } = cast
    const { number } = (await sanction(['suspended'], { days: 30 })).body
    const mail = await mailAbout(ann.member.email, /decision/i)
    assert.match(mail.text!, /The same text to many people/)
    assert.match(mail.text!, /suspended/)
    const token = tokenIn(mail)!
    const visitor = new Visitor(rosa.host)
    assert.containSubset((await visitor.get(`/api/complaints/${token}`)).body, {
      side: 'subject',
      decision: { number, measures: ['suspended'], clause: '4.2' },
    })
    assert.equal((await visitor.post(`/api/complaints/${token}/appeal`, { words: 'It was one text' })).status, 201)

    const other = await moderatorOf(rosa)
    const [{ complaint_id: id }] = (await other.get(sanctionsPath(rosa, ann))).body
    const { body } = await other.get(`/api/complaints/${id}?tenant_id=${rosa.id}`)
    assert.containSubset(body, { state: 'appealed', reporter: { name: null } })
    assert.isString(body.filed_by.name)
    const { lease } = (await other.post(`/api/tenants/${rosa.id}/complaints/${id}/lease`, {})).body
    const { status } = await other.post(`/api/tenants/${rosa.id}/appeals/${body.appeals[0].id}/decision`, {
      lease: lease.number,
      complaint_id: id,
      outcome: 'overturned',
      statement: 'It was one text.',
      language: 'en',
      reason: 'Looked again',
    })
    assert.equal(status, 204)
    assert.equal((await logInAgain()).status, 200)
  })

  test('are refused without what they need, and of who isn’t activated', async ({ assert }) => {
    const { rosa, cleo } = cast
    for (const [more, field] of [
      [{ measures: [] }, 'measures'],
      [{ measures: ['removed'] }, 'measures.0'],
      [{ measures: ['suspended'] }, 'days'],
      [{ measures: ['banned'], days: 3 }, 'days'],
      [{ measures: ['hidden'], days: 366 }, 'days'],
      [{ facts: ' ' }, 'facts'],
      [{ clause: undefined }, 'clause'],
      [{ about: 'taste' }, 'about'],
    ] as const) {
      const { status, body } = await impose(mia, rosa, cast.ann, more)
      assert.deepEqual([status, body.errors?.[0].field], [422, field], JSON.stringify(more))
    }
    assert.equal((await impose(mia, rosa, cleo, { measures: ['banned'] })).body.errors[0].code, 'member_not_activated')
    assert.deepEqual((await mia.get(sanctionsPath(rosa, cast.ann))).body, [])
  })
})

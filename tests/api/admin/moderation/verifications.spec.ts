import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { settleVerification } from '@manyhearts/api/app/members/verification/settle_verification'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { asOwner, type Cast, newCast } from '../../../cast.ts'
import { mailAbout, mailsSoFar } from '../../../mailbox.ts'
import type { Visitor } from '../../../visitor.ts'
import { picture } from '../../members/pictures.ts'
import { upload } from '../../members/uploading.ts'
import { eventually } from '../../notices/eventually.ts'
import { auditOf, listPath, newStaff } from '../staff_of.ts'

test.group('Verifications in the console', (group) => {
  let cast: Cast
  let mo: Visitor
  group.each.setup(async () => {
    cast = await newCast({ rosa: { verification: true } })
    mo = await newStaff([{ brand: cast.rosa, role: 'moderator' }])
    await addPhoto('#a33')
    await cast.ann.browser.post('/api/verification', { consent: true })
    await cast.ann.browser.post('/api/verification/photo', await picture({ colour: '#3a3' }), {
      'content-type': 'image/jpeg',
    })
  })

  const addPhoto = async (colour: string): Promise<string> =>
    (await upload(cast.ann.browser, await picture({ colour }))).body.photo.id
  const own = async () => (await cast.ann.browser.get('/api/verification')).body.verification
  const list = async (filter: object = { state: 'sent' }, who = mo) =>
    (await who.get(listPath('verifications', { filter: { tenant_id: cast.rosa.id, ...filter } }))).body
  const decide = (id: string, how: string, body: object = {}, who = mo) =>
    who.post(`/api/tenants/${cast.rosa.id}/verifications/${id}/${how}`, body)
  const confirm = async (who = mo) => {
    const [{ id, photos }] = await list()
    return { id, answer: await decide(id, 'confirmation', { photos: photos.map((one: any) => one.id) }, who) }
  }
  const settle = async (id: string) => {
    await asOwner(
      (owner) =>
        owner.query(
          `update app.verifications set decided_at = decided_at - interval '11 minutes' where tenant_id = $1 and id = $2`,
          [cast.rosa.id, id]
        ),
      cast.rosa
    )
    await asTenant(cast.rosa, () => settleVerification(id))
  }
  const marked = async () => {
    const { id } = await confirm()
    await settle(id)
    return id
  }
  const mark = async (): Promise<string | null> =>
    (await cast.ben.browser.get(`/api/members/${cast.ann.profile.id}`)).body.profile.photos_checked
  const movedOn = ({ status, body }: { status: number; body: any }) => [status, body.errors?.[0].code]
  const MOVED_ON = [409, 'verification_moved_on']
  const month = () => new Date().toISOString().slice(0, 7)

  test('wait beside the photos of the profile, and who is shown them is logged once a day', async ({ assert }) => {
    const [waiting] = await list()
    await list()

    assert.containSubset(waiting, {
      tenant_id: cast.rosa.id,
      state: 'sent',
      member: { member_id: cast.ann.member.id, name: 'Ann' },
      marked: false,
    })
    assert.lengthOf(waiting.photos, 1)
    assert.equal(Date.parse(waiting.due_at) - Date.parse(waiting.sent_at), 72 * 3_600_000)
    const seen = (await auditOf(cast.rosa)).filter(({ action }) => action === 'verification_seen')
    assert.lengthOf(seen, 1)
    assert.containSubset(seen[0], { detail: { level: 'member', id: cast.ann.member.id, name: waiting.id } })
  })

  test('show the photo to moderators and operators alone, as long as it waits', async ({ assert }) => {
    const [{ id, filename }] = await list()
    const as = (role: 'operator' | 'support' | 'read_only') => newStaff([{ brand: cast.rosa, role }])
    const { status, headers } = await mo.get(filename)

    assert.deepEqual([status, headers['cache-control']], [200, 'private, no-store'])
    assert.equal((await (await as('operator')).get(filename)).status, 200)
    for (const role of ['support', 'read_only'] as const)
      assert.equal((await (await as(role)).get(filename)).status, 403)
    assert.equal((await (await newStaff([{ brand: cast.vlam, role: 'moderator' }])).get(filename)).status, 404)

    await decide(id, 'refusal', { reason: 'pose' })
    assert.equal((await mo.get(filename)).status, 404)
  })

  test('that are confirmed mark the profile once that can’t be undone any more, and the photo goes', async ({
    assert,
  }) => {
    const [{ filename }] = await list()
    const { id, answer } = await confirm()

    assert.equal(answer.status, 204)
    assert.equal((await own()).state, 'waiting')
    assert.isNull(await mark())
    await asTenant(cast.rosa, () => settleVerification(id))
    assert.isNull(await mark())

    await settle(id)
    assert.equal(await mark(), month())
    assert.equal((await own()).state, 'verified')
    assert.deepEqual(movedOn(await decide(id, 'undo')), MOVED_ON)
    assert.containSubset(await list({ state: 'verified' }), [{ id, marked: true, filename: null, photos: [] }])
    await eventually('the photo goes', () => (existsSync(join(process.env.DATA_DIR!, filename)) ? undefined : true))
    assert.equal((await cast.ann.browser.post('/api/verification', { consent: true })).status, 409)
  })

  test('are undone by who decided, within ten minutes', async ({ assert }) => {
    const { id } = await confirm()
    const other = await newStaff([{ brand: cast.rosa, role: 'operator' }])
    assert.deepEqual(movedOn(await decide(id, 'undo', {}, other)), MOVED_ON)
    assert.deepEqual(movedOn(await decide(id, 'refusal', { reason: 'pose' })), MOVED_ON)

    assert.equal((await decide(id, 'undo')).status, 204)

    await settle(id)
    assert.containSubset(await list(), [{ id, state: 'sent' }])
    assert.includeMembers(
      (await auditOf(cast.rosa)).map(({ action }) => action),
      ['verification_confirmed', 'verification_undone']
    )
  })

  test('are confirmed for the photos that were looked at, and no others', async ({ assert }) => {
    const [{ id, photos }] = await list()
    const next = await addPhoto('#33a')
    const ids = photos.map((one: any) => one.id)

    for (const wrong of [ids, [...ids, next, '1'], []])
      assert.deepEqual(movedOn(await decide(id, 'confirmation', { photos: wrong })), MOVED_ON)
    assert.equal((await decide(id, 'confirmation', { photos: [next, ...ids] })).status, 204)
  })

  test('that are refused tell their member why, on the page and by mail, and can be tried again', async ({
    assert,
  }) => {
    const [{ id }] = await list()
    assert.equal((await decide(id, 'refusal', { reason: 'ugly' })).status, 422)
    assert.equal((await decide(id, 'refusal', { reason: 'unclear' })).status, 204)
    assert.lengthOf(
      (await mailsSoFar(cast.ann.member.email)).filter(({ subject }) => /photo/.test(subject ?? '')),
      0
    )

    await settle(id)
    await settle(id)

    assert.containSubset(await own(), { state: 'refused', reason: 'unclear', tries_left: 2 })
    const { text } = await mailAbout(cast.ann.member.email, /your photo/)
    assert.match(text!, /face can’t be seen/)
    assert.isNull(await mark())
    assert.equal((await cast.ann.browser.post('/api/verification', { consent: true })).status, 201)
  })

  test('that were withdrawn aren’t decided any more', async ({ assert }) => {
    const [{ id, photos }] = await list()
    await cast.ann.browser.delete('/api/verification')

    assert.deepEqual(movedOn(await decide(id, 'confirmation', { photos: [photos[0].id] })), MOVED_ON)
    assert.deepEqual(movedOn(await decide(id, 'refusal', { reason: 'pose' })), MOVED_ON)
    assert.deepEqual(await list(), [])
  })

  test('mark a profile until its main photo is one that nobody compared', async ({ assert }) => {
    const compared = await addPhoto('#33a')
    await marked()
    const { browser } = cast.ann

    await browser.put(`/api/photos/${compared}/main`)
    assert.equal(await mark(), month())
    const fresh = await addPhoto('#3aa')
    assert.equal(await mark(), month())
    await browser.put(`/api/photos/${fresh}/main`)

    assert.isNull(await mark())
    assert.containSubset(await own(), { state: 'ended', ended_by: 'main_photo' })
    await browser.put(`/api/photos/${compared}/main`)
    assert.isNull(await mark())
    assert.equal((await browser.post('/api/verification', { consent: true })).status, 201)
  })

  test('mark no profile whose main photo changed before that', async ({ assert }) => {
    const { id } = await confirm()
    await cast.ann.browser.put(`/api/photos/${await addPhoto('#3aa')}/main`)
    await settle(id)

    assert.isNull(await mark())
    assert.containSubset(await own(), { state: 'ended', ended_by: 'main_photo' })
  })

  test('end with a mark that goes with all photos, and doesn’t come back for another one', async ({ assert }) => {
    await marked()
    const [{ id: only }] = (await cast.ann.browser.get('/api/photos')).body.photos
    await cast.ann.browser.delete(`/api/photos/${only}`)
    assert.isNull(await mark())
    await addPhoto('#3aa')
    assert.isNull(await mark())
  })

  test('mark a profile until its member removes that, or leaves', async ({ assert }) => {
    const id = await marked()
    assert.equal((await cast.ann.browser.delete('/api/verification')).status, 204)
    assert.isNull(await mark())
    assert.equal((await own()).state, 'none')
    assert.deepEqual(movedOn(await decide(id, 'withdrawal', { reason: 'other' })), MOVED_ON)
  })

  test('mark a profile until staff take that away with a reason, which its member is told', async ({ assert }) => {
    const id = await marked()
    assert.equal((await decide(id, 'withdrawal', {})).status, 422)

    assert.equal((await decide(id, 'withdrawal', { reason: 'mistake' })).status, 204)

    assert.isNull(await mark())
    assert.containSubset(await own(), { state: 'ended', ended_by: 'staff', end_reason: 'mistake' })
    assert.match((await mailAbout(cast.ann.member.email, /mark on your profile/)).text!, /made a mistake/)
    assert.containSubset(await auditOf(cast.rosa), [
      { action: 'mark_withdrawn', detail: { reason: 'mistake', name: id } },
    ])
    assert.deepEqual(movedOn(await decide(id, 'withdrawal', { reason: 'other' })), MOVED_ON)
  })

  test('show no mark where the brand does it no more', async ({ assert }) => {
    await marked()
    const admin = await newStaff([{ brand: cast.rosa, role: 'operator' }])
    assert.equal((await admin.put(`/api/tenants/${cast.rosa.id}`, { settings: { verification: false } })).status, 200)

    await eventually('the mark goes', async () => ((await mark()) === null ? true : undefined))
    assert.containSubset(await own(), { offered: false, state: 'verified' })
  })
})

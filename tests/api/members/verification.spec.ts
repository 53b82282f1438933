import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { deleteAccount } from '@manyhearts/api/app/identity/deletion/delete_account'
import { endVerifications } from '@manyhearts/api/app/members/verification/end_verifications'
import { POSES } from '@manyhearts/api/app/members/verification/verification'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { siteByTenantId } from '@manyhearts/api/app/tenancy/sites/site_directory'
import sharp from 'sharp'
import { asOwner, type Cast, newCast } from '../../cast.ts'
import { Visitor } from '../../visitor.ts'
import { countRows } from '../chat/conversing.ts'
import { eventually } from '../notices/eventually.ts'
import { film, picture } from './pictures.ts'
import { upload } from './uploading.ts'

const JPEG = { 'content-type': 'image/jpeg' }

test.group('Verification', (group) => {
  let cast: Cast
  group.each.setup(async () => {
    cast = await newCast({ rosa: { verification: true } })
    await upload(cast.ann.browser, await picture())
  })

  const own = async () => (await cast.ann.browser.get('/api/verification')).body.verification
  const begin = (who = cast.ann.browser, body: object = { consent: true }) => who.post('/api/verification', body)
  const send = async (photo?: Buffer | string) =>
    cast.ann.browser.post('/api/verification/photo', photo ?? (await picture({ colour: '#3a3' })), JPEG)
  const change = (sql: string) =>
    asOwner(
      (owner) => owner.query(`update app.verifications set ${sql} where tenant_id = $1`, [cast.rosa.id]),
      cast.rosa
    )
  const filename = async (): Promise<string> => {
    const { rows } = await asOwner(
      (owner) => owner.query('select filename from app.verifications where tenant_id = $1', [cast.rosa.id]),
      cast.rosa
    )
    return rows[0].filename
  }
  const inFolder = (file: string) => join(process.env.DATA_DIR!, file)
  const refused = ({ status, body }: { status: number; body: any }) => [status, body.errors?.[0].code]
  const isGone = (file: string) => eventually('the photo goes', () => (existsSync(inFolder(file)) ? undefined : true))

  test('begins with a pose drawn by lot for those who agree, which stays the same until it is sent', async ({
    assert,
  }) => {
    assert.containSubset(await own(), { offered: true, state: 'none', has_photo: true, tries_left: 3 })
    for (const body of [{}, { consent: false }]) assert.equal((await begin(cast.ann.browser, body)).status, 422)

    const { status, body } = await begin()

    assert.equal(status, 201)
    assert.equal(body.verification.state, 'drawn')
    assert.include(POSES, body.verification.pose)
    const minutes = (Date.parse(body.verification.pose_until) - Date.now()) / 60_000
    assert.isTrue(minutes > 14 && minutes <= 15)
    assert.deepEqual(refused(await begin()), [409, 'verification_under_way'])
    assert.equal((await own()).pose, body.verification.pose)
    assert.equal(
      await countRows(cast.rosa, 'app.verifications where tenant_id = $1 and consented_at is not null', cast.rosa.id),
      1
    )
  })

  test('is nobody’s where the brand doesn’t offer it, nor of visitors, and needs a photo to compare with', async ({
    assert,
  }) => {
    assert.deepEqual(refused(await begin(cast.ben.browser)), [409, 'verification_needs_photo'])
    assert.equal((await begin(new Visitor(cast.rosa.host))).status, 403)
    const { ann } = await newCast()
    assert.isFalse((await ann.browser.get('/api/verification')).body.verification.offered)
    assert.equal((await begin(ann.browser)).status, 404)
    assert.equal((await ann.browser.post('/api/verification/photo', await picture(), JPEG)).status, 404)
  })

  test('takes one photo, of which nothing is kept but a file without metadata that opens for nobody on the site', async ({
    assert,
  }) => {
    await begin()
    assert.deepEqual(refused(await send('no picture')), [415, 'photo_kind'])
    assert.deepEqual(refused(await send(await film())), [415, 'photo_animated'])

    const { status, body } = await send()

    assert.equal(status, 201)
    assert.containSubset(body.verification, { state: 'waiting', pose: null, tries_left: 2 })
    assert.equal(Date.parse(body.verification.deleted_by) - Date.parse(body.verification.sent_at), 14 * 24 * 3_600_000)
    const file = await filename()
    const stored = await readFile(inFolder(file))
    const { format, exif } = await sharp(stored).metadata()
    assert.deepEqual([format, exif], ['webp', undefined])
    assert.isFalse(existsSync(inFolder(file.replace('-l.', '-t.'))))
    assert.notInclude(JSON.stringify(body), file)
    for (const browser of [cast.ann.browser, cast.ben.browser]) assert.equal((await browser.get(file)).status, 404)
    assert.deepEqual(refused(await send()), [409, 'verification_pose_over'])
  })

  test('takes no photo once the pose’s time is over, but another pose can be drawn', async ({ assert }) => {
    await begin()
    await change(`pose_until = now() - interval '1 second'`)

    assert.deepEqual(refused(await send()), [409, 'verification_pose_over'])
    assert.equal((await own()).state, 'none')
    assert.equal((await begin()).status, 201)
    assert.equal((await send()).status, 201)
  })

  test('can be withdrawn, and the photo goes', async ({ assert }) => {
    assert.equal((await cast.ann.browser.delete('/api/verification')).status, 404)
    await begin()
    await send()
    const file = await filename()

    assert.equal((await cast.ann.browser.delete('/api/verification')).status, 204)

    assert.containSubset(await own(), { state: 'none', tries_left: 2 })
    await isGone(file)
  })

  test('goes with its member, who may come back without it', async ({ assert }) => {
    await begin()
    await send()
    const file = await filename()
    const site = (await siteByTenantId(cast.rosa.id))!

    await asTenant(site, () => deleteAccount(site, cast.ann.member, { reason: null, refundWanted: false }))

    const here = `app.verifications where tenant_id = $1 and state = 'withdrawn' and filename is null`
    assert.equal(await countRows(cast.rosa, here, cast.rosa.id), 1)
    await isGone(file)
  })

  test('lets three photos be sent in 30 days', async ({ assert }) => {
    for (let sent = 0; sent < 3; sent++) {
      await begin()
      await send()
      await cast.ann.browser.delete('/api/verification')
    }

    assert.deepEqual(refused(await begin()), [409, 'verification_tries_used'])
    const { tries_left: left, next_try_at: next } = await own()
    assert.equal(left, 0)
    assert.isAbove(Date.parse(next), Date.now() + 29 * 24 * 3_600_000)

    await change(`sent_at = sent_at - interval '30 days'`)
    assert.equal((await begin()).status, 201)
  })

  test('lets a photo go that nobody decided about in 14 days, which is no try', async ({ assert }) => {
    await begin()
    await send()
    const file = await filename()
    await change(`sent_at = now() - interval '13 days'`)
    await asTenant(cast.rosa, endVerifications)
    assert.equal((await own()).state, 'waiting')

    await change(`sent_at = now() - interval '15 days'`)
    await asTenant(cast.rosa, endVerifications)

    assert.containSubset(await own(), { state: 'expired', tries_left: 3 })
    await isGone(file)
  })

  test('is forgotten after 90 days', async ({ assert }) => {
    await begin()
    await send()
    await cast.ann.browser.delete('/api/verification')
    const kept = () => countRows(cast.rosa, 'app.verifications where tenant_id = $1', cast.rosa.id)
    await change(`consented_at = now() - interval '89 days'`)
    await asTenant(cast.rosa, endVerifications)
    assert.equal(await kept(), 1)

    await change(`consented_at = now() - interval '91 days'`)
    await asTenant(cast.rosa, endVerifications)
    assert.equal(await kept(), 0)
  })

  test('marks no fictional profile, whoever writes it', async ({ assert }) => {
    const mark = (id: string) =>
      asOwner(
        (owner) => owner.query('update app.profiles set photos_checked_at = now() where id = $1', [id]),
        cast.rosa
      )
    await mark(cast.ann.profile.id)
    await assert.rejects(() => mark(cast.fay.id), /check constraint/)
  })
})

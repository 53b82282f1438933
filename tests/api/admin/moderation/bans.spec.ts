import { test } from '@japa/runner'
import sharp from 'sharp'
import { asOwner, type Cast, newCast } from '../../../cast.ts'
import type { Visitor } from '../../../visitor.ts'
import { tellingPicture } from '../../members/telling_picture.ts'
import { upload } from '../../members/uploading.ts'
import { auditOf, listPath, newPlatformAdmin, newStaff } from '../staff_of.ts'

test.group('Lists of banned pictures', (group) => {
  let cast: Cast
  let mo: Visitor
  let file: Buffer
  group.each.setup(async () => {
    cast = await newCast({ rosa: { photos_moderated: true } })
    mo = await newStaff([{ brand: cast.rosa, role: 'moderator' }])
    file = await tellingPicture()
  })

  const root = () => `/api/tenants/${cast.rosa.id}`
  const here = (filter: object = {}) => listPath('banned_photos', { filter: { tenant_id: cast.rosa.id, ...filter } })
  const everywhere = (id: string) => listPath('banned_pictures', { filter: { id: [id] } })
  const reason = 'It was another picture'
  const lift = (who: Visitor, id: string) => who.post(`${root()}/banned_photos/${id}/lift`, { reason })
  const liftEverywhere = (who: Visitor, id: string) => who.post(`/api/banned_pictures/${id}/lift`, { reason })
  const next = async () => (await mo.post(`${root()}/photo_leases`, { holding: [] })).body.photos[0]

  /** Ann's photo is refused at Rosa, and banned. */
  async function ban(verdict: string): Promise<string> {
    await upload(cast.ann.browser, file)
    const { id, lease, filename } = await next()
    await mo.post(`${root()}/photos/${id}/verdict`, { lease, filename, verdict, ban: true })
    return id
  }

  test('tell when, by whom and why, and how often it came again', async ({ assert }) => {
    const { ben } = cast
    const id = await ban('rights')
    await upload(ben.browser, file)
    await upload(ben.browser, file)
    await upload(ben.browser, await sharp(file).resize(400).webp({ quality: 75 }).toBuffer())

    const { body, headers } = await mo.get(here())

    assert.match(String(headers['content-range']), /\/1$/)
    assert.containSubset(body, [
      { id, reason: 'rights', banned_by: 'Sam', exact_matches: 2, near_matches: 1, lifted_at: null, lift_reason: null },
    ])
    assert.notProperty(body[0], 'source_hash')
    assert.match(body[0].thumb_filename, /-t\.webp$/)
    assert.isNotNull(body[0].last_matched_at)
    for (const [filter, count] of [
      [{ reason: 'rights', state: 'in_force' }, 1],
      [{ reason: 'contact' }, 0],
      [{ state: 'lifted' }, 0],
    ] as const)
      assert.lengthOf((await mo.get(here(filter))).body, count)
    assert.equal((await mo.get(here({ state: 'odd' }))).status, 422)
  })

  test('end a ban for a reason: the picture is taken again, what was refused stays so, and the ban may come back', async ({
    assert,
  }) => {
    const { rosa, ann, ben } = cast
    const id = await ban('rights')

    assert.equal((await mo.post(`${root()}/banned_photos/${id}/lift`, { reason: ' ' })).status, 422)
    const lifted = await lift(mo, id)
    const again = await lift(mo, id)

    assert.equal(lifted.status, 200)
    assert.containSubset(lifted.body, { id, lifted_by: 'Sam', lift_reason: reason })
    assert.deepEqual([again.status, again.body.errors[0].code], [409, 'ban_lifted'])
    assert.equal((await lift(mo, '1')).status, 404)
    assert.containSubset(await auditOf(rosa), [{ action: 'photo_ban_lifted', detail: { name: id, reason } }])
    const taken = await upload(ben.browser, file)
    assert.equal(taken.status, 201)
    assert.containSubset((await ann.browser.get('/api/photos')).body.photos, [{ id, status: 'refused' }])
    assert.lengthOf((await mo.get(here({ state: 'lifted' }))).body, 1)
    const { id: bens, lease, filename, resembles } = await next()
    assert.deepEqual([bens, resembles], [taken.body.photo.id, null])
    await mo.post(`${root()}/photos/${bens}/verdict`, { lease, filename, verdict: 'rights', ban: true })
    assert.equal((await upload(cast.cleo.browser, file)).status, 422)
    await mo.post(`/api/members/${ann.member.id}/photos/${id}/judgement`, { tenant_id: rosa.id, verdict: 'approved' })
    assert.lengthOf((await mo.get(here())).body, 2, 'a lifted ban stays in the list')
  })

  test('of all brands are for platform admins, and never show the picture', async ({ assert }) => {
    const { rosa, dora } = cast
    const id = await ban('minor')
    const admin = await newPlatformAdmin()
    const operator = await newStaff([{ brand: rosa, role: 'operator' }])

    const { body } = await admin.get(everywhere(id))

    assert.containSubset(body, [{ id, reason: 'minor', banned_by: 'Sam', exact_matches: 0 }])
    assert.notProperty(body[0], 'thumb_filename')
    assert.deepEqual((await mo.get(here())).body, [])
    for (const who of [mo, operator])
      for (const call of [who.get(everywhere(id)), liftEverywhere(who, id)]) assert.equal((await call).status, 403)
    assert.equal((await upload(dora.browser, file)).status, 422)
    assert.equal((await liftEverywhere(admin, id)).status, 200)
    assert.equal((await liftEverywhere(admin, id)).status, 409)
    assert.equal((await upload(dora.browser, file)).status, 201)
    const { rows } = await asOwner((owner) =>
      owner.query(
        `select detail from staff.audit_entries where action = 'photo_ban_lifted' and detail ->> 'name' = $1`,
        [id]
      )
    )
    assert.deepEqual(rows, [{ detail: { name: id, reason } }])
  })

  test('of a brand are for its operators and moderators', async ({ assert }) => {
    const { rosa, vlam } = cast
    const id = await ban('contact')

    for (const role of ['support', 'desk', 'finance', 'read_only']) {
      const who = await newStaff([{ brand: rosa, role }])
      for (const call of [who.get(here()), lift(who, id)]) assert.equal((await call).status, 403)
    }
    const stranger = await newStaff([{ brand: vlam, role: 'moderator' }])
    assert.equal((await lift(stranger, id)).status, 404)
    assert.equal((await stranger.post(`/api/tenants/${vlam.id}/banned_photos/${id}/lift`, { reason })).status, 404)
    const operator = await newStaff([{ brand: rosa, role: 'operator' }])
    assert.equal((await lift(operator, id)).status, 200)
  })
})

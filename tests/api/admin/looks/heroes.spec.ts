import { test } from '@japa/runner'
import sharp from 'sharp'
import { readPhotoFile } from '@manyhearts/api/app/members/photos/storage/read_photo_file'
import { removeHeroJob } from '@manyhearts/api/app/reach/heroes/remove_hero_job'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { asOwner, type Cast, newCast } from '../../../cast.ts'
import { Visitor } from '../../../visitor.ts'
import { film, picture } from '../../members/pictures.ts'
import { auditOf, newStaff } from '../staff_of.ts'
import { withinASecond } from '../within_a_second.ts'

const RIGHTS = { holder: 'Studio Vos', source: 'Shoot of 3 May', licence: 'commissioned', confirmed: 'true' }
const CHANGE = { holder: 'Studio Vos', source: 'Shoot of 3 May', licence: 'commissioned', focus_x: 30, focus_y: 70 }

test.group('A brand’s own pictures for its front page', (group) => {
  let cast: Cast
  let kim: Visitor
  let root: string
  group.each.setup(async () => {
    cast = await newCast()
    kim = await newStaff([{ brand: cast.rosa, role: 'operator' }])
    root = `/api/tenants/${cast.rosa.id}`
  })

  const send = (bytes: Buffer, rights: object = RIGHTS) =>
    kim.post(`${root}/heroes?${new URLSearchParams(rights as never)}`, bytes, { 'content-type': 'image/jpeg' })
  const wide = (colour = '#468') => picture({ width: 1400, height: 900, colour })
  const upload = async (colour?: string) => (await send(await wide(colour))).body.hero
  const describe = (hero: any, more: object = {}) =>
    kim.put(`${root}/heroes/${hero.key}`, {
      ...CHANGE,
      alt: { en: 'A couple on a pier' },
      version: hero.version,
      ...more,
    })
  const choose = async (theme: object) => {
    const { draft, versions } = (await kim.get(`${root}/looks`)).body
    return kim.post(`${root}/looks`, { theme, draft: draft?.version ?? null, published: versions[0]?.id ?? null })
  }
  const heroes = async () => (await kim.get(`${root}/heroes`)).body.heroes

  test('are encoded anew in every width and format, without what a camera wrote into them', async ({ assert }) => {
    const taken = await send(await wide())

    assert.equal(taken.status, 201)
    const { key, address, widths } = taken.body.hero
    assert.deepEqual(widths, [640, 1280, 1400])
    assert.equal(address, `/heroes/${cast.rosa.id}/${key}`)
    const visitor = new Visitor(cast.rosa.host)
    for (const [width, format] of [
      [640, 'avif'],
      [1400, 'webp'],
    ]) {
      const file = await visitor.get(`${address}-${width}.${format}`)
      assert.equal(file.status, 200)
      assert.equal(file.headers['content-type'], `image/${format}`)
      assert.equal(file.headers['cache-control'], 'public, max-age=31536000, immutable')
      const bytes = await readPhotoFile(`${address}-${width}.${format}`)
      const { exif, width: wide } = await sharp(bytes).metadata()
      assert.equal(wide, width)
      assert.isUndefined(exif)
    }
    assert.equal((await kim.get(`${address}-640.webp`)).status, 200)
    assert.equal((await send(await wide())).status, 200, 'the same again')
    assert.lengthOf(await heroes(), 1)
  })

  test('stand upright, and are as wide as a window then', async ({ assert }) => {
    const lying = await sharp(await picture({ width: 1000, height: 1400 }))
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const { hero } = (await send(lying)).body
    assert.deepEqual([hero.width, hero.height], [1400, 1000])

    const standing = await sharp(await wide())
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const { status, body } = await send(standing)
    assert.equal(status, 422)
    assert.deepInclude(body.errors[0], { code: 'hero_too_narrow' })
    assert.include(body.errors[0].message, '1280')
  })

  test('are refused for what they are, and without rights', async ({ assert }) => {
    const refusals: [Buffer, number, string][] = [
      [Buffer.from('no picture at all, whatever its name may say about it'), 415, 'photo_kind'],
      [await film(), 415, 'photo_animated'],
      [await picture(), 422, 'hero_too_narrow'],
      [Buffer.alloc(15 * 1024 * 1024 + 1), 413, 'photo_too_large'],
    ]
    for (const [bytes, status, code] of refusals) {
      const refused = await send(bytes)
      assert.deepEqual([refused.status, refused.body.errors[0].code], [status, code])
    }
    for (const [more, field] of [
      [{ confirmed: 'false' }, 'confirmed'],
      [{ licence: 'found' }, 'licence'],
      [{ holder: '' }, 'holder'],
    ] as const) {
      const { status, body } = await send(await wide(), { ...RIGHTS, ...more })
      assert.equal(status, 422)
      assert.equal(body.errors[0].field, field)
    }
    assert.deepEqual(await heroes(), [])
  })

  test('are three at most', async ({ assert }) => {
    for (const colour of ['#111', '#222', '#333']) await upload(colour)
    const fourth = await send(await wide('#444'))
    assert.equal(fourth.status, 403)
    assert.containSubset(fourth.body.errors, [{ code: 'hero_limit', meta: { limit: 3 } }])
  })

  test('are shown once they are described in the brand’s languages', async ({ assert }) => {
    const hero = await upload()
    const undescribed = await choose({ hero: hero.key })
    assert.equal(undescribed.status, 422)
    assert.deepInclude(undescribed.body.errors[0], { field: 'theme.hero', code: 'hero_undescribed' })

    assert.equal((await describe(hero, { credit: 'Photo: Jo Vos' })).status, 200)
    assert.equal((await choose({ hero: hero.key })).status, 200)

    const visitor = new Visitor(cast.rosa.host)
    const front = (shows: boolean) =>
      withinASecond(
        async () => (await visitor.get('/')).text,
        (shown) => shown.includes(hero.key) === shows
      )
    const text = await front(true)
    assert.include(text, `${hero.address}-1280.avif 1280w`)
    assert.include(text, 'alt="A couple on a pier"')
    assert.include(text, 'Photo: Jo Vos')
    assert.include(text, '--hero-focus:30% 70%')
    assert.containSubset((await visitor.get('/api/settings.php')).body.theme, {
      hero: { address: hero.address, alt: 'A couple on a pier', focus_x: 30, focus_y: 70 },
    })
    const [changed] = await heroes()
    const emptied = await describe(changed, { alt: {} })
    assert.equal(emptied.status, 422)
    assert.deepInclude(emptied.body.errors[0], { field: 'alt', code: 'hero_undescribed' })
    const removed = await kim.delete(`${root}/heroes/${hero.key}`)
    assert.deepEqual([removed.status, removed.body.errors[0].code], [409, 'hero_in_use'])

    await choose({})
    assert.notInclude(await front(false), hero.key)
  })

  test('are changed by one after the other, and the log has both values', async ({ assert }) => {
    const hero = await upload()
    await describe(hero)
    const late = await describe(hero)
    assert.deepEqual([late.status, late.body.errors[0].code], [409, 'look_changed'])
    for (const focus of [-1, 101, 5.5]) assert.equal((await describe(hero, { focus_x: focus })).status, 422)

    const [added, changed] = await auditOf(cast.rosa)
    assert.equal(added!.action, 'hero_added')
    assert.containSubset(changed, {
      action: 'hero_changed',
      detail: {
        level: 'hero',
        id: hero.key,
        changes: { focus_x: { from: 50, to: 30 }, 'alt.en': { from: null, to: 'A couple on a pier' } },
      },
    })
  })

  test('go with their files', async ({ assert }) => {
    const { key, address, widths } = await upload()
    assert.equal((await kim.delete(`${root}/heroes/${key}`)).status, 204)
    assert.equal((await new Visitor(cast.rosa.host).get(`${address}-640.webp`)).status, 404)

    await asTenant(cast.rosa, () => removeHeroJob({ key, widths: widths.join(' ') }))

    await assert.rejects(() => readPhotoFile(`${address}-640.webp`))
    assert.equal((await auditOf(cast.rosa)).at(-1)!.action, 'hero_removed')
  })

  test('stay where a row has them, whatever job comes late', async ({ assert }) => {
    const { key, address, widths } = await upload()
    await asTenant(cast.rosa, () => removeHeroJob({ key, widths: widths.join(' ') }))
    assert.isNotEmpty(await readPhotoFile(`${address}-640.webp`))
  })

  test('are of one brand', async ({ assert }) => {
    const hero = await upload()
    await describe(hero)
    const lee = await newStaff([{ brand: cast.vlam, role: 'operator' }])
    const theirs = `/api/tenants/${cast.vlam.id}`

    assert.equal((await lee.get(`${root}/heroes`)).status, 404)
    assert.deepEqual((await lee.get(`${theirs}/heroes`)).body.heroes, [])
    assert.equal((await lee.delete(`${theirs}/heroes/${hero.key}`)).status, 404)
    assert.equal((await lee.get(`${hero.address}-640.webp`)).status, 404)
    const chosen = await lee.put(`${theirs}/look_draft`, { theme: { hero: hero.key }, draft: null })
    assert.deepInclude(chosen.body.errors[0], { field: 'theme.hero', code: 'hero_unknown' })
    const previewed = await lee.post(`${theirs}/look_previews`, { theme: { hero: hero.key } })
    assert.deepInclude(previewed.body.errors[0], { field: 'theme.hero', code: 'hero_unknown' })
    assert.equal((await new Visitor(cast.vlam.host).get(`${hero.address}-640.webp`)).status, 404)
  })

  test('are read by whoever sees the brand, and changed by who runs it', async ({ assert }) => {
    const reader = await newStaff([{ brand: cast.rosa, role: 'read_only' }])
    const hero = await upload()
    assert.lengthOf((await reader.get(`${root}/heroes`)).body.heroes, 1)
    assert.equal((await reader.delete(`${root}/heroes/${hero.key}`)).status, 403)
    assert.equal((await reader.put(`${root}/heroes/${hero.key}`, {})).status, 403)
  })

  test('are seen in a preview before they are chosen', async ({ assert }) => {
    const hero = await upload()
    const { body } = await kim.post(`${root}/look_previews`, { theme: { hero: hero.key, index: 'poster' } })
    const { pathname, search } = new URL(body.address)
    const visitor = new Visitor(cast.rosa.host)
    assert.include((await visitor.get(pathname + search)).text, hero.address)
    assert.notInclude((await visitor.get('/')).text, hero.address)
  })

  test('are named by their hash in a manifest, which brings no files', async ({ assert }) => {
    const { currentManifest } = await import('@manyhearts/api/app/tenancy/manifests/export_manifest')
    const { applyManifest } = await import('@manyhearts/api/app/tenancy/manifests/apply_manifest')
    const hero = await upload()
    await describe(hero)
    // Which needs less than one that is live.
    await asOwner((owner) => owner.query(`update global.tenants set state = 'draft' where id = $1`, [cast.rosa.id]))
    const manifest = (await asTenant(cast.rosa, currentManifest, { connection: 'staff' }))!

    await applyManifest({ ...manifest, theme: { hero: hero.key } } as never)
    const again = (await asTenant(cast.rosa, currentManifest, { connection: 'staff' }))!
    assert.equal(again.theme.hero, hero.key)

    const unknown = { ...manifest, theme: { hero: 'f'.repeat(32) } }
    await assert.rejects(() => applyManifest(unknown as never), /upload it first/)
  })

  test('no other brand is made with', async ({ assert }) => {
    const hero = await upload()
    await describe(hero)
    await choose({ hero: hero.key, preset: 'velvet' })
    await asOwner((owner) =>
      owner.query(
        'update staff.staff_members set platform_admin = true where id in (select staff_member_id from staff.grants where tenant_id = $1)',
        [cast.rosa.id]
      )
    )
    const slug = `rose${Date.now()}`
    const made = await kim.post('/api/tenants', { name: 'Rose', slug, host: `${slug}.example`, like: cast.rosa.id })
    assert.equal(made.status, 201)
    assert.deepEqual((await kim.get(`/api/tenants/${made.body.id}`)).body.theme, { preset: 'velvet' })
  })
})

import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import sharp from 'sharp'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import Profile from '@manyhearts/api/app/members/people/profile'
import { type Cast, newCast } from '../../cast.ts'
import type { Answer } from '../../visitor.ts'
import { addPhotos } from './add_photos.ts'
import { picture } from './pictures.ts'
import { upload } from './uploading.ts'

test.group('Arranging one’s photos', (group) => {
  let cast: Cast
  group.each.setup(async () => {
    cast = await newCast()
  })

  const photosOf = async () => (await cast.ann.browser.get('/api/photos')).body.photos as any[]
  const idsOf = async () => (await photosOf()).map(({ id }) => id)
  const file = (address: string) => join(process.env.DATA_DIR!, address.split('?')[0]!)
  const isThere = (address: string) =>
    access(file(address)).then(
      () => true,
      () => false
    )
  const codeOf = ({ status, body }: Answer) => [status, body?.errors?.[0].code]

  async function gone(address: string): Promise<boolean> {
    for (let tries = 0; tries < 100; tries++) {
      if (!(await isThere(address))) return true
      await new Promise((later) => setTimeout(later, 100))
    }
    return false
  }

  test('an order is stored, and the main one is first all the same', async ({ assert }) => {
    const { rosa, ann } = cast
    const [one, two, three] = (await addPhotos(rosa, ann.profile, ['one', 'two', 'three'])).map(({ id }) => id)

    const { status } = await ann.browser.put('/api/photos/order', { ids: [three, one, two] })

    assert.equal(status, 204)
    assert.deepEqual(await idsOf(), [one, three, two])
    await ann.browser.put(`/api/photos/${two}/main`)
    assert.deepEqual(await idsOf(), [two, three, one])
  })

  test('an order that names others than the existing ones changes nothing', async ({ assert }) => {
    const { rosa, ann, ben } = cast
    const [one, two] = (await addPhotos(rosa, ann.profile, ['one', 'two'])).map(({ id }) => id)
    const [foreign] = await addPhotos(rosa, ben.profile, ['his'])

    for (const ids of [[two], [], [two, two], [two, one, foreign!.id], [one, '1']]) {
      assert.deepEqual(codeOf(await ann.browser.put('/api/photos/order', { ids })), [409, 'photos_changed'])
    }
    assert.equal((await ann.browser.put('/api/photos/order', { ids: ['x'] })).status, 422)
    assert.deepEqual(await idsOf(), [one, two])
  })

  test('a removed one is gone with its files, and the next becomes the main one', async ({ assert }) => {
    const { ann, ben } = cast
    const { photo } = (await upload(ann.browser, await picture())).body
    const next = (await upload(ann.browser, await picture({ colour: '#0a0' }))).body.photo

    const { status } = await ann.browser.delete(`/api/photos/${photo.id}`)

    assert.equal(status, 204)
    assert.containSubset(await photosOf(), [{ id: next.id, main: true }])
    for (const size of ['filename', 'thumb_filename', 'match']) assert.isTrue(await gone(photo[size]), size)
    assert.isTrue(await isThere(next.filename))
    const shown = (await ben.browser.get(`/api/members/${ann.profile.id}`)).body.profile
    assert.equal(shown.photo_count, 1)
    assert.deepEqual(codeOf(await ann.browser.delete(`/api/photos/${photo.id}`)), [404, 'not_found'])
  })

  test('no one removes or chooses another’s', async ({ assert }) => {
    const { rosa, ann, ben } = cast
    const [his] = await addPhotos(rosa, ben.profile, ['his'])

    assert.equal((await ann.browser.delete(`/api/photos/${his!.id}`)).status, 404)
    assert.equal((await ann.browser.put(`/api/photos/${his!.id}/main`)).status, 404)
    const crop = { x: 0, y: 0, width: 1, height: 1 }
    assert.equal((await ann.browser.put(`/api/photos/${his!.id}/main`, { crop })).status, 404)
    assert.equal((await asTenant(rosa, () => Profile.findOrFail(ben.profile.id))).mainPhotoId, his!.id)
  })

  test('a crop shows the part that was chosen, and the old files are removed', async ({ assert }) => {
    const { ann } = cast
    const halves = await sharp({ create: { width: 800, height: 500, channels: 3, background: '#00f' } })
      .composite([{ input: { create: { width: 400, height: 500, channels: 3, background: '#f00' } }, left: 0, top: 0 }])
      .png()
      .toBuffer()
    const { photo } = (await upload(ann.browser, halves, 'image/png')).body
    const colourOf = async (address: string) =>
      (await sharp(file(address)).stats()).channels.map(({ mean }) => (mean > 128 ? 'much' : 'little')).join(' ')

    const left = await ann.browser.put(`/api/photos/${photo.id}/main`, { crop: { x: 0, y: 0, width: 0.5, height: 1 } })
    const red = (await photosOf())[0]
    await ann.browser.put(`/api/photos/${photo.id}/main`, { crop: { x: 0.5, y: 0, width: 0.5, height: 1 } })
    const blue = (await photosOf())[0]

    assert.equal(left.status, 204)
    assert.isTrue(await gone(photo.filename))
    assert.isTrue(await gone(red.match))
    assert.equal(await colourOf(blue.match), 'little little much')
    assert.equal(await colourOf(blue.thumb_filename), 'little little much')
    assert.deepEqual([blue.width, blue.height], [800, 500])
  })

  test('a crop lies within the photo', async ({ assert }) => {
    const { ann } = cast
    const { photo } = (await upload(ann.browser, await picture())).body

    for (const crop of [
      { x: 0.6, y: 0, width: 0.5, height: 1 },
      { x: -0.1, y: 0, width: 1, height: 1 },
      { x: 0, y: 0, width: 0, height: 1 },
      { x: 0, y: 0, width: 1 },
      { x: 0, y: 0, width: 1, height: 'all' },
    ]) {
      assert.equal((await ann.browser.put(`/api/photos/${photo.id}/main`, { crop })).status, 422)
    }
  })
})

test.group('Photos where a brand moderates them first', (group) => {
  let cast: Cast
  group.each.setup(async () => {
    cast = await newCast({ rosa: { photos_moderated: true } })
  })

  test('wait, and are shown to their owner only', async ({ assert }) => {
    const { ann, ben } = cast
    const { body } = await upload(ann.browser, await picture())

    const { profile } = (await ben.browser.get(`/api/members/${ann.profile.id}`)).body

    assert.containSubset(body.photo, { status: 'pending', main: true })
    assert.isTrue((await ann.browser.get('/api/settings.php')).body.photos_moderated)
    assert.isNull(profile.main_image)
    assert.deepEqual(profile.photos, [])
    const address = body.photo.filename as string
    assert.equal((await ann.browser.get(address)).status, 200)
    assert.equal((await ben.browser.get(address.split('?')[0]!)).status, 404)
  })

  test('don’t replace a main one that others see', async ({ assert }) => {
    const { rosa, ann } = cast
    const [seen] = await addPhotos(rosa, ann.profile, ['seen'])
    const { photo } = (await upload(ann.browser, await picture())).body

    const { status, body } = await ann.browser.put(`/api/photos/${photo.id}/main`)

    assert.deepEqual([status, body.errors[0].code], [409, 'photo_pending'])
    assert.equal((await ann.browser.get('/api/photos')).body.photos[0].id, seen!.id)
  })
})

import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { sealedAddress } from '@manyhearts/api/app/members/photos/storage/photo_address'
import { encodePhoto } from '@manyhearts/api/app/members/photos/processing/encode_photo'
import Photo from '@manyhearts/api/app/members/people/photo'
import { newPhotoPaths, storePhoto } from '@manyhearts/api/app/members/photos/storage/store_photo'
import type Profile from '@manyhearts/api/app/members/people/profile'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { asOwner, type Cast, newCast, newPerson } from '../../cast.ts'
import { Visitor } from '../../visitor.ts'
import { giveCredits, makePremium, write } from '../chat/conversing.ts'
import { eventually } from '../notices/eventually.ts'
import { picture } from './pictures.ts'
import { upload } from './uploading.ts'

const FILES = ['filename', 'thumbFilename', 'matchFilename'] as const

test.group('The files of photos', (group) => {
  let cast: Cast
  group.each.setup(async () => {
    cast = await newCast()
  })

  /** Photos with real files. */
  async function give(profile: Profile, colours: string[]): Promise<Photo[]> {
    const { rosa } = cast
    const stored = await Promise.all(
      colours.map(async (colour) => storePhoto(newPhotoPaths(rosa), await encodePhoto(await picture({ colour }))))
    )
    return asTenant(rosa, async () => {
      const photos = await Photo.createMany(
        stored.map((one, position) => ({ ...one, profileId: profile.id, position, status: 'active' }))
      )
      await profile.merge({ mainPhotoId: photos[0]!.id, photoCount: photos.length }).save()
      return photos
    })
  }

  const bytesOf = (path: string) => readFile(join(process.env.DATA_DIR!, path))
  const digest = (text: string | Buffer) => createHash('sha256').update(text).digest('hex')
  const statusOf = async (browser: Visitor, address: string) => (await browser.get(address)).status
  const toAnybody = () => new Visitor(cast.rosa.host)
  const open = (photo: Photo) => photo.filename

  const addressesIn = (text: string) => [...new Set(text.match(/\/photos\/[^"\\\s]+/g) ?? [])]

  test('no address in any answer opens a locked photo', async ({ assert }) => {
    const { rosa, ann, ben, fay } = cast
    const his = await give(ben.profile, ['#a00', '#0a0', '#00a', '#aa0'])
    await give(fay, ['#111', '#222'])
    await giveCredits(ann, 100)
    await write(ann, ben.profile)
    await ann.browser.post(`/api/likes/${ben.profile.id}`)
    await ben.browser.post(`/api/likes/${ann.profile.id}`)
    const { id } = ben.profile
    const CALLS =
      `/api/members /api/members/${id} /api/members/${id}/similar /api/members/${fay.id} /api/likes.php /api/chats.php
      /api/user.php /api/profile /api/photos /api/blocks / /members /members/${id} /likes /chats /members/${id}/chat`.split(
        /\s+/
      )
    const locked = { free: his.slice(2), visitor: his.slice(1) }

    for (const [who, browser] of [
      ['free', ann.browser],
      ['visitor', toAnybody()],
    ] as const) {
      const forbidden = await Promise.all(locked[who].flatMap((photo) => FILES.map((file) => bytesOf(photo[file]))))
      const digests = forbidden.map(digest)
      const seen = new Set<string>()
      for (const call of CALLS) {
        const page = !call.startsWith('/api/')
        const { text } = await browser.get(call, page ? { accept: 'text/html' } : {})
        for (const address of addressesIn(text)) seen.add(address.replaceAll('&amp;', '&'))
      }
      assert.isAbove(seen.size, 4, who)
      for (const address of seen) {
        const { status, bytes } = await fetched(browser, address)
        if (status === 200) assert.notInclude(digests, digest(bytes), `${who} ${address}`)
      }
      for (const photo of locked[who]) {
        assert.notInclude([...seen].join(' '), photo.filename.slice(0, -7))
        for (const file of FILES) assert.equal(await statusOf(browser, photo[file]), 404, `${who} ${file}`)
      }
    }
    assert.equal(rosa.id, ben.brand.id)
  })

  test('a main photo is public while its owner is shown to visitors, and only then', async ({ assert }) => {
    const { rosa, ben } = cast
    const [main, second] = await give(ben.profile, ['#a00', '#0a0'])

    const shown = await toAnybody().get(open(main!))
    assert.equal(shown.status, 200)
    assert.equal(shown.headers['content-type'], 'image/webp')
    assert.match(String(shown.headers['cache-control']), /^public/)
    assert.equal(await statusOf(toAnybody(), open(second!)), 404)
    const again = await toAnybody().get(open(main!), { 'if-none-match': String(shown.headers.etag) })
    assert.equal(again.status, 304)

    for (const hide of [{ visibleToVisitors: false }, { photosPrivate: true }, { status: 'disabled' }]) {
      await asOwner(
        (owner) =>
          owner.query(
            `update app.profiles set visible_to_visitors = $2, photos_private = $3, status = $4 where id = $1`,
            [ben.profile.id, hide.visibleToVisitors ?? true, hide.photosPrivate ?? false, hide.status ?? 'active']
          ),
        rosa
      )
      const gone = await eventually(JSON.stringify(hide), async () =>
        (await statusOf(toAnybody(), open(main!))) === 404 ? true : undefined
      )
      assert.isTrue(gone)
    }
  })

  test('visitors see members-only profiles blurred, and nothing else of their photos', async ({ assert }) => {
    const hidden = await newPerson(cast.rosa, {
      name: 'Hid',
      gender: 'male',
      looking_for: 'female',
      visible_to_visitors: false,
    })
    const [main] = await give(hidden.profile, ['#a00'])

    const { text, body } = await toAnybody().get('/api/members')

    const { blurred_image: veil } = body.results.find(({ id }: any) => id === hidden.profile.id)
    assert.equal(await statusOf(toAnybody(), veil.filename), 200)
    assert.notInclude(text, main!.filename.slice(0, -7))
    for (const file of FILES) assert.equal(await statusOf(toAnybody(), main![file]), 404, file)
  })

  test('profiles hidden from visitors are seen by members, by addresses that expire', async ({ assert }) => {
    const { ann } = cast
    const hidden = await newPerson(cast.rosa, {
      name: 'Hid',
      gender: 'male',
      looking_for: 'female',
      visible_to_visitors: false,
    })
    const [main] = await give(hidden.profile, ['#a00'])

    const { main_image: image } = (await ann.browser.get(`/api/members/${hidden.profile.id}`)).body.profile

    assert.match(image.filename, /\?until=\d+&seal=/)
    const answer = await toAnybody().get(image.filename)
    assert.equal(answer.status, 200)
    assert.match(String(answer.headers['cache-control']), /^private/)
    const ended = sealedAddress(main!.filename, Date.now() - 11 * 60_000)
    assert.equal(await statusOf(toAnybody(), ended), 404)
    assert.equal(await statusOf(ann.browser, ended), 200, 'who may see it needs no address that holds')
  })

  test('members who keep photos private give no file to others, premium or not', async ({ assert }) => {
    const { ann, ben } = cast
    const photos = await give(ben.profile, ['#a00', '#0a0'])
    await makePremium(ann)
    const seen = () => Promise.all(photos.map((photo) => statusOf(ann.browser, open(photo))))
    assert.deepEqual(await seen(), [200, 200])

    await ben.browser.put('/api/user.php', { privacy_mode: true })
    await eventually('privacy', async () =>
      (await statusOf(toAnybody(), open(photos[0]!))) === 404 ? true : undefined
    )
    assert.deepEqual(await seen(), [404, 404])

    await ben.browser.post(`/api/likes/${ann.profile.id}`)
    assert.deepEqual(await seen(), [200, 200])
  })

  test('a seal is for one file and one expiry', async ({ assert }) => {
    const { ben } = cast
    const [, second, third] = await give(ben.profile, ['#a00', '#0a0', '#00a'])
    const address = sealedAddress(second!.filename)
    const [, query] = address.split('?') as [string, string]
    const { until, seal } = Object.fromEntries(new URLSearchParams(query)) as { until: string; seal: string }

    assert.equal(await statusOf(toAnybody(), address), 200)
    for (const forged of [
      `${third!.filename}?${query}`,
      `${second!.thumbFilename}?${query}`,
      `${second!.filename}?until=${Number(until) + 300}&seal=${seal}`,
      `${second!.filename}?until=${until}&seal=${seal.slice(0, -1)}`,
      `${second!.filename}?until=${until}`,
      `${second!.filename}?until=${until}&seal[]=${seal}`,
      `${second!.filename}?until=1e99&seal=${seal}`,
    ])
      assert.equal(await statusOf(toAnybody(), forged), 404, forged)
  })

  test('premium members open all, blocked ones none', async ({ assert }) => {
    const { ann, ben } = cast
    const his = await give(ben.profile, ['#a00', '#0a0', '#00a'])
    await makePremium(ann)
    for (const photo of his) assert.equal(await statusOf(ann.browser, open(photo)), 200)

    await ben.browser.post(`/api/blocks/${ann.profile.id}`)

    const statuses = await Promise.all(his.slice(1).map((photo) => statusOf(ann.browser, open(photo))))
    assert.deepEqual(statuses, [404, 404])
  })

  test('a locked one is served blurred, and no one can be recognised on it', async ({ assert }) => {
    const { ben } = cast
    await give(ben.profile, ['#a00', '#0a0'])

    const { photos } = (await toAnybody().get(`/api/members/${ben.profile.id}`)).body.profile

    const { status, bytes } = await fetched(toAnybody(), photos[1].blurred)
    assert.equal(status, 200)
    const { default: sharp } = await import('sharp')
    const { width, height } = await sharp(bytes).metadata()
    assert.isAtMost(Math.max(width, height), 32)
    assert.equal(await statusOf(toAnybody(), photos[1].blurred.split('?')[0]), 404)
  })

  test('another brand’s host serves none, sealed or not', async ({ assert }) => {
    const { ben, vlam } = cast
    const [main] = await give(ben.profile, ['#a00'])

    assert.equal(await statusOf(new Visitor(vlam.host), open(main!)), 404)
    assert.equal(await statusOf(new Visitor(vlam.host), sealedAddress(main!.filename)), 404)
  })

  test('names can’t be guessed: the same picture has another each time', async ({ assert }) => {
    const { ann, ben } = cast
    const photo = await picture()
    const [hers, his] = [await upload(ann.browser, photo), await upload(ben.browser, photo)]

    assert.notEqual(hers.body.photo.filename, his.body.photo.filename)
    assert.match(hers.body.photo.filename, /\/[0-9a-f]{32}-l\.webp/)
  })

  async function fetched(browser: Visitor, address: string) {
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const { request } = await import('node:http')
    return new Promise<{ status: number; bytes: Buffer }>((done, fail) => {
      request({
        host: '127.0.0.1',
        port: Number(process.env.PORT),
        path: address,
        headers: { host: browser.host, ...(cookie && { cookie }) },
      })
        .once('error', fail)
        .once('response', (response) => {
          const pieces: Buffer[] = []
          response
            .on('data', (piece) => pieces.push(piece))
            .once('end', () => done({ status: response.statusCode!, bytes: Buffer.concat(pieces) }))
        })
        .end()
    })
  }
})

import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { openPhotoStore } from '@manyhearts/api/app/members/photos/storage/open_photo_store'
import { readPhotoFile } from '@manyhearts/api/app/members/photos/storage/read_photo_file'
import { freePort } from '@manyhearts/api/bin/free_port'
import S3rver from 's3rver'
import { picture } from './pictures.ts'

const PATH = '/photos/7/0123-l.webp'

test.group('Where photos are kept', (group) => {
  let folder: string
  group.each.setup(async () => {
    folder = await mkdtemp(join(tmpdir(), 'manyhearts-photos-'))
    return () => rm(folder, { recursive: true, force: true })
  })

  async function isAPlaceForPhotos(assert: any, store: Awaited<ReturnType<typeof openPhotoStore>>): Promise<void> {
    const photo = await picture()
    await store.put(PATH, photo, { contentType: 'image/webp' })

    assert.deepEqual(await readPhotoFile(PATH, store), photo)
    await store.put(PATH, photo.subarray(0, 100), { contentType: 'image/webp' })
    assert.lengthOf(await readPhotoFile(PATH, store), 100)
    await store.delete(PATH)
    await store.delete(PATH)
    await assert.rejects(() => readPhotoFile(PATH, store))
    await readPhotoFile(PATH, store).catch((error) => assert.equal(error.code, 'not_found'))
  }

  test('on the disk, each file is complete', async ({ assert }) => {
    const store = await openPhotoStore({ folder })
    await isAPlaceForPhotos(assert, store)

    await Promise.all(Array.from({ length: 20 }, () => store.put(PATH, Buffer.alloc(200_000, 7))))

    assert.deepEqual(await readdir(join(folder, 'photos/7')), ['0123-l.webp'])
    assert.lengthOf(await readPhotoFile(PATH, store), 200_000)
  })

  test('in a bucket of an S3-compatible server', async ({ assert, cleanup }) => {
    const port = await freePort()
    const server = new S3rver({
      port,
      address: '127.0.0.1',
      silent: true,
      directory: folder,
      configureBuckets: [{ name: 'photos', configs: [] }],
    })
    await server.run()
    cleanup(() => server.close())
    const store = await openPhotoStore({
      folder,
      bucket: { name: 'photos', endpoint: `http://127.0.0.1:${port}`, keyId: 'S3RVER', secret: 'S3RVER' },
    })

    await isAPlaceForPhotos(assert, store)
  })
})

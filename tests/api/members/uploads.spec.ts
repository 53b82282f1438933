import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { test } from '@japa/runner'
import sharp from 'sharp'
import Photo from '@manyhearts/api/app/members/people/photo'
import { removePhotosJob } from '@manyhearts/api/app/members/photos/storage/remove_photos_job'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { asOwner, type Brand, newBrand, newPerson, type Person } from '../../cast.ts'
import { translationsOf } from '../../browser/translations.ts'
import type { Answer } from '../../visitor.ts'
import { makePremium } from '../chat/conversing.ts'
import { badFiles } from './bad_files.ts'
import { picture } from './pictures.ts'
import { eventually } from '../notices/eventually.ts'
import { rounds } from '../../rounds.ts'
import { beginUpload, upload } from './uploading.ts'
import { watchMemory } from './watch_memory.ts'
import { webpParts } from './webp_parts.ts'

const TOGETHER = rounds(40, 100)
const MEGABYTE = 1024 * 1024
/** Megabytes the server may grow by while pictures stream through it, and a worker may use while it decodes one. */
const MOST_GROWTH = 300
const MOST_OF_A_WORKER = 800

const filesOf = async ({ id }: Brand) => readdir(join(process.env.DATA_DIR!, 'photos', id)).catch(() => [] as string[])
const codeOf = ({ status, body }: Answer) => [status, body.errors?.[0].code]

test.group('Dozens of uploads at once', (group) => {
  let brand: Brand
  let people: Person[]
  group.setup(async () => {
    brand = await newBrand('rosa', 'GB', 'en-GB')
    people = await Promise.all(
      Array.from({ length: 8 }, (_, number) =>
        newPerson(brand, { name: `Person ${number}`, gender: 'female', looking_for: 'male' })
      )
    )
    for (const person of people.slice(0, 4)) await makePremium(person)
    for (const { browser } of people) browser.cookies.set('i18n_redirected', 'fi')
  })

  test('good ones are accepted, bad ones are told why, and memory stays', async ({ assert }) => {
    const [bad, t] = [await badFiles(), await translationsOf('fi')]
    const good = await photographs(TOGETHER - bad.length)
    const first = Math.floor(good.length / 2)
    const last = first + bad.length
    const files = [...good.slice(0, first), ...bad.map(({ file }) => file), ...good.slice(first)]
    const memory = watchMemory()

    const answers = await Promise.all(
      files.map((file, number) => upload(uploaderOf(number).browser, file, 'image/jpeg'))
    )

    const { growth, ofWorker, workers } = memory.stop()
    assert.deepEqual(
      answers.slice(first, last).map(({ status, body }) => ({ status, ...body.errors?.[0] })),
      bad.map(({ status, code, meta }) => ({
        status,
        code,
        message: t(`errors:${code}`, meta ?? {}),
        ...(meta && { meta }),
      }))
    )
    for (const { status, text } of [...answers.slice(0, first), ...answers.slice(last)]) assert.equal(status, 201, text)
    assert.isBelow(growth, MOST_GROWTH * MEGABYTE)
    assert.isBelow(ofWorker, MOST_OF_A_WORKER * MEGABYTE)
    assert.isAtMost(workers, 2)
  })

  test('nothing of the file is left but the picture', async ({ assert }) => {
    const names = await filesOf(brand)
    assert.lengthOf(names, (TOGETHER - (await badFiles()).length) * 4)
    for (const name of names) {
      const file = await readFile(join(process.env.DATA_DIR!, 'photos', brand.id, name))

      assert.equal(file.toString('latin1', 8, 12), 'WEBP')
      assert.deepEqual(webpParts(file), ['VP8 '], name)
      assert.notInclude(file.toString('latin1'), 'Canary')
    }
    assert.deepEqual(await readdir(join(process.env.DATA_DIR!, 'uploads')), [])
  })

  /** Three from each of the free members, and the others from those of premium, who may have more. */
  function uploaderOf(number: number): Person {
    return number < TOGETHER - 12 ? people[number % 4]! : people[4 + (number % 4)]!
  }

  function photographs(count: number): Promise<Buffer[]> {
    const kinds = ['jpeg', 'png', 'webp', 'avif'] as const
    return Promise.all(
      Array.from({ length: count }, (_, number) =>
        picture({
          kind: kinds[number % 40 ? number % 3 : 3]!,
          colour: `#${(0x102030 + number * 0x20305).toString(16)}`,
          ...(number % 43 === 1 && { width: 4_000, height: 3_000 }),
        })
      )
    )
  }
})

test.group('An uploaded photo', (group) => {
  let brand: Brand
  let ann: Person
  group.each.setup(async () => {
    brand = await newBrand('rosa', 'GB', 'en-GB')
    ann = await newPerson(brand, { name: 'Ann', gender: 'female', looking_for: 'male' })
  })
  const own = async () => (await ann.browser.get('/api/photos')).body
  /** The jobs that admit an upload are refused at COMMIT. */
  const refusingCommits = async <T>(work: () => Promise<T>): Promise<T> => {
    await asOwner((owner) =>
      owner.query(`create function public.refuse_commit() returns trigger language plpgsql as $$ begin raise 'refused'; end $$;
        create constraint trigger refuse_commit after insert on pgboss.job_common deferrable initially deferred
          for each row when (new.name = 'remove_photos') execute function public.refuse_commit()`)
    )
    try {
      return await work()
    } finally {
      await asOwner((owner) => owner.query('drop function public.refuse_commit() cascade'))
    }
  }
  /** A photo's row is lost with its line at COMMIT; after a recovery, as statistics show it, nobody knows whether it is stored. */
  const losingCommits = async <T>(isAfterRecovery: boolean, work: () => Promise<T>): Promise<T> => {
    await asOwner((owner) =>
      owner.query(`create function public.lose_commit() returns trigger language plpgsql security definer as $$ begin
          ${isAfterRecovery ? `perform pg_stat_reset_shared('wal');` : ''}
          perform pg_terminate_backend(pg_backend_pid());
          return null;
        end $$;
        create constraint trigger lose_commit after insert on app.photos deferrable initially deferred
          for each row execute function public.lose_commit()`)
    )
    try {
      return await work()
    } finally {
      await asOwner((owner) => owner.query('drop function public.lose_commit() cascade'))
    }
  }

  test('becomes the main one when it is the first, in all its sizes', async ({ assert }) => {
    const { status, body } = await upload(ann.browser, await picture({ width: 2_000, height: 1_000 }))

    assert.equal(status, 201)
    assert.containSubset(body.photo, { main: true, status: 'active', width: 1_600, height: 800 })
    const sizes = await Promise.all(
      ['filename', 'thumb_filename', 'match'].map(async (size) => {
        const { width, height } = await sharp(join(process.env.DATA_DIR!, body.photo[size].split('?')[0])).metadata()
        return [width, height]
      })
    )
    assert.deepEqual(sizes, [
      [1_600, 800],
      [360, 450],
      [640, 800],
    ])
    const { user } = (await ann.browser.get('/api/user.php')).body
    assert.equal(user.profile.main_image.filename.split('?')[0], body.photo.filename.split('?')[0])
  })

  test('whose row is certainly not stored leaves no files; where nobody knows, they wait for the job that looks', async ({
    assert,
  }) => {
    const lost = await losingCommits(false, async () => upload(ann.browser, await picture()))
    assert.deepEqual(codeOf(lost), [503, 'not_stored'])
    assert.deepEqual(await filesOf(brand), [])

    const unknown = await losingCommits(true, async () => upload(ann.browser, await picture()))
    assert.deepEqual(codeOf(unknown), [503, 'not_stored'])
    assert.lengthOf(await filesOf(brand), 4)
    const { rows } = await asOwner((owner) =>
      owner.query(`select data from pgboss.job where name = 'remove_photos' and data ->> 'tenant' = $1`, [brand.id])
    )
    assert.lengthOf(rows, 2)
    await asTenant(brand, async () => {
      for (const { data } of rows) await removePhotosJob(data)
    })
    assert.deepEqual(await filesOf(brand), [])
  })

  test('is upright, however the phone was held', async ({ assert }) => {
    const lying = await sharp(await picture({ width: 900, height: 600 }))
      .withMetadata({ orientation: 6 })
      .toBuffer()

    const { body } = await upload(ann.browser, lying)

    assert.deepEqual([body.photo.width, body.photo.height], [600, 900])
  })

  test('is judged by what it is, not by what it is called', async ({ assert }) => {
    const mislabelled = await upload(ann.browser, await picture({ kind: 'avif' }), 'image/gif')
    const untold = await upload(
      ann.browser,
      await picture({ kind: 'webp', colour: '#123' }),
      'application/octet-stream'
    )
    const text = await upload(ann.browser, 'a letter to you, which is no picture at all', 'image/png')

    assert.equal(mislabelled.status, 201)
    assert.equal(untold.status, 201)
    assert.deepEqual(codeOf(text), [415, 'photo_kind'])
    assert.deepEqual(codeOf(await upload(ann.browser, '{}', 'application/json')), [415, 'wrong_content_type'])
  })

  test('can have 15 MB, whether its length is declared or not', async ({ assert }) => {
    const huge = Buffer.alloc(15 * 1024 * 1024 + 1, 0xff)

    const told = await upload(ann.browser, huge)
    const untold = await ann.browser.post('/api/photos', huge, {
      'content-type': 'image/jpeg',
      'content-length': '',
      'transfer-encoding': 'chunked',
    })

    for (const answer of [told, untold]) {
      assert.deepEqual(codeOf(answer), [413, 'photo_too_large'])
      assert.deepEqual(answer.body.errors[0].meta, { megabytes: 15 })
    }
    assert.deepEqual(await filesOf(brand), [])
  })

  test('sent twice is one photo', async ({ assert }) => {
    const photo = await picture()

    const [first, again] = [await upload(ann.browser, photo), await upload(ann.browser, photo)]

    assert.deepEqual([first.status, again.status], [201, 200])
    assert.equal(again.body.photo.id, first.body.photo.id)
    assert.lengthOf(await filesOf(brand), 4)
  })

  test('is distinguished from others by how it looks', async ({ assert }) => {
    const photo = await picture({ width: 1_200, height: 1_500 })
    const smaller = await sharp(photo).resize(500).webp({ quality: 60 }).toBuffer()
    const other = await sharp({
      create: {
        width: 800,
        height: 1_000,
        channels: 3,
        background: '#fff',
        noise: { type: 'gaussian', mean: 128, sigma: 90 },
      },
    })
      .jpeg()
      .toBuffer()
    for (const file of [photo, smaller, other]) await upload(ann.browser, file)

    const hashes = await asTenant(brand, () => Photo.query().where('profile_id', ann.profile.id).orderBy('position'))

    const [one, two, three] = hashes.map(({ perceptualHash }) => BigInt.asUintN(64, BigInt(perceptualHash!)))
    const differing = (a: bigint, b: bigint) => (a ^ b).toString(2).replaceAll('0', '').length
    assert.isAtMost(differing(one!, two!), 6)
    assert.isAtLeast(differing(one!, three!), 12)
  })

  test('is one of three at most, for premium members of twenty-five', async ({ assert }) => {
    const many = await Promise.all(
      Array.from({ length: 8 }, (_, number) => picture({ width: 200 + number, height: 250 }))
    )
    const free: Answer[] = []
    for (const photo of many.slice(0, 4)) free.push(await upload(ann.browser, photo))

    assert.deepEqual(
      free.map(({ status }) => status),
      [201, 201, 201, 403]
    )
    assert.deepEqual(codeOf(free[3]!), [403, 'photo_limit'])
    assert.deepEqual(free[3]!.body.errors[0].meta, { limit: 3 })
    assert.containSubset(await own(), { limit: 3, megabytes: 15 })
    await makePremium(ann)
    assert.equal((await upload(ann.browser, many[4]!)).status, 201)
    assert.equal((await own()).limit, 25)
  })

  test('never exceeds the limit, however many come at once', async ({ assert }) => {
    const many = await Promise.all(
      Array.from({ length: 12 }, (_, number) => picture({ width: 200 + number, height: 250 }))
    )

    const answers = await Promise.all(many.map((photo) => upload(ann.browser, photo)))

    assert.lengthOf((await own()).photos, 3)
    assert.isTrue(answers.every(({ status }) => [201, 403, 429].includes(status)))
    assert.lengthOf(await filesOf(brand), 12)
  })

  test('waits while as many as the limit are under way', async ({ assert }) => {
    const photo = await picture({ width: 1_500, height: 1_500 })
    const begun = await Promise.all([beginUpload(ann, photo), beginUpload(ann, photo), beginUpload(ann, photo)])
    await setTimeout(1_000)

    const another = await upload(ann.browser, photo)

    assert.equal(another.status, 429)
    for (const sending of begun) sending.destroy()
  })

  test('that could not be stored is no longer under way', async ({ assert }) => {
    const photo = await picture({ width: 200, height: 200 })
    const answers = await refusingCommits(async () => {
      const refused: Answer[] = []
      for (let tries = 0; tries < 3; tries++) refused.push(await upload(ann.browser, photo))
      return refused
    })

    assert.isTrue(answers.every(({ status }) => status >= 500))
    assert.equal((await upload(ann.browser, photo)).status, 201)
  })

  test('of an owner who left midway is stored nowhere', async ({ assert }) => {
    const photo = await picture({ width: 1_500, height: 1_500 })
    const sending = await beginUpload(ann, photo)
    await setTimeout(200)
    sending.destroy()

    assert.deepEqual((await own()).photos, [])
    const kept = join(process.env.DATA_DIR!, 'uploads')
    await eventually('the end of what was sent', async () => (await readdir(kept)).length === 0 || undefined)
  })

  test('is refused in the visitor’s language', async ({ assert }) => {
    const english = await upload(ann.browser, 'no picture')
    ann.browser.cookies.set('i18n_redirected', 'fi')
    const finnish = await upload(ann.browser, 'no picture')

    assert.notEqual(english.body.errors[0].message, finnish.body.errors[0].message)
    assert.notInclude(finnish.body.errors[0].message, 'photo_kind')
  })
})

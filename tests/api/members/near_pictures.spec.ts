import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import sharp, { type Sharp } from 'sharp'
import {
  BANNED_LIKE,
  type BannedLike,
  bannedValues,
  TELLING_HASH,
  type UploadHashes,
} from '@manyhearts/api/app/members/photos/bans/banned_like'
import { decodePicture } from '@manyhearts/api/app/members/photos/processing/decode_picture'
import { perceptualHashesOf } from '@manyhearts/api/app/members/photos/processing/perceptual_hashes'
import { asTenant, tenantRows } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { asOwner, type Brand, newBrand } from '../../cast.ts'
import { rounds } from '../../rounds.ts'
import { drawnPicture } from './drawn_picture.ts'

const BANNED = rounds(24, 1_000)
const OTHERS = rounds(24, 1_000)
/** A quarter of the pictures, as long as there are any. */
const PORTRAITS = join(import.meta.dirname, '../../../database/seeders/portraits')

/** How a picture comes back. */
const WAYS: Record<string, (picture: Sharp) => Sharp | Promise<Sharp>> = {
  'the same file': (picture) => picture,
  're-encoded': (picture) => picture.jpeg({ quality: 60 }),
  scaled: (picture) => picture.resize({ width: 240 }).webp({ quality: 75 }),
  'cropped by 5 %': async (picture) => {
    const { width, height } = await picture.metadata()
    const [left, top] = [Math.round(width * 0.025), Math.round(height * 0.025)]
    return picture.extract({ left, top, width: width - 2 * left, height: height - 2 * top }).jpeg({ quality: 85 })
  },
  mirrored: (picture) => picture.flop().jpeg({ quality: 85 }),
}

test.group('Pictures that come back', (group) => {
  let brand: Brand
  group.setup(async () => {
    brand = await newBrand('rosa', 'GB', 'en-GB')
  })

  test('are found as they are, and only looked at when they were changed', async ({ assert }) => {
    const banned = await pictures(0, BANNED)
    const others = await pictures(BANNED, OTHERS)
    for (const [index, file] of banned.entries()) await ban(brand, String(index + 1), file)

    const rows: { what: string; of: number; found: number; exact: number }[] = []
    for (const [what, change] of Object.entries(WAYS)) {
      const files =
        what === 'the same file' ? banned : await all(banned, async (file) => (await change(sharp(file))).toBuffer())
      rows.push(await look(what, files))
    }
    const falsely = await look('other pictures (falsely flagged)', others)

    console.table([...rows, falsely])
    const found = Object.fromEntries(rows.map((row) => [row.what, row.found / row.of]))
    assert.equal(rows[0]!.exact, BANNED)
    // Nothing is refused that is not the very file.
    for (const { what, exact } of [...rows.slice(1), falsely]) assert.equal(exact, 0, what)
    assert.isAbove(found['re-encoded']!, 0.9)
    assert.isAbove(found['scaled']!, 0.9)
    assert.isAbove(found['mirrored']!, 0.9)
    assert.isAbove(found['cropped by 5 %']!, 0.3)
    assert.isBelow(falsely.found / falsely.of, 0.1)
  }).timeout(600_000)

  test('are looked for among 100,000 in no time', async ({ assert }) => {
    const large = await newBrand('rosa', 'GB', 'en-GB')
    await asOwner((owner) =>
      owner.query(
        `insert into app.banned_photos (tenant_id, photo_id, source_hash, perceptual_hash, reason, banned_by)
         select $1, n, sha256(n::text::bytea), hash, 'rights', 1
         from (select n, hashtextextended(n::text, 1) as hash from generate_series(1, 100000) n) made
         where bit_count(hash::bit(64)) between 8 and 56`,
        [large.id]
      )
    )
    const [file] = await pictures(0, 1)
    const hashes = await hashesOf(file!)
    const times: number[] = []
    for (let round = 0; round < 7; round++) {
      const began = performance.now()
      await find(large, hashes)
      times.push(performance.now() - began)
    }

    const median = times.toSorted((a, b) => a - b)[3]!
    console.log(`Among 100,000 banned pictures: ${Math.round(median)} ms`)
    assert.isBelow(median, 1_000)
  })

  async function look(what: string, files: Buffer[]) {
    const found = await all(files, async (file) => find(brand, await hashesOf(file)))
    return {
      what,
      of: files.length,
      found: found.filter((one) => one !== undefined).length,
      exact: found.filter((one) => one?.isExact).length,
    }
  }
})

/** Drawn ones, and the demo brands' portraits among them, which are alike as only portraits are. */
function pictures(from: number, count: number): Promise<Buffer[]> {
  const portraits = globSync('*/*/*.webp', { cwd: PORTRAITS }).toSorted()
  const numbers = Array.from({ length: count }, (_, index) => from + index)
  return all(numbers, async (number) => {
    const portrait = number % 4 === 0 ? portraits[number / 4] : undefined
    if (portrait) return readFile(join(PORTRAITS, portrait))
    return (await drawnPicture(number)).jpeg({ quality: 90 }).toBuffer()
  })
}

async function ban(brand: Brand, id: string, file: Buffer): Promise<void> {
  const { sourceHash, perceptualHash } = await hashesOf(file)
  await asOwner((owner) =>
    owner.query(
      `insert into app.banned_photos (tenant_id, photo_id, source_hash, perceptual_hash, reason, banned_by)
       select $1, $2, $3, ${TELLING_HASH}, 'rights', 1 from (values ($4::bigint)) made (perceptual_hash)`,
      [brand.id, id, sourceHash, perceptualHash]
    )
  )
}

async function find(brand: Brand, hashes: UploadHashes): Promise<BannedLike | undefined> {
  const [found] = await asTenant(brand, () => tenantRows<BannedLike>(BANNED_LIKE, bannedValues(hashes)))
  return found
}

/** As an upload's, without the files that it becomes. */
async function hashesOf(file: Buffer): Promise<UploadHashes> {
  const { data, raw } = await decodePicture(file, { box: { width: 1_600, height: 1_600 }, refuse: () => {} })
  return { sourceHash: createHash('sha256').update(file).digest(), ...(await perceptualHashesOf(sharp(data, { raw }))) }
}

/** Four at a time. */
async function all<From, To>(from: readonly From[], make: (one: From) => Promise<To>): Promise<To[]> {
  const made: To[] = []
  for (let at = 0; at < from.length; at += 4) made.push(...(await Promise.all(from.slice(at, at + 4).map(make))))
  return made
}

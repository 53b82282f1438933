import { randomInt } from 'node:crypto'
import sharp, { type Sharp } from 'sharp'
import { perceptualHashesOf } from '@manyhearts/api/app/members/photos/processing/perceptual_hashes'
import { drawnPicture } from './drawn_picture.ts'

/** In bits, with room to the limits of the product: 6 apart is near, and fewer than 8 or more than 56 set is plain. */
const CLEARLY_NEAR = 3
const CLEARLY_APART = 12
const TELLING = { least: 12, most: 52 }

/**
 * A drawn picture that is surely found again when it is scaled, encoded anew or mirrored, of which some are not by chance
 * (`near_pictures.spec.ts`), and that surely isn't taken for another one.
 */
export async function tellingPicture(unlike?: Buffer): Promise<Buffer> {
  for (;;) {
    const file = await (await drawnPicture(randomInt(2 ** 31))).jpeg({ quality: 90 }).toBuffer()
    const { perceptualHash, mirrorHash } = await perceptualHashesOf(sharp(file))
    const set = apart(perceptualHash, '0')
    if (set < TELLING.least || set > TELLING.most) continue
    const near = await Promise.all(
      [sharp(file).resize(400).webp({ quality: 75 }), sharp(file).resize(300).jpeg({ quality: 60 })].map(encodedAnew)
    )
    const mirrored = await encodedAnew(sharp(file).flop().jpeg({ quality: 85 }))
    const others = unlike ? Object.values(await perceptualHashesOf(sharp(unlike))) : []
    if (
      near.every((hash) => apart(hash, perceptualHash) <= CLEARLY_NEAR) &&
      apart(mirrored, mirrorHash) <= CLEARLY_NEAR &&
      others.every((hash) => apart(hash, perceptualHash) >= CLEARLY_APART)
    )
      return file
  }
}

async function encodedAnew(picture: Sharp): Promise<string> {
  return (await perceptualHashesOf(sharp(await picture.toBuffer()))).perceptualHash
}

function apart(one: string, other: string): number {
  const differing = BigInt.asUintN(64, BigInt(one) ^ BigInt(other)).toString(2)
  return differing.replaceAll('0', '').length
}

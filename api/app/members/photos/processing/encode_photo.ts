import sharp from 'sharp'
import type { Crop } from './crop.ts'
import { decodePicture, type Pixels } from './decode_picture.ts'
import { perceptualHashesOf } from './perceptual_hashes.ts'
import { PhotoFault } from './photo_fault.ts'
import { placeholderOf } from './placeholder_of.ts'

export interface EncodedPhoto {
  files: Record<PhotoSize, Uint8Array>
  width: number
  height: number
  placeholder: string
  /** 64 bits as a signed bigint; versions of the same picture differ in few of them. */
  perceptualHash: string
  /** The same of its mirror image. */
  mirrorHash: string
}

/** The sizes of a photo (specification §3): `filename`, `thumb_filename`, `match`, and the blurred one. */
export type PhotoSize = 'large' | 'thumb' | 'match' | 'blurred'

const LONGEST_SIDE = 1600
/** In pixels: anything smaller shows nobody. */
const SHORTEST_SIDE = 200
const THUMB = { width: 360, height: 450 }
const MATCH = { width: 720, height: 900 }
/** Too small to recognise anyone. */
const BLURRED = { width: 24, height: 30 }
const PLACEHOLDER = { width: 80, height: 100 }
const PORTRAIT = THUMB.width / THUMB.height

interface Framing {
  /** What the small sizes show; the most striking portrait by default. */
  crop?: Crop
  /** They show all of the picture, in its own proportions. */
  isWhole?: boolean
}

/** Encodes an upright picture in all sizes, without metadata. @throws PhotoFault */
export async function encodePhoto(source: Uint8Array, { crop, isWhole = false }: Framing = {}): Promise<EncodedPhoto> {
  const whole = await decodePicture(source, {
    box: { width: LONGEST_SIDE, height: LONGEST_SIDE },
    refuse: refuseSmall,
  })
  const framed = isWhole ? whole : await portraitOf(whole, crop)
  const fit = isWhole ? 'inside' : 'cover'
  const of = (pixels: Pixels) => sharp(pixels.data, { raw: pixels.raw })
  const small = (size: typeof THUMB) => of(framed).resize({ ...size, fit, withoutEnlargement: true })
  const [large, thumb, match, blurred, placeholder, hashes] = await Promise.all([
    of(whole).webp({ quality: 82 }).toBuffer(),
    small(THUMB).webp({ quality: 80 }).toBuffer(),
    small(MATCH).webp({ quality: 80 }).toBuffer(),
    of(framed)
      .resize({ ...BLURRED, fit: isWhole ? 'inside' : 'fill' })
      .blur(1.6)
      .webp({ quality: 60 })
      .toBuffer(),
    placeholderOf(of(framed), PLACEHOLDER),
    perceptualHashesOf(of(whole)),
  ])
  const { width, height } = whole.raw
  return { files: { large, thumb, match, blurred }, width, height, placeholder, ...hashes }
}

/** @throws PhotoFault */
function refuseSmall({ width, height }: { width: number; height: number }): void {
  if (Math.min(width, height) < SHORTEST_SIDE) throw new PhotoFault('photo_too_small', { pixels: SHORTEST_SIDE })
}

async function portraitOf({ data, raw }: Pixels, crop?: Crop): Promise<Pixels> {
  const { width, height } = raw
  const picture = sharp(data, { raw })
  const cut = crop
    ? picture.extract(inPixels(crop, width, height))
    : picture.resize({ ...largestWithin(width, height), fit: 'cover', position: 'attention' })
  const { data: pixels, info } = await cut.raw().toBuffer({ resolveWithObject: true })
  return { data: pixels, raw: { width: info.width, height: info.height, channels: 3 } }
}

function inPixels(crop: Crop, width: number, height: number) {
  const left = Math.min(Math.round(crop.x * width), width - 1)
  const top = Math.min(Math.round(crop.y * height), height - 1)
  return {
    left,
    top,
    width: Math.max(1, Math.min(Math.round(crop.width * width), width - left)),
    height: Math.max(1, Math.min(Math.round(crop.height * height), height - top)),
  }
}

function largestWithin(width: number, height: number) {
  return width / height > PORTRAIT
    ? { width: Math.max(1, Math.round(height * PORTRAIT)), height }
    : { width, height: Math.max(1, Math.round(width / PORTRAIT)) }
}

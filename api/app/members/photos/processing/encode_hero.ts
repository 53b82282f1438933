import sharp from 'sharp'
import { decodePicture } from './decode_picture.ts'
import { PhotoFault } from './photo_fault.ts'
import { placeholderOf } from './placeholder_of.ts'

export const HERO_FORMATS = ['avif', 'webp'] as const

export interface EncodedHero {
  /** The whole picture in each width and format. */
  files: { width: number; format: (typeof HERO_FORMATS)[number]; bytes: Uint8Array }[]
  width: number
  height: number
  placeholder: string
}

/** As scenes have that are drawn for front pages (theme-presets/src/art.ts). */
const WIDTHS = [640, 1280, 1920]
const LARGEST = { width: 1920, height: 2400 }
/** A front page shows it from edge to edge. */
const NARROWEST = 1280
const PLACEHOLDER = { width: 100, height: 100 }

/** Encodes a picture for a front page in all sizes and formats, without metadata. @throws PhotoFault */
export async function encodeHero(source: Uint8Array): Promise<EncodedHero> {
  const { data, raw } = await decodePicture(source, {
    box: LARGEST,
    refuse: ({ width }) => {
      if (width < NARROWEST) throw new PhotoFault('hero_too_narrow', { pixels: NARROWEST })
    },
  })
  const { width, height } = raw
  const files: EncodedHero['files'] = []
  for (const wide of [...WIDTHS.filter((one) => one < width), width]) {
    const picture = sharp(data, { raw }).resize({ width: wide })
    files.push(
      { width: wide, format: 'avif', bytes: await picture.clone().avif({ quality: 52, effort: 3 }).toBuffer() },
      { width: wide, format: 'webp', bytes: await picture.clone().webp({ quality: 78 }).toBuffer() }
    )
  }
  return { files, width, height, placeholder: await placeholderOf(sharp(data, { raw }), PLACEHOLDER) }
}

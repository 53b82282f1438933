import sharp from 'sharp'
import { PhotoFault } from './photo_fault.ts'
import { sniffPhoto } from './sniff_photo.ts'

/** Decoded, upright, without metadata. */
export interface Pixels {
  data: Buffer
  raw: { width: number; height: number; channels: 3 }
}

interface Bounds {
  /** It is made smaller to fit in here. */
  box: { width: number; height: number }
  /** @throws PhotoFault for an upright picture of this size. */
  refuse: (size: { width: number; height: number }) => void
}

/** The limit of product.md §4. */
const MOST_PIXELS = 40e6
const MEGA = 1e6

/** Sideways or upside down on its side: EXIF orientations 5 to 8. */
const FIRST_SIDEWAYS = 5

/** Decodes an untrusted file. @throws PhotoFault */
export async function decodePicture(source: Uint8Array, { box, refuse }: Bounds): Promise<Pixels> {
  sniffPhoto(source)
  try {
    const { width, height, pages = 1, orientation = 1 } = await sharp(source, { limitInputPixels: false }).metadata()
    if (pages > 1) throw new PhotoFault('photo_animated')
    if (width * height > MOST_PIXELS) throw new PhotoFault('photo_too_many_pixels', { megapixels: MOST_PIXELS / MEGA })
    refuse(orientation < FIRST_SIDEWAYS ? { width, height } : { width: height, height: width })
    const { data, info } = await sharp(source, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({ ...box, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .removeAlpha()
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true })
    return { data, raw: { width: info.width, height: info.height, channels: 3 } }
  } catch (error) {
    throw error instanceof PhotoFault ? error : new PhotoFault('photo_broken')
  }
}

import { bomb, film, large, picture } from './pictures.ts'

export interface BadFile {
  file: Buffer
  status: number
  code: string
  meta?: Record<string, number>
}

/** The beginning of an ISO media file of this brand: phones make HEIC, which few browsers show. */
const media = (brand: string) => Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\0\0mif1${brand}${'\0'.repeat(200)}`, 'latin1')
const ZIP = Buffer.from(`PK\x05\x06${'\0'.repeat(18)}`, 'latin1')
const MEGABYTE = 1024 * 1024

/** One of each bad file known to be uploaded; all are called JPEG. */
export async function badFiles(): Promise<BadFile[]> {
  const photo = await picture()
  const png = await picture({ kind: 'png' })
  const tooManyPixels = { status: 413, code: 'photo_too_many_pixels', meta: { megapixels: 40 } }
  const tooSmall = { status: 422, code: 'photo_too_small', meta: { pixels: 200 } }
  const hidesMore = { status: 415, code: 'photo_hides_more' }
  const broken = { status: 422, code: 'photo_broken' }
  const wrongKind = { status: 415, code: 'photo_kind' }
  return [
    { file: await bomb(20_000), ...tooManyPixels },
    { file: await large(7_000, 5_800), ...tooManyPixels },
    {
      file: Buffer.concat([photo, Buffer.alloc(15 * MEGABYTE)]),
      status: 413,
      code: 'photo_too_large',
      meta: { megabytes: 15 },
    },
    { file: await large(10, 10), ...tooSmall },
    { file: await large(199, 800), ...tooSmall },
    { file: await film(), status: 415, code: 'photo_animated' },
    { file: Buffer.concat([photo, ZIP]), ...hidesMore },
    { file: Buffer.concat([photo, Buffer.from('<html><script>alert(1)</script></html>')]), ...hidesMore },
    { file: Buffer.concat([png, Buffer.from('<?php system($_GET[0]); ?>')]), ...hidesMore },
    { file: Buffer.concat([photo, Buffer.from('%PDF-1.7 and so on')]), ...hidesMore },
    { file: photo.subarray(0, photo.length / 2), ...broken },
    { file: png.subarray(0, png.length - 400), ...broken },
    { file: Buffer.from('GIF89a'.padEnd(200, '.')), ...wrongKind },
    { file: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), ...wrongKind },
    { file: Buffer.from('%PDF-1.7\n'.padEnd(300, '.')), ...wrongKind },
    { file: media('heic'), ...wrongKind },
  ]
}

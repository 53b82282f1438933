import sharp from 'sharp'

type PictureOptions = {
  width?: number
  height?: number
  colour?: string
  kind?: 'jpeg' | 'png' | 'webp' | 'avif'
}

/** A picture as a phone takes it: a bright disc on a coloured ground, with place, time and maker in its metadata. */
export function picture({
  width = 640,
  height = 800,
  colour = '#a33',
  kind = 'jpeg',
}: PictureOptions = {}): Promise<Buffer> {
  const disc = `<svg width="${width}" height="${height}"><circle cx="30%" cy="35%" r="20%" fill="#fed"/></svg>`
  return sharp({ create: { width, height, channels: 3, background: colour } })
    .composite([{ input: Buffer.from(disc) }])
    .toFormat(kind)
    .withExif({
      IFD0: { Make: 'Canary Phone', Copyright: 'Canary' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1', GPSLongitudeRef: 'W', GPSLongitude: '0/1 7/1 0/1' },
    })
    .toBuffer()
}

/** A PNG of one colour: a few kilobytes that decode to gigabytes. */
export async function bomb(side: number): Promise<Buffer> {
  const small = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#000' } })
    .png()
    .toBuffer()
  const header = Buffer.from(small)
  header.writeUInt32BE(side, 16)
  header.writeUInt32BE(side, 20)
  header.writeUInt32BE(crc(header.subarray(12, 29)), 29)
  return header
}

export function large(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#456' } })
    .jpeg({ quality: 20 })
    .toBuffer()
}

export async function film(): Promise<Buffer> {
  const frame = (colour: string) =>
    sharp({ create: { width: 40, height: 50, channels: 3, background: colour } })
      .png()
      .toBuffer()
  return sharp(await Promise.all(['#f00', '#0f0', '#00f'].map(frame)), { join: { animated: true } })
    .webp({ loop: 0, delay: [100, 100, 100] })
    .toBuffer()
}

function crc(bytes: Buffer): number {
  let all = ~0
  for (const byte of bytes) {
    all ^= byte
    for (let bit = 0; bit < 8; bit++) all = all & 1 ? (all >>> 1) ^ 0xedb88320 : all >>> 1
  }
  return ~all >>> 0
}

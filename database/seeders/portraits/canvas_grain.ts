import sharp from 'sharp'
import { Random } from './random.ts'

const WIDTH = 960
const HEIGHT = 1200
let grain: Promise<Buffer> | undefined

/** A canvas texture, made once per run: fine noise with faint brush marks, one byte per pixel around 128. */
export function canvasGrain(): Promise<Buffer> {
  grain ??= weave()
  return grain
}

async function weave(): Promise<Buffer> {
  const random = new Random('canvas')
  const layer = (width: number, height: number, depth: number) => {
    const pixels = Buffer.alloc(width * height)
    for (let at = 0; at < pixels.length; at++) pixels[at] = 128 + (random.next() + random.next() - 1) * depth
    return sharp(pixels, { raw: { width, height, channels: 1 } })
      .resize(WIDTH, HEIGHT, { kernel: 'cubic', fit: 'fill' })
      .toColourspace('b-w')
      .raw()
      .toBuffer()
  }
  // Wide, low cells give horizontal strokes, square ones blotches, the finest the canvas grain.
  const layers = await Promise.all([layer(40, 150, 22), layer(30, 38, 26), layer(480, 600, 20)])
  const pixels = Buffer.alloc(WIDTH * HEIGHT)
  for (let at = 0; at < pixels.length; at++) {
    pixels[at] = Math.max(0, Math.min(255, 128 + layers.reduce((sum, values) => sum + (values[at] as number) - 128, 0)))
  }
  return pixels
}

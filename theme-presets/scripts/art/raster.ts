import sharp from 'sharp'
import type { Size } from './layer.ts'

/** Numbers of one kind for each pixel, row by row. */
export type Plane = Float32Array

/** How far each pixel is covered, 0 to 1, and its red, green, blue, 0 to 255, already times that. */
export interface Paint extends Size {
  red: Plane
  green: Plane
  blue: Plane
  cover: Plane
}

/** The pixels of an SVG's content. */
export async function paint(svg: string, { width, height }: Size): Promise<Paint> {
  const whole = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${svg}</svg>`
  const pixels = await sharp(Buffer.from(whole)).ensureAlpha().raw().toBuffer()
  const [red, green, blue, cover] = [0, 1, 2, 3].map(() => new Float32Array(width * height)) as [
    Plane,
    Plane,
    Plane,
    Plane,
  ]
  for (let at = 0; at < cover.length; at++) {
    const share = pixels[at * 4 + 3]! / 255
    red[at] = pixels[at * 4]! * share
    green[at] = pixels[at * 4 + 1]! * share
    blue[at] = pixels[at * 4 + 2]! * share
    cover[at] = share
  }
  return { width, height, red, green, blue, cover }
}

/** A picture of one colour. */
export function blank({ width, height }: Size, [r, g, b]: readonly [number, number, number]): Paint {
  const filled = (value: number) => new Float32Array(width * height).fill(value)
  return { width, height, red: filled(r), green: filled(g), blue: filled(b), cover: filled(1) }
}

/** Lays `top` over `ground`, which changes. */
export function lay(ground: Paint, top: Paint): void {
  for (let at = 0; at < ground.cover.length; at++) {
    const share = top.cover[at]!
    if (share > 0) {
      ground.red[at] = ground.red[at]! * (1 - share) + top.red[at]!
      ground.green[at] = ground.green[at]! * (1 - share) + top.green[at]!
      ground.blue[at] = ground.blue[at]! * (1 - share) + top.blue[at]!
    }
  }
}

export function toSharp({ width, height, red, green, blue }: Paint) {
  const pixels = new Uint8ClampedArray(width * height * 3)
  for (let at = 0; at < red.length; at++) {
    pixels[at * 3] = red[at]!
    pixels[at * 3 + 1] = green[at]!
    pixels[at * 3 + 2] = blue[at]!
  }
  return sharp(Buffer.from(pixels.buffer), { raw: { width, height, channels: 3 } })
}

/** Softens a plane as a Gaussian of that radius would: three passes of a running mean. */
export function blurred(plane: Plane, { width, height }: Size, sigma: number): Plane {
  const reach = Math.max(1, Math.round(sigma))
  const from = Float32Array.from(plane)
  const to = new Float32Array(plane.length)
  for (let pass = 0; pass < 3; pass++) {
    slide(from, to, width, height, 1, width, reach)
    slide(to, from, height, width, width, 1, reach)
  }
  return from
}

function slide(from: Plane, to: Plane, length: number, count: number, step: number, next: number, reach: number): void {
  const share = 1 / (reach * 2 + 1)
  for (let row = 0; row < count; row++) {
    const start = row * next
    const last = start + (length - 1) * step
    let sum = from[start]! * reach
    for (let at = 0; at < reach; at++) {
      sum += from[Math.min(start + at * step, last)]!
    }
    for (let at = 0; at < length; at++) {
      sum += from[Math.min(start + (at + reach) * step, last)]!
      to[start + at * step] = sum * share
      sum -= from[Math.max(start + (at - reach) * step, start)]!
    }
  }
}

export const clamp = (value: number, low = 0, high = 1) => Math.min(Math.max(value, low), high)

/** 0 below `low`, 1 above `high`, and a soft way between. */
export function step(low: number, high: number, value: number): number {
  const share = clamp((value - low) / (high - low))
  return share * share * (3 - 2 * share)
}

/** Changes every pixel's colour to what `change` makes of it. */
export function recolour(
  { red, green, blue, cover }: Paint,
  change: (r: number, g: number, b: number, at: number) => readonly [number, number, number]
): void {
  for (let at = 0; at < red.length; at++) {
    if (!cover[at]) {
      continue
    }
    const [r, g, b] = change(red[at]!, green[at]!, blue[at]!, at)
    red[at] = r
    green[at] = g
    blue[at] = b
  }
}

/** Perceived lightness of each pixel, 0 to 1. */
export function lightness({ red, green, blue }: Paint): Plane {
  return red.map((r, at) => (0.299 * r + 0.587 * green[at]! + 0.114 * blue[at]!) / 255)
}

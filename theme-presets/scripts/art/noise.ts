import type { Size } from './layer.ts'
import type { Paint, Plane } from './raster.ts'

/** The same numbers for the same seed, 0 to 1. */
export function random(seed: number): () => number {
  let state = seed * 2654435761 + 1
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9) | 0
    let mixed = Math.imul(state ^ (state >>> 13), 3266489917)
    mixed ^= mixed >>> 16
    return (mixed >>> 0) / 4294967296
  }
}

/** Soft clouds from -1 to 1 with hills about `grain` pixels wide. */
export function clouds({ width, height }: Size, grain: number, seed: number): Plane {
  const next = random(seed)
  const [columns, rows] = [Math.ceil(width / grain) + 2, Math.ceil(height / grain) + 2]
  const grid = Float32Array.from({ length: columns * rows }, () => next() * 2 - 1)
  const plane = new Float32Array(width * height)
  const ease = (t: number) => t * t * (3 - 2 * t)
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / grain)
    const down = ease(y / grain - row)
    for (let x = 0; x < width; x++) {
      const column = Math.floor(x / grain)
      const across = ease(x / grain - column)
      const at = row * columns + column
      const above = grid[at]! + (grid[at + 1]! - grid[at]!) * across
      const below = grid[at + columns]! + (grid[at + columns + 1]! - grid[at + columns]!) * across
      plane[y * width + x] = above + (below - above) * down
    }
  }
  return plane
}

/** Clouds of several sizes at once. */
export function mottle(size: Size, grain: number, seed: number): Plane {
  const planes = [clouds(size, grain, seed), clouds(size, grain / 2.3, seed + 1), clouds(size, grain / 5, seed + 2)]
  return planes[0]!.map((value, at) => value * 0.55 + planes[1]![at]! * 0.3 + planes[2]![at]! * 0.15)
}

/** Shifts every pixel by up to `reach`, as the clouds say: edges become those of a hand. */
export function shaken(from: Paint, across: Plane, down: Plane, reach: number): Paint {
  const { width, height } = from
  const planes = [from.red, from.green, from.blue, from.cover]
  const moved = planes.map(() => new Float32Array(width * height)) as [Plane, Plane, Plane, Plane]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      const fx = Math.min(Math.max(x + across[at]! * reach, 0), width - 1.001)
      const fy = Math.min(Math.max(y + down[at]! * reach, 0), height - 1.001)
      const [left, top] = [Math.floor(fx), Math.floor(fy)]
      const [sx, sy] = [fx - left, fy - top]
      const place = top * width + left
      const { cover } = from
      if (!(cover[place]! || cover[place + 1]! || cover[place + width]! || cover[place + width + 1]!)) {
        continue
      }
      for (let plane = 0; plane < 4; plane++) {
        const pixels = planes[plane]!
        const above = pixels[place]! + (pixels[place + 1]! - pixels[place]!) * sx
        const below = pixels[place + width]! + (pixels[place + width + 1]! - pixels[place + width]!) * sx
        moved[plane]![at] = above + (below - above) * sy
      }
    }
  }
  return { width, height, red: moved[0], green: moved[1], blue: moved[2], cover: moved[3] }
}

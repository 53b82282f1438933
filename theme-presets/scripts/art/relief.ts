import type { Size, Stuff } from './layer.ts'
import { blurred, type Paint, type Plane } from './raster.ts'

/** How a light falls on the drawn shapes, as if each were a soft cushion. */
export interface Relief {
  height: Plane
  /** Where the surface leans: to the right and downwards. */
  across: Plane
  down: Plane
}

const SWELL: Record<Stuff, number> = { backdrop: 0, skin: 1, hair: 0.8, cloth: 0.9, prop: 0.6, marks: 0 }

export function flat({ width, height }: Size): Relief {
  const zeros = () => new Float32Array(width * height)
  return { height: zeros(), across: zeros(), down: zeros() }
}

/** Puts a layer's cushion upon what lies below it. */
export function raise(relief: Relief, stuff: Stuff, layer: Paint): void {
  const swell = SWELL[stuff]
  if (!swell) {
    return
  }
  const { width, height, cover } = layer
  const scale = width / 1080
  const soft = [10, 34, 80].map((sigma) => blurred(cover, layer, sigma * scale))
  const cushion = cover.map((_, at) => (soft[0]![at]! * 5 + soft[1]![at]! * 20 + soft[2]![at]! * 62) * swell)
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x
      const share = cover[at]!
      if (share > 0.01) {
        const lean = (before: number, after: number) => (cushion[after]! - cushion[before]!) * 0.5
        relief.across[at]! += (-lean(at - 1, at + 1) - relief.across[at]!) * share
        relief.down[at]! += (-lean(at - width, at + width) - relief.down[at]!) * share
        relief.height[at]! += (cushion[at]! - relief.height[at]!) * share
      }
    }
  }
}

/** How bright each pixel is under a light from (`x`, `y`, `z`), 0 to 1; flat ground has `z` of it. */
export function lit({ across, down }: Relief, x: number, y: number, z: number): Plane {
  const length = Math.hypot(x, y, z)
  return across.map((dx, at) => {
    const dy = down[at]!
    return Math.max(0, (dx * x + dy * y + z) / (length * Math.sqrt(dx * dx + dy * dy + 1)))
  })
}

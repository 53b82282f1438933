import { clouds, mottle, shaken } from '../noise.ts'
import { blank, blurred, clamp, type Paint, paint, step } from '../raster.ts'
import type { Size } from '../layer.ts'
import type { Technique } from './technique.ts'

const PAPER = [252, 248, 238] as const

/** Thin washes on white paper: pigment pools at their edges, water leaves pale spots, and the paper shows between them. */
export const watercolour: Technique = async (layers, size, seed) => {
  const picture = blank(size, PAPER)
  const scale = Math.min(size.width, size.height * 0.8) / 1080
  const [across, down] = [mottle(size, 44 * scale, seed), mottle(size, 44 * scale, seed + 9)]
  const pool = mottle(size, 210 * scale, seed + 4)
  const grains = clouds(size, 5 * scale, seed + 5)
  const vignette = frame(size, seed)
  for (const [index, { stuff, svg }] of layers.entries()) {
    const reach = (stuff === 'backdrop' ? 10 : stuff === 'marks' ? 0.8 : 4.5) * scale
    const layer = shaken(await paint(svg, size), across, down, reach)
    if (stuff === 'backdrop') {
      for (const plane of [layer.red, layer.green, layer.blue, layer.cover]) {
        plane.forEach((value, at) => (plane[at] = value * vignette[at]!))
      }
    }
    wash(
      picture,
      layer,
      stuff === 'marks' ? 'drawn' : stuff === 'skin' ? 'thin' : 'wet',
      pool,
      index % 2 ? -1 : 1,
      grains,
      scale
    )
  }
  return picture
}

/** Where the backdrop's washes end, before the paper does. */
function frame(size: Size, seed: number): Float32Array {
  const edge = mottle(size, size.width / 4, seed + 11)
  const { width, height } = size
  return edge.map((value, at) => {
    const [x, y] = [at % width, Math.floor(at / width)]
    const far = Math.min(x, width - x, y, (height - y) * 1.3) / width
    return step(0.02, 0.034, far + value * 0.032)
  })
}

function wash(
  picture: Paint,
  layer: Paint,
  kind: 'drawn' | 'thin' | 'wet',
  pool: Float32Array,
  turn: 1 | -1,
  grains: Float32Array,
  scale: number
): void {
  const { cover } = layer
  const near = kind === 'drawn' ? cover : blurred(cover, layer, 5 * scale)
  const wide = kind === 'drawn' ? cover : blurred(cover, layer, 2.2 * scale)
  const [uneven, rim] = kind === 'wet' ? [0.42, 0.85] : kind === 'thin' ? [0.2, 0.5] : [0, 0]
  const planes = [layer.red, layer.green, layer.blue]
  for (const [channel, ground] of [picture.red, picture.green, picture.blue].entries()) {
    const own = planes[channel]!
    for (let at = 0; at < cover.length; at++) {
      const share = cover[at]!
      if (!share && wide[at]! < 0.05) {
        continue
      }
      // A thread of bare paper stays round every wash.
      const free = kind === 'drawn' ? 0 : clamp(wide[at]! * 2.2 - 0.1) * 0.94
      const bare = ground[at]! + (PAPER[channel]! - ground[at]!) * Math.max(free, share)
      if (share < 0.004) {
        ground[at] = kind === 'drawn' ? ground[at]! : bare
        continue
      }
      const colour = own[at]! / share
      const thick = 0.9 + pool[at]! * turn * uneven + grains[at]! * uneven * 0.14 + clamp(1 - near[at]!) * rim
      const dense = kind === 'drawn' ? 1 : thick
      const seen = clamp(PAPER[channel]! * Math.pow(Math.max(colour, 6) / PAPER[channel]!, dense), 0, 255)
      ground[at] = kind === 'drawn' ? ground[at]! * (1 - share) + colour * share : bare + (seen - bare) * share
    }
  }
}

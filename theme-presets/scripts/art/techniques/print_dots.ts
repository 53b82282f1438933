import { blank, lay, lightness, paint, type Plane, recolour, step } from '../raster.ts'
import { flat, lit, raise } from '../relief.ts'
import type { Technique } from './technique.ts'

const INK = [27, 17, 20] as const
const CORAL = [255, 98, 66] as const

/** A night scene as a poster's print: flat inks, the shade in charcoal dots, a neon light from one side. */
export const printDots: Technique = async (layers, size, seed) => {
  const picture = blank(size, INK)
  const relief = flat(size)
  const people = new Float32Array(size.width * size.height)
  const marks = new Float32Array(size.width * size.height)
  for (const { stuff, svg } of layers) {
    const layer = await paint(svg, size)
    lay(picture, layer)
    raise(relief, stuff, layer)
    if (stuff !== 'backdrop') {
      layer.cover.forEach((share, at) => {
        people[at] = Math.max(people[at]!, share)
        marks[at] = stuff === 'marks' ? Math.max(marks[at]!, share) : marks[at]! * (1 - share)
      })
    }
  }
  const side = seed % 2 ? 1 : -1
  const [key, neon] = [lit(relief, -0.8 * side, -0.34, 0.62), lit(relief, 0.95 * side, -0.12, 0.12)]
  const [light, screen] = [lightness(picture), dots(size.width, size.height, 0.3)]
  const edge = 0.09
  recolour(picture, (r, g, b, at) => {
    const who = people[at]!
    const depth = who * step(0.56, 0, key[at]!) * (1 - marks[at]! * 0.8) + (1 - who) * (0.62 - light[at]! * 0.9)
    const shade = step(screen[at]! - edge, screen[at]! + edge, depth * 0.98)
    const rim = who * (1 - marks[at]!) * step(0.66, 0.78, neon[at]!)
    return [0, 1, 2].map((channel) => {
      const own = [r, g, b][channel]! * (channel === 0 ? 1.04 : channel === 1 ? 0.95 : 0.86)
      const inked = own + (INK[channel]! * 0.82 + own * 0.18 - own) * shade
      return inked + (CORAL[channel]! - inked) * rim * 0.92
    }) as [number, number, number]
  })
  return picture
}

/** Where a screen of round dots, turned by `angle`, lets ink through, 0 (first) to 1 (last). */
function dots(width: number, height: number, angle: number): Plane {
  const size = (width / 1080) * 12
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  const plane = new Float32Array(width * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const u = ((x * cos + y * sin) / size) * Math.PI * 2
      const v = ((y * cos - x * sin) / size) * Math.PI * 2
      plane[y * width + x] = 0.5 + (Math.cos(u) + Math.cos(v)) / 4
    }
  }
  return plane
}

import { clouds } from '../noise.ts'
import { blank, blurred, clamp, lay, paint, type Paint, recolour, step } from '../raster.ts'
import { flat, lit, raise } from '../relief.ts'
import type { Technique } from './technique.ts'

const NIGHT = [16, 9, 12] as const

/** One warm lamp from the side in a dark room, a cool rim from behind, and all behind it out of focus. */
export const cinema: Technique = async (layers, size, seed) => {
  const picture = blank(size, NIGHT)
  const relief = flat(size)
  const people = new Float32Array(size.width * size.height)
  const marks = new Float32Array(size.width * size.height)
  const scale = size.width / 1080
  for (const { stuff, svg, far = 0 } of layers) {
    const layer = await paint(svg, size)
    lay(picture, far ? unfocused(layer, far * scale) : layer)
    raise(relief, stuff, layer)
    if (stuff !== 'backdrop') {
      layer.cover.forEach((share, at) => {
        people[at] = Math.max(people[at]!, share)
        marks[at] = stuff === 'marks' ? Math.max(marks[at]!, share) : marks[at]! * (1 - share)
      })
    }
  }
  const side = seed % 2 ? 1 : -1
  const [key, rim] = [lit(relief, -0.78 * side, -0.34, 0.5), lit(relief, 0.98 * side, -0.18, 0.05)]
  const grain = clouds(size, 3, seed)
  const { width, height } = size
  recolour(picture, (r, g, b, at) => {
    const [x, y] = [(at % width) / width, Math.floor(at / width) / height]
    const who = people[at]!
    const fall = 1.12 - 0.62 * Math.hypot((x - (0.5 - side * 0.1)) * 1.1, y - 0.34)
    const lamp = step(-0.04, 0.98, key[at]!) * fall
    const warm = who * (0.16 + (lamp + marks[at]! * 0.06) * 1.22) + (1 - who)
    const line = who * (1 - marks[at]!) * step(0.66, 0.94, rim[at]!) * 0.6
    const noise = grain[at]! * 3.4
    const grey = (r + g + b) / 3
    const rich = (value: number) => grey + (value - grey) * (1 + who * 0.28)
    return [
      clamp(curve(rich(r) * warm * 1.24) + line * 190 + noise, 0, 255),
      clamp(curve(rich(g) * warm * 0.95) + line * 120 + noise, 0, 255),
      clamp(curve(rich(b) * warm * (1 - who * 0.13)) + line * 112 + noise, 0, 255),
    ]
  })
  return picture
}

/** Film's answer to light: bright parts roll off softly. */
const curve = (value: number) => 255 * (1 - Math.exp(-value / 168)) * 1.16

function unfocused(layer: Paint, sigma: number): Paint {
  const soft = (plane: Float32Array) => blurred(plane, layer, sigma)
  return { ...layer, red: soft(layer.red), green: soft(layer.green), blue: soft(layer.blue), cover: soft(layer.cover) }
}

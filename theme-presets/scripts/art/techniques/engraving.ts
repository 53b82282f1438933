import { blank, blurred, clamp, lay, lightness, paint, recolour, step } from '../raster.ts'
import { flat, lit, raise } from '../relief.ts'
import { clouds } from '../noise.ts'
import type { Technique } from './technique.ts'

const PAPER = [243, 232, 212] as const
const INK = [28, 52, 76] as const

/** Fine lines that swell with the shade and bend with the form, over a thin tint on sand-coloured paper. */
export const engraving: Technique = async (layers, size, seed) => {
  const picture = blank(size, PAPER)
  const relief = flat(size)
  const marks = new Float32Array(size.width * size.height)
  for (const { stuff, svg } of layers) {
    const layer = await paint(svg, size)
    lay(picture, layer)
    raise(relief, stuff, layer)
    layer.cover.forEach(
      (share, at) => (marks[at] = stuff === 'marks' ? Math.max(marks[at]!, share) : marks[at]! * (1 - share))
    )
  }
  const [light, bright] = [lightness(picture), lit(relief, -0.6, -0.55, 0.75)]
  const form = blurred(relief.height, size, 14)
  const waver = clouds(size, 180, seed)
  const [width, scale] = [size.width, size.width / 1080]
  recolour(picture, (r, g, b, at) => {
    const [x, y] = [at % width, Math.floor(at / width)]
    const shade = clamp(-0.04 + (1 - light[at]!) * 0.72 + (0.66 - bright[at]!) * 0.7)
    const bend = (form[at]! * 0.3 + waver[at]! * 7) * scale
    const first = wave((y + bend - x * 0.12) / (7 * scale))
    const second = wave((y * 0.5 + x * 0.87 + bend * 0.7) / (8 * scale))
    const clear = 1 - marks[at]! * 0.75
    const line =
      (step(1.02 - shade * 0.85, 1.2 - shade * 0.85, first) +
        step(1.42 - shade * 0.85, 1.6 - shade * 0.85, second) * 0.85) *
      clear
    const ink = clamp(line) * (0.42 + shade * 0.4)
    const grey = light[at]! * 255
    return [0, 1, 2].map((channel) => {
      const own = clamp([r, g, b][channel]! * 1.14 - grey * 0.1 + 6, 0, 255)
      const tint = own + (PAPER[channel]! - own) * (0.2 - marks[at]! * 0.2)
      return tint + (INK[channel]! - tint) * ink
    }) as [number, number, number]
  })
  return picture
}

/** 0 between two lines, 1 in a line's middle. */
const wave = (phase: number) => 0.5 + Math.cos(phase * Math.PI * 2) / 2

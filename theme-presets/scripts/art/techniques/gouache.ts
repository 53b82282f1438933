import { clouds, mottle, shaken } from '../noise.ts'
import { blank, lay, paint, recolour } from '../raster.ts'
import type { Technique } from './technique.ts'

/** Opaque colour in soft flat shapes on warm paper, each laid on by hand: its edge wavers and its pigment is a little uneven. */
export const gouache: Technique = async (layers, size, seed) => {
  const picture = blank(size, [250, 240, 230])
  const scale = Math.min(size.width, size.height * 0.8) / 1080
  const [across, down] = [clouds(size, 40 * scale, seed), clouds(size, 40 * scale, seed + 7)]
  const pigment = mottle(size, 150 * scale, seed + 3)
  for (const [index, { stuff, svg }] of layers.entries()) {
    const reach = (stuff === 'backdrop' ? 3.5 : stuff === 'marks' ? 0.8 : 2.2) * scale
    const layer = shaken(await paint(svg, size), across, down, reach)
    const turn = index % 2 ? -1 : 1
    const depth = stuff === 'backdrop' ? 0.022 : stuff === 'marks' ? 0 : 0.035
    recolour(layer, (r, g, b, at) => {
      const share = 1 + pigment[at]! * depth * turn
      return [r * share, g * share, b * share]
    })
    lay(picture, layer)
  }
  // Gouache dries chalky: the darkest darks are lifted, and all leans to the paper's warmth.
  recolour(picture, (r, g, b) => [16 + r * 0.935, 11 + g * 0.935, 13 + b * 0.915])
  return picture
}

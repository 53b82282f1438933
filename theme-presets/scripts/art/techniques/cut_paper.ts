import type { Size, Stuff } from '../layer.ts'
import { clouds } from '../noise.ts'
import { blank, blurred, lay, paint, type Paint, recolour, step } from '../raster.ts'
import type { Technique } from './technique.ts'

/** Sheets of bright paper cut and laid upon each other, each with its shadow and a lit edge. */
export const cutPaper: Technique = async (layers, size, seed) => {
  const picture = blank(size, [246, 242, 252])
  const scale = size.width / 1080
  const fibres = clouds(size, 4 * scale, seed)
  const sheets: (readonly [Stuff, Paint])[] = []
  for (const { stuff, svg } of layers) {
    sheets.push([stuff, await paint(crisp(svg), size)])
  }
  const first = sheets.findIndex(([stuff]) => stuff !== 'backdrop')
  if (first > 0) {
    sheets.splice(first, 0, [
      'cloth',
      mount(
        sheets.slice(first).map(([, sheet]) => sheet),
        size,
        8 * scale
      ),
    ])
  }
  for (const [stuff, sheet] of sheets) {
    const isMark = stuff === 'marks'
    shadow(picture, sheet, (isMark ? 2.5 : stuff === 'backdrop' ? 9 : 12) * scale, isMark ? 0.14 : 0.3)
    if (!isMark) {
      edge(sheet, Math.max(1, Math.round(2 * scale)))
    }
    recolour(sheet, (r, g, b, at) => {
      const share = 1 + fibres[at]! * 0.012
      const grey = (r + g + b) / 3
      return [grey + (r - grey) * 1.14, grey + (g - grey) * 1.14, grey + (b - grey) * 1.14].map(
        (value) => value * share
      ) as [number, number, number]
    })
    lay(picture, sheet)
  }
  return picture
}

/** A white sheet under the people, cut a little wider than they are. */
function mount(people: readonly Paint[], size: Size, wide: number): Paint {
  const whole = new Float32Array(size.width * size.height)
  for (const { cover } of people) {
    cover.forEach((share, at) => (whole[at] = Math.max(whole[at]!, share)))
  }
  const cover = blurred(whole, size, wide * 1.4).map((share) => step(0.06, 0.13, share))
  const white = cover.map((share) => share * 253)
  return { ...size, red: white, green: Float32Array.from(white), blue: Float32Array.from(white), cover }
}

/** Paper has no gradients: what fades becomes a small flat piece. */
function crisp(svg: string): string {
  return svg.replace(
    /(<radialGradient[^>]*>)<stop offset="0" stop-color="([^"]*)" stop-opacity="([^"]*)"\/>.*?(<\/radialGradient>)/g,
    (_, open: string, colour: string, strength: string, close: string) => {
      const stop = (at: number, share: number) =>
        `<stop offset="${at}" stop-color="${colour}" stop-opacity="${Number(strength) * share}"/>`
      return open + stop(0, 0.62) + stop(0.66, 0.62) + stop(0.68, 0) + close
    }
  )
}

function shadow(ground: Paint, { cover, width, height }: Paint, drop: number, strength: number): void {
  const soft = blurred(cover, { width, height }, drop * 0.7)
  const [dx, dy] = [Math.round(drop * 0.5), Math.round(drop * 0.9)]
  for (let y = dy; y < height; y++) {
    for (let x = dx; x < width; x++) {
      const at = y * width + x
      const dark = 1 - soft[at - dy * width - dx]! * strength
      ground.red[at]! *= dark
      ground.green[at]! *= dark
      ground.blue[at]! *= 1 - (1 - dark) * 0.75
    }
  }
}

/** Light on the upper left edge of a sheet, which is as thick as card. */
function edge(sheet: Paint, thick: number): void {
  const { cover, width, height } = sheet
  for (let y = thick; y < height; y++) {
    for (let x = thick; x < width; x++) {
      const at = y * width + x
      const rise = cover[at]! - cover[at - thick * width - thick]!
      if (rise > 0.02) {
        for (const plane of [sheet.red, sheet.green, sheet.blue]) {
          plane[at]! += (255 * cover[at]! - plane[at]!) * rise * 0.38
        }
      }
    }
  }
}

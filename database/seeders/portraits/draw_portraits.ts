import sharp from 'sharp'
import { canvasGrain } from './canvas_grain.ts'
import { layPaint } from './lay_paint.ts'
import type { Palette } from './palettes.ts'
import { chooseColours } from './people/choose_colours.ts'
import { chooseFigure } from './people/choose_figure.ts'
import type { Figure } from './people/sitter.ts'
import { Random } from './random.ts'
import { chooseScene } from './scenes/choose_scene.ts'

const WIDTH = 960
const HEIGHT = 1200
// Share of the picture's height that the head takes, per view: portrait, close, distant, close again.
const HEAD_SHARES = [
  [0.41, 0.51],
  [0.58, 0.68],
  [0.29, 0.35],
  [0.46, 0.56],
] as const

/** Equal values give the same picture; `hair` is a profile's hair_colour. */
export type PortraitSeed = {
  number: number
  gender: 'male' | 'female'
  age: number
  hair: string
  kind: 'member' | 'fictional'
  view: 0 | 1 | 2 | 3
}

/** A drawn person, 960 × 1200, as WebP: plainly a drawing, so that no one takes demo members for real people. */
export async function drawPortrait({ number, gender, age, hair, kind, view }: PortraitSeed): Promise<Buffer> {
  const traits = new Random(`${kind} ${number}`)
  const moment = new Random(`${kind} ${number} ${view}`)
  const [scene, palette] = chooseScene(number, view)
  const colours = chooseColours(traits, moment, palette, hair, age)
  const figure = chooseFigure(number, { gender, age, bald: hair === 'bald', colours, palette, traits, moment })
  const { soft, clear } = scene(moment, palette)
  const layers = await Promise.all([
    paintFar(palette, soft),
    rasterize(clear),
    rasterize(place(figure, moment, view)),
    canvasGrain(),
  ])
  const [far, near, person, grain] = layers
  layPaint({ far, clear: near, person, grain, width: WIDTH }, palette, moment.chance(0.5))
  return sharp(far, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .webp({ quality: 80, effort: 1 })
    .toBuffer()
}

/** The sky and all that is out of focus: painted and blurred at an eighth of the size and then enlarged, which is fastest. */
async function paintFar({ sky }: Palette, soft: string): Promise<Buffer> {
  const gradient = `<linearGradient id="sky" x1="0" y1="0" x2=".15" y2="1">${sky.map((colour, at) => `<stop offset="${at / 2}" stop-color="${colour}"/>`).join('')}</linearGradient>`
  const drawing = svg(
    WIDTH / 8,
    HEIGHT / 8,
    `<defs>${gradient}</defs><rect width="960" height="1200" fill="url(#sky)"/>${soft}`
  )
  const small = await sharp(drawing).removeAlpha().blur(5).raw().toBuffer()
  return sharp(small, { raw: { width: WIDTH / 8, height: HEIGHT / 8, channels: 3 } })
    .resize(WIDTH, HEIGHT, { kernel: 'cubic' })
    .raw()
    .toBuffer()
}

function place({ svg: drawing, head, below }: Figure, moment: Random, view: number): string {
  const [small, large] = HEAD_SHARES[view] as readonly [number, number]
  // A figure that ends at the chest is enlarged rather than moved down to the lower edge.
  const scale = Math.max((moment.between(small, large) * HEIGHT) / head.height, (0.46 * HEIGHT) / below)
  const mirrored = moment.chance(0.5)
  const x = WIDTH / 2 + moment.between(-70, 70)
  // The body must reach the lower edge, and the hair stay below the upper one.
  const y = Math.max(HEIGHT * moment.between(0.38, 0.46), HEIGHT + 20 - below * scale, head.height * scale * 0.6 + 36)
  return `<g transform="translate(${x} ${y}) rotate(${moment.between(-3, 3)}) scale(${mirrored ? -scale : scale} ${scale}) translate(${-head.x} ${-head.y})">${drawing}</g>`
}

function rasterize(content: string): Promise<Buffer> {
  return sharp(svg(WIDTH, HEIGHT, content))
    .ensureAlpha()
    .raw()
    .toBuffer()
}

function svg(width: number, height: number, content: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${WIDTH} ${HEIGHT}" fill="none">${content}</svg>`
  )
}

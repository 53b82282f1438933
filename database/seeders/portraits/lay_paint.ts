import type { Palette } from './palettes.ts'

// Where light turns into shade, on the way from the lit upper corner to the opposite one.
const TURN = 0.42

const channels = (colour: string) =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)) as [number, number, number]

/** The layers of a picture, from far to near: `far` RGB, `clear` and `person` RGBA, `grain` one byte per pixel. */
export type Layers = { far: Buffer; clear: Buffer; person: Buffer; grain: Buffer; width: number }

/**
 * Lays the layers over each other, into `far`: the person in the light of the scene, which falls from one side and leaves
 * the other in shade, and the tooth of the canvas pressed through everything. By hand, because one pass over the pixels
 * takes a third of the time of the compositions it stands for.
 */
export function layPaint(
  { far, clear, person, grain, width }: Layers,
  { light, shade }: Palette,
  fromLeft: boolean
): void {
  const [lit, dim] = [channels(light), channels(shade)]
  const height = grain.length / width
  for (let at = 0, to = 0, from = 0; at < grain.length; at++, to += 3, from += 4) {
    // Soft light of the tooth, strongest in the middle tones.
    const tooth = ((grain[at] as number) - 128) / 41_000
    const behind = (clear[from + 3] as number) / 255
    const alpha = (person[from + 3] as number) / 255
    let tint = lit
    let strength = 0
    if (alpha > 0) {
      const across = (at % width) / width
      const fall = (fromLeft ? across : 1 - across) * 0.6 + (at / width / height) * 0.4 - TURN
      tint = fall < 0 ? lit : dim
      strength = fall < 0 ? fall * -0.85 : fall * 0.62
    }
    for (let channel = 0; channel < 3; channel++) {
      let value = far[to + channel] as number
      if (behind > 0) value += behind * ((clear[from + channel] as number) - value)
      if (alpha > 0) {
        const own = person[from + channel] as number
        value += alpha * (own + ((tint[channel] as number) - own) * strength - value)
      }
      far[to + channel] = value + tooth * value * (255 - value)
    }
  }
}

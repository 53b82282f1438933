import { contrast, readable, TEXT_CONTRAST } from './contrast.ts'
import { toHex, type Oklch } from './oklch.ts'
import { knownColour } from './parse_colour.ts'

const SAMPLES = 7

/** Hex stops, close enough that browsers, mails and canvases paint the same gradient, and the text colour that reads on all of it. */
export function gradientStops(colours: string[], text: string): { gradient: string[]; on_gradient: string } {
  const stops = Array.from({ length: SAMPLES }, (_, i) => toHex(at(colours, i / (SAMPLES - 1))))
  const worst = (ink: string) => Math.min(...stops.map((stop) => contrast(ink, stop)))
  const inks = [text, darkest(colours[0]!), '#ffffff']
  const on = inks.find((ink) => worst(ink) >= TEXT_CONTRAST) ?? inks.toSorted((a, b) => worst(b) - worst(a))[0]!
  return { gradient: stops.map((stop) => readable(stop, on, TEXT_CONTRAST)), on_gradient: on }
}

/** Mixed in OKLab: OKLCH would run around the colour wheel, sRGB across grey. */
function at(colours: string[], share: number): Oklch {
  const position = share * (colours.length - 1)
  const from = Math.min(Math.floor(position), colours.length - 2)
  const one = lab(colours[from]!)
  const other = lab(colours[from + 1]!)
  const [l, a, b] = one.map((v, i) => v + (other[i]! - v) * (position - from)) as [number, number, number]
  return { l, c: Math.hypot(a, b), h: (Math.atan2(b, a) * 180) / Math.PI, alpha: 1 }
}

function lab(colour: string): number[] {
  const { l, c, h } = knownColour(colour)
  const angle = (h * Math.PI) / 180
  return [l, c * Math.cos(angle), c * Math.sin(angle)]
}

function darkest(colour: string): string {
  return toHex({ ...knownColour(colour), l: 0.22, c: 0.08, alpha: 1 })
}

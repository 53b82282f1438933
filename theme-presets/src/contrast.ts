import { linearChannels, toHex } from './oklch.ts'
import { knownColour } from './parse_colour.ts'

/** WCAG's least contrast of running text, and of large text and the edges of controls. */
export const TEXT_CONTRAST = 4.5
export const EDGE_CONTRAST = 3

const STEP = 0.005

/** WCAG 2 contrast, 1 to 21, of two opaque colours (hex or oklch). */
export function contrast(one: string, other: string): number {
  return ratio(luminance(one), luminance(other))
}

/** The nearest colour in lightness with `least` contrast against every background, as hex; if there is none, black or white. */
export function readable(colour: string, backgrounds: string | string[], least: number): string {
  const grounds = [backgrounds].flat().map(luminance)
  const worst = (hex: string) => Math.min(...grounds.map((ground) => ratio(luminance(hex), ground)))
  const start = knownColour(colour)
  for (let away = 0; away <= 1; away += STEP) {
    for (const l of [start.l - away, start.l + away]) {
      const candidate = toHex({ ...start, l })
      if (worst(candidate) >= least) {
        return candidate
      }
    }
  }
  return worst('#000000') > worst('#ffffff') ? '#000000' : '#ffffff'
}

function ratio(a: number, b: number): number {
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

function luminance(colour: string): number {
  const [r, g, b] = linearChannels(colour.startsWith('#') ? colour : toHex(knownColour(colour)))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

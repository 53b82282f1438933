import { contrast, TEXT_CONTRAST } from './contrast.ts'
import { toHex, type Oklch } from './oklch.ts'
import { knownColour } from './parse_colour.ts'

const OPAQUE = 255

/** The veil over photos and behind sheets, thick enough for white text even on a white photo. */
export function scrim(wanted: string): string {
  const colour = knownColour(wanted)
  let alpha = Math.round(colour.alpha * OPAQUE)
  while (alpha < OPAQUE && contrast(overWhite(colour, alpha / OPAQUE), '#ffffff') < TEXT_CONTRAST) {
    alpha++
  }
  return toHex({ ...colour, alpha: alpha / OPAQUE })
}

function overWhite(colour: Oklch, alpha: number): string {
  const opaque = toHex({ ...colour, alpha: 1 })
  const channels = [1, 3, 5].map((at) => {
    const mixed = parseInt(opaque.slice(at, at + 2), 16) * alpha + 255 * (1 - alpha)
    return Math.round(mixed).toString(16).padStart(2, '0')
  })
  return '#' + channels.join('')
}

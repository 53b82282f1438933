import { mixColours } from '../mix_colours.ts'
import type { Sitter } from './sitter.ts'

/** Fills that shade from light to dark, and lines in a darker tone of what they enclose instead of black. */
export function mixPaints({ colours: { skin, hair, cloth }, palette }: Sitter) {
  const gradient = (id: string, across: string, stops: readonly string[]) =>
    `<linearGradient id="${id}" ${across}>${stops.map((stop, at) => `<stop offset="${at / (stops.length - 1)}" stop-color="${stop}"/>`).join('')}</linearGradient>`
  const skinLine = mixColours(skin, mixColours(palette.shade, '#5a1f1a', 0.5), 0.56)
  return {
    skin: 'url(#skin)',
    hair: 'url(#hair)',
    cloth: 'url(#cloth)',
    skinLine,
    hairLine: mixColours(hair, mixColours(palette.shade, '#4a2018', 0.65), 0.45),
    clothLine: mixColours(cloth, palette.shade, 0.5),
    ink: mixColours(palette.shade, '#20121a', 0.7),
    lips: mixColours(skin, '#8f2f3a', 0.62),
    blush: mixColours(skin, '#d2554f', 0.5),
    defs: `<defs>${[
      gradient('skin', 'x1="0" y1=".2" x2="1" y2=".35"', [
        mixColours(skin, palette.shade, 0.3),
        skin,
        mixColours(skin, palette.light, 0.3),
      ]),
      gradient('hair', 'x1=".1" y1="1" x2=".7" y2="0"', [
        mixColours(hair, palette.shade, 0.3),
        hair,
        mixColours(hair, palette.light, 0.26),
      ]),
      gradient('cloth', 'x1="0" y1=".2" x2="1" y2="0"', [
        mixColours(cloth, palette.shade, 0.38),
        cloth,
        mixColours(cloth, palette.light, 0.22),
      ]),
      `<radialGradient id="blush"><stop offset="0" stop-color="${mixColours(skin, '#d2554f', 0.55)}" stop-opacity=".6"/><stop offset="1" stop-color="${mixColours(skin, '#d2554f', 0.55)}" stop-opacity="0"/></radialGradient>`,
    ].join('')}</defs>`,
  }
}

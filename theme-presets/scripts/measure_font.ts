import { create, type Font } from 'fontkitten'
import decompress from 'woff2-encoder/decompress'

/** In em. */
export type FontMeasures = {
  ascent: number
  descent: number
  line_gap: number
  width: number
  weight: string
  stretch?: string
}

/** Letters about as often as our eleven languages use them, so that a line of text keeps its length. */
const sample =
  'eeeeeeeeeeeeennnnnnnnaaaaaaaaiiiiiiirrrrrrrtttttttsssssssooooooddddlllluuummmkkkgggccppvvhhhbbfzwjy            ,.EAMS'

/** Measured as the preset sets the font: a bold heading runs wider than its regular. */
export async function measureFont(file: Buffer, axes: Record<string, number>): Promise<FontMeasures> {
  // fontkitten reads WOFF2, but varies only uncompressed fonts.
  const font = create(Buffer.from(await decompress(file))) as Font
  const set = font.getVariation(axes)
  const advance = set.glyphsForString(sample).reduce((sum, glyph) => sum + glyph.advanceWidth, 0)
  const { wght, wdth } = font.variationAxes
  return {
    ascent: font.hhea.ascent / font.unitsPerEm,
    descent: -font.hhea.descent / font.unitsPerEm,
    line_gap: font.hhea.lineGap / font.unitsPerEm,
    width: advance / sample.length / font.unitsPerEm,
    weight: wght ? `${wght.min} ${wght.max}` : '400',
    ...(wdth && { stretch: `${wdth.min}% ${wdth.max}%` }),
  }
}

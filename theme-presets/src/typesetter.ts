import { readFile } from 'node:fs/promises'
import { Blob, Buffer, Face, Font, shape, Variation } from 'harfbuzzjs'
import decompress from 'woff2-encoder/decompress'
import type { Typeface } from './preset.ts'
import { readFontManifest } from './read_font_manifest.ts'
import type { Theme } from './theme.ts'

/** A line's start on its baseline and its size, px. */
export type LinePlace = { x: number; y: number; size: number }

/** Sets text in a theme's face as outlines, for pictures that can't rely on fonts. */
export type Typesetter = {
  /** In em. */
  lineHeight: number
  /** @returns a line's width in em */
  measure: (line: string) => number
  /** @returns a line as SVG paths; characters the face hasn't are left out */
  set: (line: string, place: LinePlace) => string
}

type Cut = { font: Font; perEm: number; signs: Set<number> }

type SetGlyph = { outline: string; x: number; y: number; perEm: number }

const FOLDER = new URL('../dist/fonts/', import.meta.url)

/** Kerned and joined as browsers do it; `opticalSize` is in px. @throws ENOENT when this package isn't built */
export async function typesetter(look: Theme, role: 'display' | 'text', opticalSize: number): Promise<Typesetter> {
  const face = look.type[role]
  const { files } = readFontManifest()[look.name]![role]
  const cuts = await Promise.all(files.map(({ file }) => cut(file, face, opticalSize)))
  return {
    lineHeight: face.line_height,
    measure: (line) => setGlyphs(line, cuts, face.tracking).width,
    set: (line, { x, y, size }) =>
      setGlyphs(line, cuts, face.tracking)
        .glyphs.map((glyph) => path(glyph, x + glyph.x * size, y - glyph.y * size, size / glyph.perEm))
        .join(''),
  }
}

async function cut(file: string, { weight, axes }: Typeface, opticalSize: number): Promise<Cut> {
  const face = new Face(new Blob(await decompress(await readFile(new URL(file, FOLDER)))))
  const wanted: Record<string, number> = { wght: weight, opsz: opticalSize, ...axes }
  const font = new Font(face)
  font.setVariations(
    Object.values(face.getAxisInfos())
      .filter(({ tag }) => wanted[tag] !== undefined)
      .map(({ tag, min, max }) => new Variation(tag, Math.min(max, Math.max(min, wanted[tag]!))))
  )
  return { font, perEm: face.upem, signs: new Set(face.collectUnicodes()) }
}

function setGlyphs(line: string, cuts: Cut[], tracking: number): { glyphs: SetGlyph[]; width: number } {
  const glyphs: SetGlyph[] = []
  let end = 0
  for (const { text, font, perEm } of runs(line, cuts)) {
    const buffer = new Buffer()
    buffer.addText(text)
    buffer.guessSegmentProperties()
    shape(font, buffer)
    for (const { codepoint: id, xOffset = 0, yOffset = 0, xAdvance = 0 } of buffer.getGlyphInfosAndPositions()) {
      glyphs.push({ outline: font.glyphToPath(id), x: end + xOffset / perEm, y: yOffset / perEm, perEm })
      end += xAdvance / perEm + tracking
    }
  }
  return { glyphs: glyphs.filter(({ outline }) => outline), width: glyphs.length > 0 ? end - tracking : 0 }
}

/** Splits a line by the files that have its characters: a face is served in several. */
function runs(line: string, cuts: Cut[]): (Cut & { text: string })[] {
  const found: (Cut & { text: string })[] = []
  for (const sign of line.normalize('NFC')) {
    const own = cuts.find(({ signs }) => signs.has(sign.codePointAt(0)!))
    const last = found.at(-1)
    if (own && last?.font === own.font) last.text += sign
    else if (own) found.push({ ...own, text: sign })
  }
  return found
}

function path({ outline }: SetGlyph, x: number, y: number, scale: number): string {
  return `<path transform="translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale.toFixed(6)} ${(-scale).toFixed(6)})" d="${outline}"/>`
}

import { readFileSync } from 'node:fs'

const FOLDER = new URL('../dist/fonts/', import.meta.url)

/** A rule of a font that is served at `/fonts` (font_faces.ts). */
const SERVED = /@font-face\{[^}]*?url\(\/fonts\/([\w.-]+)\)[^}]*?unicode-range:([^;}]+)[^}]*\}\n?/g

/**
 * The CSS with the fonts that a text is set in inside it, and without the others: for a page that must be whole where no file can be
 * fetched. @throws ENOENT when this package isn't built
 */
export function embedFonts(css: string, text: string): string {
  const signs = [...new Set(text)].map((sign) => sign.codePointAt(0)!)
  return css.replace(SERVED, (rule: string, file: string, ranges: string) =>
    signs.some(isIn(ranges)) ? rule.replace(`/fonts/${file}`, dataOf(file)) : ''
  )
}

/** `ranges`: as CSS writes them, e.g. `U+0-7E,U+A0`. */
function isIn(ranges: string): (sign: number) => boolean {
  const pairs = ranges.split(',').map((range) => {
    const [from, to = from] = range
      .trim()
      .slice('U+'.length)
      .split('-')
      .map((hex) => parseInt(hex, 16))
    return { from: from!, to: to! }
  })
  return (sign) => pairs.some(({ from, to }) => sign >= from && sign <= to)
}

function dataOf(file: string): string {
  return `data:font/woff2;base64,${readFileSync(new URL(file, FOLDER)).toString('base64')}`
}

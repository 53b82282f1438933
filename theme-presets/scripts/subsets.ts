import { codePoints } from './code_points.ts'

/** One file of a face: which of its package's files it is cut from, and the signs in it. */
export type Subset = { name: string; of: 'latin' | 'latin-ext'; signs: number[] }

/**
 * What nearly every page is written in: the letters of Western and Northern Europe, and the punctuation, spaces and currencies (€ £) of our
 * languages. Every page waits for these, so no sign that is seen once in a while is among them.
 */
const COMMON = codePoints(
  'U+0-7E,U+A0-A1,U+A3,U+A7,U+AA-AB,U+AD,U+B7,U+BA-BB,U+BF-FF,U+152-153,U+2000-2014,U+2018-201A,U+201C-201E,U+2022,U+2026-202F,U+2039-203A,U+205F-206F,U+20AC,U+2212,U+FEFF'
)

/**
 * The files of a face: `latin` for every page; the rest of that alphabet (½, ™, combining marks) and `latin-ext` (Polish, and names
 * from elsewhere) for the pages that show them.
 * @param ranges of the package's files
 */
export function subsets(ranges: Record<Subset['of'], string>): Subset[] {
  const latin = codePoints(ranges.latin)
  return [
    { name: 'latin', of: 'latin', signs: latin.filter((sign) => COMMON.includes(sign)) },
    { name: 'latin-rare', of: 'latin', signs: latin.filter((sign) => !COMMON.includes(sign)) },
    { name: 'latin-ext', of: 'latin-ext', signs: codePoints(ranges['latin-ext']) },
  ]
}

import { codePoints } from './code_points.ts'

export type Subset = { name: string; of: 'latin' | 'latin-ext'; signs: number[] }

/** Western and Northern European letters, punctuation and currencies: every page waits for these, so rare characters are not included. */
const COMMON = codePoints(
  'U+0-7E,U+A0-A1,U+A3,U+A7,U+AA-AB,U+AD,U+B7,U+BA-BB,U+BF-FF,U+152-153,U+2000-2014,U+2018-201A,U+201C-201E,U+2022,U+2026-202F,U+2039-203A,U+205F-206F,U+20AC,U+2212,U+FEFF'
)

/** `latin` is for every page; the rest of its characters (½, ™, combining marks) and `latin-ext` (Polish) for pages that show them. */
export function subsets(ranges: Record<Subset['of'], string>): Subset[] {
  const latin = codePoints(ranges.latin)
  return [
    { name: 'latin', of: 'latin', signs: latin.filter((sign) => COMMON.includes(sign)) },
    { name: 'latin-rare', of: 'latin', signs: latin.filter((sign) => !COMMON.includes(sign)) },
    { name: 'latin-ext', of: 'latin-ext', signs: codePoints(ranges['latin-ext']) },
  ]
}

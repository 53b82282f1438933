import { smooth, taper } from '../paths.ts'
import { fill, line, oval } from '../svg.ts'
import type { Features } from './features.ts'

export function nose(
  { fx, isWoman, worn, person, own }: Features,
  shade: string,
  lines: string,
  light: string,
  turn: number
): string {
  const wide =
    (isWoman ? 15 : 18) + own(6) * 1.8 + worn * 2 + (['brown', 'deep', 'ebony'].includes(person.skin) ? 4 : 0)
  const low = 47 + own(7) * 3 + worn * 4
  const tip = fx(0, 1.5)
  const side = turn >= 0 ? 1 : -1
  const flank = smooth([
    [fx(7 * side, 1.1), -16],
    [fx(8 * side, 1.2), 16],
    [tip + side * wide, low - 4],
    [tip + side * wide * 0.6, low + 6],
    [tip + side * 3, low + 2],
    [tip + side * 2, 16],
  ])
  const wing = (at: number) =>
    line(
      smooth(
        [
          [tip + at * (wide - 2), low - 9],
          [tip + at * (wide + 2), low],
          [tip + at * (wide - 5), low + 5],
        ],
        false
      ),
      lines,
      2.6,
      'opacity="0.55"'
    )
  return (
    fill(flank, shade, 'opacity="0.34"') +
    oval(tip - side * 3, low - 6, wide * 0.42, wide * 0.4, light, 'opacity="0.6"') +
    wing(1) +
    wing(-1) +
    fill(
      taper(
        [
          [tip - wide * 0.62, low + 4],
          [tip, low + 9],
          [tip + wide * 0.62, low + 4],
        ],
        2.2
      ),
      lines,
      'opacity="0.75"'
    )
  )
}

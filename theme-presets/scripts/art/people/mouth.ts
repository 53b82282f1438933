import { mix } from '../colours.ts'
import { type Point, smooth, taper } from '../paths.ts'
import { fill, glow, line, within } from '../svg.ts'
import type { Features } from './features.ts'

export type Mouth = 'smile' | 'soft' | 'open' | 'grin'

/** How wide, how far the corners rise, and how far the teeth show. */
const SHAPES: Record<Mouth, { wide: number; rise: number; open: number }> = {
  soft: { wide: 27, rise: 4, open: 0 },
  smile: { wide: 34, rise: 8, open: 0 },
  grin: { wide: 34, rise: 9, open: 14 },
  open: { wide: 34, rise: 9, open: 20 },
}

export function mouth(features: Features): string {
  const { person, fx, lip, skinLine, skinShade, isWoman, worn } = features
  const { wide: usual, rise, open } = SHAPES[person.mouth ?? 'smile']
  const wide = usual * (1 + features.own(8) * 0.09)
  const y = 82
  const middle = fx(0, 1.2)
  const at = (share: number, down: number): Point => [fx(wide * share, 1.15), y + down]
  const corners = [at(-1, -rise), at(1, -rise)] as const
  const full = (isWoman ? 1 : 0.62) * (1 - worn * 0.45) * (['brown', 'deep', 'ebony'].includes(person.skin) ? 1.3 : 1)
  const dimple = (share: 1 | -1) =>
    line(
      smooth([at(share * 1.05, -rise - 4), at(share * 1.13, -rise + 1), at(share * 1.08, -rise + 6)], false),
      skinLine,
      2,
      'opacity="0.5"'
    )
  const upper = smooth(
    [
      corners[0],
      at(-0.45, -rise * 0.35 - 4.5 * full),
      at(-0.14, -6.5 * full),
      at(0, -4.6 * full),
      at(0.14, -6.5 * full),
      at(0.45, -rise * 0.35 - 4.5 * full),
      corners[1],
      at(0.5, -rise * 0.1),
      at(0, 1.5),
      at(-0.5, -rise * 0.1),
    ],
    true,
    0.8
  )
  const lower = smooth(
    [
      corners[0],
      at(-0.5, open * 0.72),
      at(0, open + 1),
      at(0.5, open * 0.72),
      corners[1],
      at(0.5, open * 0.75 + 7.5 * full),
      at(0, open + 11 * full),
      at(-0.5, open * 0.75 + 7.5 * full),
    ],
    true,
    0.9
  )
  const inside = smooth(
    [
      corners[0],
      at(-0.5, -rise * 0.15),
      at(0, 1),
      at(0.5, -rise * 0.15),
      corners[1],
      at(0.52, open * 0.74),
      at(0, open + 2),
      at(-0.52, open * 0.74),
    ],
    true,
    0.9
  )
  const teeth = smooth(
    [at(-0.9, -rise), at(0, -4), at(0.9, -rise), at(0.62, open * 0.42), at(0, open * 0.62), at(-0.62, open * 0.42)],
    true,
    0.9
  )
  const shadow = glow(middle, y + open + 20, 20, 6, skinShade, 0.6)
  const bite = `M${corners[0].join(' ')}Q${at(0, rise + 2).join(' ')} ${corners[1].join(' ')}`
  return (
    shadow +
    (open ? fill(inside, '#5e1f2b') + within(inside, fill(teeth, '#fffaf3')) : '') +
    fill(upper, lip, `opacity="${isWoman ? 0.92 : 0.5}"`) +
    fill(lower, mix(lip, '#ffffff', 0.1), `opacity="${isWoman ? 0.92 : 0.42}"`) +
    (open ? '' : line(bite, mix(skinLine, lip, 0.3), 3.2)) +
    dimple(1) +
    dimple(-1) +
    lines(features, middle)
  )
}

/** From the nose to the corners of the mouth, beside the chin and across the forehead. */
function lines({ fx, worn, skinLine, skinShade, isWoman }: Features, middle: number): string {
  const strength = worn < 0.1 ? 0 : 0.25 + worn * 0.45
  const fold = (side: 1 | -1) => {
    const at = (x: number, y: number): Point => [fx(side * x, 1.1), y]
    const laugh = fill(taper([at(25, 50), at(42, 66), at(46, 92)], 2.4 + worn), skinLine, `opacity="${strength}"`)
    const jowl =
      worn > 0.5 ? fill(taper([at(42, 98), at(43, 106), at(38, 116)], 2), skinLine, `opacity="${strength * 0.7}"`) : ''
    const soft = fill(
      smooth([at(27, 52), at(44, 64), at(50, 92), at(40, 74)], true),
      skinShade,
      `opacity="${worn * 0.3}"`
    )
    return soft + laugh + jowl
  }
  const brow = [-62, -76, -90].slice(0, Math.floor(worn * 3.2)).map((y, index) => {
    const wide = 34 - index * 6
    return fill(
      taper(
        [
          [middle - wide, y + 2],
          [middle, y - 1],
          [middle + wide, y + 2],
        ],
        1.5
      ),
      skinLine,
      `opacity="${strength * (isWoman ? 0.4 : 0.55)}"`
    )
  })
  return fold(-1) + fold(1) + brow.join('')
}

import { arc, bulges, type Point, smooth, points } from '../paths.ts'
import type { Features } from '../people/features.ts'
import { fill, line, within } from '../svg.ts'
import type { Style } from './hair.ts'

/** Round curls within an outline: a few arcs of light and shade, in rows that don't look ruled. */
function curls({ hair, hairShade, hairLight }: Features, d: string, size: number, from: Point, to: Point): string {
  const marks: string[] = []
  let odd = 0
  for (let y = from[1]; y < to[1]; y += size * 1.5) {
    odd = odd ? 0 : size
    for (let x = from[0] + odd; x < to[0]; x += size * 2) {
      const sway = Math.sin(x * 1.7 + y * 2.3) * size * 0.5
      const arcOf = (dx: number, dy: number) =>
        smooth(
          arc([x + sway + dx, y - sway * 0.6 + dy], size * 0.66, size * 0.62, 150 + sway * 8, 350 + sway * 8, 5),
          false
        )
      marks.push(line(arcOf(0, 0), sway > 0 ? hairLight : hairShade, 3.2, `opacity="${sway > 0 ? 0.35 : 0.55}"`))
    }
  }
  return fill(d, hair) + within(d, marks.join(''))
}

function dark({ hairShade }: Features, d: string): string {
  return fill(d, hairShade)
}

const afro: Style = (features) => ({
  back: curls(features, bulges(arc([0, -48], 158, 150, 100, 440, 19), 0.62), 17, [-170, -210], [170, 110]),
  front: curls(
    features,
    bulges(
      points(
        '-98,-30 -106,-84 -66,-150 0,-172 66,-150 106,-84 98,-30 84,-58 58,-84 28,-92 0,-94 -28,-92 -58,-84 -84,-58'
      ),
      0.55
    ),
    15,
    [-120, -170],
    [120, -40]
  ),
})

const shortAfro: Style = (features) => ({
  front: curls(
    features,
    bulges(
      points(
        '-96,-4 -104,-40 -108,-76 -92,-112 -62,-138 -22,-150 22,-150 62,-138 92,-112 108,-76 104,-40 96,-4 90,-36 82,-66 54,-84 20,-90 -20,-90 -54,-84 -82,-66 -90,-36'
      ),
      0.54
    ),
    10,
    [-120, -160],
    [120, 0]
  ),
})

const ringlets: Style = (features) => {
  const side = (s: 1 | -1): Point[] => [
    [s * 30, -168],
    [s * 78, -150],
    [s * 118, -112],
    [s * 138, -60],
    [s * 142, -6],
    [s * 150, 46],
    [s * 148, 100],
    [s * 140, 150],
    [s * 108, 176],
    [s * 88, 140],
    [s * 96, 92],
    [s * 92, 46],
    [s * 94, 0],
    [s * 88, -42],
    [s * 60, -76],
    [s * 22, -92],
  ]
  const outline = [...side(1), ...side(-1).toReversed()]
  return {
    back: dark(features, bulges(arc([0, 10], 138, 176, 100, 440, 18), 0.6)),
    front: curls(features, bulges(outline, 0.56), 16, [-160, -180], [160, 190]),
  }
}

const greyCurls: Style = (features) => ({
  back: dark(features, bulges(arc([0, -34], 118, 116, 120, 420, 14), 0.6)),
  front: curls(
    features,
    bulges(
      points(
        '-98,30 -116,2 -120,-38 -116,-78 -94,-116 -58,-144 -14,-154 32,-152 74,-134 104,-102 118,-62 120,-20 114,14 98,34 92,-6 88,-42 66,-66 36,-84 4,-80 -28,-86 -58,-72 -86,-46 -92,-6'
      ),
      0.58
    ),
    12,
    [-124, -156],
    [124, 40]
  ),
})

const curlyTop: Style = (features) => ({
  front:
    fill(
      smooth(points('-97,14 -103,-40 -96,-92 0,-128 96,-92 103,-40 97,14 90,-20 84,-64 0,-96 -84,-64 -90,-20')),
      features.hairShade
    ) +
    curls(
      features,
      bulges(
        points(
          '-92,-70 -108,-100 -88,-138 -52,-164 -8,-172 38,-168 78,-150 104,-114 98,-74 70,-76 44,-92 14,-84 -16,-94 -46,-82 -70,-84'
        ),
        0.6
      ),
      14,
      [-116, -176],
      [116, -64]
    ),
})

export const CURLY_HAIR = { afro, shortAfro, ringlets, greyCurls, curlyTop }

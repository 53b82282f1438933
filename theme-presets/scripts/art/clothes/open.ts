import { type Point, points, smooth } from '../paths.ts'
import { torso } from '../people/body.ts'
import type { Features } from '../people/features.ts'
import { dot, fill, line } from '../svg.ts'
import { band, cut, sewn, under } from './cut.ts'
import type { Cloth, Garment } from './wear.ts'

/** The two fronts of what is worn open over something else. */
function fronts(features: Features, cloth: Cloth, gap: number, ease = 16): string {
  const body = torso(features, ease)
  const right = body.filter(([x, y]) => x > 0 && y > 170)
  const left = body.filter(([x, y]) => x < 0 && y > 170)
  const d =
    smooth([[70, 158], ...right.slice(1), [gap + 22, 640], [gap + 4, 420], [gap + 14, 270]], true, 0.8) +
    smooth([[-gap - 14, 270], [-gap - 4, 420], [-gap - 22, 640], ...left.slice(0, -1), [-70, 158]], true, 0.8)
  return sewn(features, cloth, d)
}

const cardigan: Garment = (features, cloth) => {
  const inner = under(cloth)
  const buttons = [330, 390, 450].map((y) => dot(-66 - (y - 330) * 0.1, y, 6.5, cloth.light))
  return (
    sewn(features, inner, cut(features, 'scoop', 2)) +
    band('scoop', inner.shade, 2.4) +
    fronts(features, cloth, 62) +
    [-1, 1]
      .map((side) =>
        line(
          smooth(
            [
              [side * 70, 166],
              [side * 82, 270],
              [side * 70, 420],
              [side * 86, 640],
            ],
            false
          ),
          cloth.light,
          11,
          'opacity="0.7"'
        )
      )
      .join('') +
    buttons.join('')
  )
}

const jacket: Garment = (features, cloth) => {
  const inner = under(cloth)
  const lapel = (side: 1 | -1) =>
    fill(
      smooth(
        [
          [side * 62, 150],
          [side * 104, 184],
          [side * 128, 232],
          [side * 104, 262],
          [side * 76, 240],
        ],
        true,
        0.6
      ),
      cloth.light,
      `stroke="${cloth.shade}" stroke-width="2.6"`
    )
  const seams = (side: 1 | -1) =>
    line(`M${side * 96} 300h${side * 66}v54h${side * -66}Z`, cloth.light, 2.6, 'opacity="0.75" stroke-dasharray="7 5"')
  return (
    sewn(features, inner, cut(features, 'crew', 2)) +
    band('crew', inner.light, 9) +
    fronts(features, cloth, 66) +
    seams(-1) +
    seams(1) +
    lapel(-1) +
    lapel(1)
  )
}

/** A striped football scarf over a plain jumper. */
const clubScarf: Garment = (features, cloth) => {
  const inner = under(cloth)
  const round: Point[] = points('-96,158 -40,206 20,214 98,160')
  const hang: Point[] = points('-52,208 -74,320 -78,470')
  const stripes = (points: Point[], width: number) =>
    line(smooth(points, false), cloth.shade, width + 4, 'style="stroke-linecap:butt"') +
    line(smooth(points, false), cloth.main, width, 'style="stroke-linecap:butt"') +
    line(smooth(points, false), '#fdf6ea', width, 'style="stroke-linecap:butt" stroke-dasharray="22 30"')
  const fringe = [-104, -92, -80, -68, -56].map((x) => line(`M${x} 470v26`, cloth.main, 5))
  return sewn(features, inner, cut(features, 'crew', 12)) + stripes(hang, 62) + fringe.join('') + stripes(round, 58)
}

export const OPEN_WEAR = { cardigan, jacket, clubScarf }

import { darker, lighter } from '../../colours.ts'
import type { Layer } from '../../layer.ts'
import { arc } from '../../paths.ts'
import { box, dot, fill, line, moved } from '../../svg.ts'
import { marks, prop } from '../still.ts'
import { cosmos } from './flowers.ts'

type Place = { x: number; y: number; wide: number; turn?: number }

const placed = ({ x, y, turn = 0 }: Place, svg: string) => moved(svg, x, y, turn)

/** The front of an envelope: a stamp, its postmark, and lines where the address is. */
export function letter(place: Place, paper: string, ink: string, stamp: string): Layer[] {
  const [w, h] = [place.wide / 2, place.wide * 0.34]
  const size = w * 0.42
  const perforated = Array.from({ length: 7 }, (_, index) => {
    const at = (index / 6 - 0.5) * size
    return [
      dot(w * 0.66 + at, -h * 0.5 - size * 0.58, size * 0.05, paper),
      dot(w * 0.66 + at, -h * 0.5 + size * 0.58, size * 0.05, paper),
    ].join('')
  }).join('')
  return [
    prop(placed(place, box(-w, -h, w * 2, h * 2, paper, w * 0.035))),
    prop(placed(place, box(w * 0.66 - size * 0.5, -h * 0.5 - size * 0.58, size, size * 1.16, lighter(stamp, 0.7), 3))),
    marks(
      placed(
        place,
        perforated +
          box(w * 0.66 - size * 0.4, -h * 0.5 - size * 0.47, size * 0.8, size * 0.94, stamp, 2) +
          cosmos(w * 0.66, -h * 0.5, size * 0.34, lighter(stamp, 0.72)) +
          dot(w * 0.14, -h * 0.52, size * 0.4, 'none', `stroke="${ink}" stroke-width="${w * 0.012}" opacity="0.55"`) +
          dot(w * 0.14, -h * 0.52, size * 0.26, 'none', `stroke="${ink}" stroke-width="${w * 0.008}" opacity="0.45"`) +
          [0, 1, 2]
            .map((row) =>
              line(
                `M${-w * 0.72} ${-h * 0.66 + row * h * 0.16}q${w * 0.09} ${-h * 0.08} ${w * 0.18} 0t${w * 0.18} 0t${w * 0.18} 0`,
                ink,
                w * 0.01,
                'opacity="0.4"'
              )
            )
            .join('') +
          [0.62, 0.48, 0.34]
            .map((long, row) =>
              line(
                `M${-w * 0.36} ${h * 0.16 + row * h * 0.24}H${-w * 0.36 + long * w * 1.5}`,
                ink,
                w * 0.022,
                'opacity="0.75"'
              )
            )
            .join('')
      )
    ),
  ]
}

/** The back of a closed envelope, with a seal of wax. */
export function sealedLetter(place: Place, paper: string, wax: string): Layer[] {
  const [w, h] = [place.wide / 2, place.wide * 0.34]
  const rim = arc([0, h * 0.12], w * 0.2, w * 0.2, 0, 324, 10).map(([x, y], index) =>
    dot(x, y, w * (index % 2 ? 0.05 : 0.062), wax)
  )
  return [
    prop(placed(place, box(-w, -h, w * 2, h * 2, paper, w * 0.035))),
    prop(
      placed(
        place,
        fill(
          `M${-w * 0.98} ${h * 0.97}L${-w * 0.1} ${-h * 0.06}Q0 ${-h * 0.14} ${w * 0.1} ${-h * 0.06}L${w * 0.98} ${h * 0.97}Z`,
          lighter(paper, 0.25)
        )
      )
    ),
    prop(
      placed(
        place,
        fill(
          `M${-w * 0.985} ${-h * 0.99}H${w * 0.985}L${w * 0.1} ${h * 0.14}Q0 ${h * 0.24} ${-w * 0.1} ${h * 0.14}Z`,
          darker(paper, 0.07)
        )
      )
    ),
    prop(placed(place, rim.join('') + dot(0, h * 0.12, w * 0.21, wax))),
    marks(
      placed(
        place,
        line(
          `M${-w * 0.96} ${-h * 0.95}L${-w * 0.1} ${h * 0.14}Q0 ${h * 0.24} ${w * 0.1} ${h * 0.14}L${w * 0.96} ${-h * 0.95}`,
          darker(paper, 0.3),
          w * 0.012,
          'opacity="0.5"'
        ) +
          dot(0, h * 0.12, w * 0.145, 'none', `stroke="${darker(wax, 0.3)}" stroke-width="${w * 0.016}"`) +
          arc([0, h * 0.12], w * 0.065, w * 0.065, -90, 198, 5)
            .map(([x, y]) => dot(x, y, w * 0.042, darker(wax, 0.26)))
            .join('')
      )
    ),
  ]
}

/** An open envelope, a written sheet half out of it. */
export function openLetter(place: Place, paper: string, sheet: string, ink: string, lining: string): Layer[] {
  const [w, h] = [place.wide / 2, place.wide * 0.33]
  const rows = [0.5, 0.66, 0.6, 0.4].map((long, row) =>
    line(`M${-w * 0.6} ${-h * 1.62 + row * h * 0.3}H${-w * 0.6 + long * w * 1.8}`, ink, w * 0.026, 'opacity="0.6"')
  )
  return [
    prop(
      placed(
        place,
        fill(
          `M${-w} ${-h * 0.9}L${-w * 0.1} ${-h * 1.72}Q0 ${-h * 1.8} ${w * 0.1} ${-h * 1.72}L${w} ${-h * 0.9}V${h * 0.4}H${-w}Z`,
          lining
        )
      )
    ),
    prop(placed(place, box(-w * 0.8, -h * 1.94, w * 1.6, h * 2.4, sheet, 6))),
    marks(placed(place, rows.join(''))),
    prop(
      placed(
        place,
        fill(
          `M${-w} ${-h * 0.9}L0 ${h * 0.34}L${w} ${-h * 0.9}V${h * 0.94}Q${w} ${h} ${w * 0.95} ${h}H${-w * 0.95}Q${-w} ${h} ${-w} ${h * 0.94}Z`,
          paper
        )
      )
    ),
    prop(
      placed(
        place,
        fill(
          `M${-w * 0.97} ${h * 0.98}L${-w * 0.12} ${h * 0.06}Q0 ${-h * 0.04} ${w * 0.12} ${h * 0.06}L${w * 0.97} ${h * 0.98}Z`,
          lighter(paper, 0.3)
        )
      )
    ),
  ]
}

/** A fountain pen; its nib points to the left. */
export function pen(place: Place, colour: string, gold: string): Layer[] {
  const l = place.wide
  const t = l * 0.042
  return [
    prop(
      placed(
        place,
        fill(`M${-l * 0.5} 0L${-l * 0.36} ${-t * 0.8}V${t * 0.8}Z`, gold) +
          fill(`M${-l * 0.37} ${-t * 0.8}L${-l * 0.24} ${-t}V${t}L${-l * 0.37} ${t * 0.8}Z`, darker(colour, 0.3)) +
          box(-l * 0.25, -t * 1.16, l * 0.72, t * 2.32, colour, t) +
          box(-l * 0.02, -t * 1.24, l * 0.03, t * 2.48, gold, 2)
      )
    ),
    marks(
      placed(
        place,
        line(`M${-l * 0.49} 0H${-l * 0.4}`, darker(gold, 0.5), l * 0.006) +
          dot(-l * 0.395, 0, l * 0.009, darker(gold, 0.5)) +
          line(`M${l * 0.08} ${-t * 1.5}H${l * 0.34}`, gold, t * 0.5) +
          line(`M${-l * 0.2} ${-t * 0.5}H${l * 0.4}`, '#ffffff', t * 0.3, 'opacity="0.4"')
      )
    ),
  ]
}

import { points, smooth } from '../paths.ts'
import { fill, line } from '../svg.ts'
import type { Style } from './hair.ts'

/** Locs down to the shoulders. */
const locs: Style = (features) => {
  const { hair, hairShade, hairLight } = features
  const loc = (x: number, end: number, sway: number) => {
    const path = smooth(
      [
        [x * 0.5, -140],
        [x * 0.98, -84],
        [x * 1.14 + sway, 20],
        [x * 1.1, end],
      ],
      false
    )
    return (
      line(path, hairShade, 21) +
      line(path, hair, 17) +
      line(path, hairLight, 3, 'opacity="0.35" stroke-dasharray="5 9"')
    )
  }
  const ends = [-112, -98, 98, 112]
  return {
    back: [-100, -70, -40, 40, 70, 100].map((x, index) => loc(x * 1.08, 190 + (index % 3) * 14, 4)).join(''),
    front:
      fill(smooth(points('-100,-34 -110,-92 -56,-152 0,-160 56,-152 110,-92 100,-34 78,-82 0,-104 -78,-82')), hair) +
      ends.map((x, index) => loc(x, 150 + (index % 2) * 36, index % 2 ? 6 : -6)).join('') +
      [-60, -20, 22, 62]
        .map((x) =>
          line(
            smooth(
              [
                [x * 0.4, -150],
                [x, -112],
                [x * 1.3, -88],
              ],
              false
            ),
            hairShade,
            3.4,
            'opacity="0.7"'
          )
        )
        .join(''),
  }
}

/** Thin braids, parted in the middle. */
const braids: Style = (features) => {
  const { hair, hairShade, hairLight } = features
  const braid = (x: number, end: number, out: number) => {
    const path = smooth(
      [
        [x * 0.3, -146],
        [x * 0.86, -100],
        [x * 1.12, -10],
        [x * 1.1 + out, 110],
        [x * 1.05 + out, end],
      ],
      false
    )
    return (
      line(path, hairShade, 15) +
      line(path, hair, 12) +
      line(path, hairLight, 11, 'opacity="0.28" stroke-dasharray="2 10"')
    )
  }
  const places = [92, 103, 113]
  return {
    back:
      fill(
        smooth(points('0,-158 90,-130 124,-20 128,220 70,240 0,220 -70,240 -128,220 -124,-20 -90,-130')),
        hairShade
      ) + [-84, -60, 60, 84].map((x) => braid(x * 1.2, 246, 2)).join(''),
    front:
      fill(smooth(points('-98,-40 -112,-96 -56,-154 0,-160 56,-154 112,-96 98,-40 76,-86 6,-112 -76,-86')), hair) +
      places
        .flatMap((x, index) => [braid(x, 244 - index * 14, index * 5), braid(-x, 232 + index * 8, -index * 5)])
        .join(''),
  }
}

export const BRAIDED_HAIR = { locs, braids }

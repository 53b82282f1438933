import { darker, lighter } from '../../colours.ts'
import type { Layer } from '../../layer.ts'
import { random } from '../../noise.ts'
import { type Point, smooth } from '../../paths.ts'
import { leaf } from '../../props/garden.ts'
import { box, dot, fill, line } from '../../svg.ts'
import { marks, prop } from '../still.ts'

type Boot = {
  x: number
  y: number
  s: number
  leather: string
  sole: string
  lace: string
  sock: string
  turn?: number
}

/** Where its laces cross, from the top to the toes. */
const EYES: readonly Point[] = [
  [0.1, -1.62],
  [0.14, -1.4],
  [0.22, -1.2],
  [0.36, -1.03],
  [0.54, -0.9],
]

/** A walking boot that stands at (`x`, `y`), its toes to the right. */
export function boot({ x, y, s, leather, sole, lace, sock, turn = 0 }: Boot): Layer[] {
  const at = (svg: string) => `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${s})">${svg}</g>`
  const upper =
    'M-0.7 -1.74C-0.66 -1.86 -0.5 -1.9 -0.3 -1.86L0.14 -1.8C0.24 -1.78 0.28 -1.7 0.28 -1.6C0.3 -1.3 0.4 -1.1 0.66 -0.94C0.9 -0.84 1.2 -0.84 1.42 -0.66C1.6 -0.5 1.62 -0.34 1.6 -0.16H-0.76C-0.84 -0.4 -0.8 -0.6 -0.74 -0.9C-0.68 -1.2 -0.66 -1.4 -0.7 -1.74Z'
  const treads = Array.from({ length: 9 }, (_, index) => box(-0.78 + index * 0.265, -0.1, 0.17, 0.12, sole, 0.03)).join(
    ''
  )
  return [
    prop(
      at(
        fill('M-0.62 -1.7C-0.64 -2 -0.6 -2.12 -0.5 -2.16H0.06C0.16 -2.12 0.16 -1.9 0.14 -1.7Z', sock) +
          [-0.5, -0.36, -0.22, -0.08, 0.04].map((px) => line(`M${px} -2.12V-1.8`, darker(sock, 0.25), 0.03)).join('')
      )
    ),
    prop(
      at(
        fill('M-0.06 -1.7L0.02 -2.1Q0.3 -2.2 0.34 -1.96L0.46 -1.2L0.1 -1.3Z', darker(leather, 0.3)) +
          box(-0.84, -0.24, 2.48, 0.2, sole, 0.08) +
          treads
      )
    ),
    prop(at(fill(upper, leather))),
    prop(
      at(
        fill(
          'M0.98 -0.83C1.2 -0.83 1.36 -0.74 1.46 -0.62C1.6 -0.48 1.62 -0.34 1.6 -0.16H0.86C0.8 -0.5 0.84 -0.7 0.98 -0.83Z',
          darker(leather, 0.2)
        ) +
          fill('M-0.76 -0.8Q-0.4 -0.72 -0.34 -0.16H-0.76C-0.84 -0.4 -0.8 -0.6 -0.76 -0.8Z', darker(leather, 0.2)) +
          line('M-0.66 -1.76C-0.5 -1.84 -0.1 -1.8 0.2 -1.7', lighter(leather, 0.22), 0.18)
      )
    ),
    marks(
      at(
        line('M-0.7 -0.24H1.5', lighter(sole, 0.4), 0.03, 'opacity="0.8"') +
          line(
            'M0.02 -1.6C0.04 -1.2 0.2 -0.9 0.5 -0.74C0.7 -0.66 0.8 -0.56 0.82 -0.3',
            darker(leather, 0.5),
            0.025,
            'stroke-dasharray="0.06 0.05" opacity="0.8"'
          ) +
          line('M-0.52 -1.5C-0.5 -1.2 -0.5 -1 -0.44 -0.84', lighter(leather, 0.5), 0.06, 'opacity="0.45"') +
          line('M1.1 -0.7Q1.34 -0.66 1.44 -0.46', '#ffffff', 0.05, 'opacity="0.4"') +
          EYES.map(([px, py]) =>
            line(
              `M${px - 0.12} ${py + 0.07}L${px + 0.24} ${py - 0.07}M${px - 0.08} ${py - 0.08}L${px + 0.22} ${py + 0.1}`,
              lace,
              0.065
            )
          ).join('') +
          EYES.map(([px, py]) => dot(px - 0.14, py + 0.06, 0.045, darker(leather, 0.6))).join('') +
          line(
            'M0.14 -1.66C-0.3 -1.5 -0.36 -1.24 -0.14 -1.3C0 -1.34 0.1 -1.5 0.16 -1.64C0.5 -1.66 0.72 -1.5 0.62 -1.38C0.52 -1.3 0.26 -1.48 0.16 -1.64M0.14 -1.64L-0.06 -1.1M0.18 -1.62L0.6 -1.16',
            lace,
            0.06
          )
      )
    ),
  ]
}

/** A pair of boots; the far one stands a little behind. */
export function boots(place: Boot): Layer[] {
  const { x, y, s, leather } = place
  return [
    ...boot({ ...place, x: x - s * 0.5, y: y - s * 0.34, s: s * 0.94, leather: darker(leather, 0.12), turn: -2 }),
    ...boot({ ...place, x: x + s * 0.12, y }),
  ]
}

/** Leaves that lie on the ground between `from` and `to`. */
export function fallen(
  from: Point,
  to: Point,
  colours: readonly string[],
  seed: number,
  count = 12,
  size = 34
): string {
  const next = random(seed)
  return Array.from({ length: count }, (_, index) => {
    const [px, py] = [from[0] + next() * (to[0] - from[0]), from[1] + next() * (to[1] - from[1])]
    const [turn, long] = [next() * Math.PI, size * (0.7 + next() * 0.6)]
    return leaf(
      [px, py],
      [px + Math.cos(turn) * long, py + Math.sin(turn) * long * 0.5],
      long * 0.3,
      colours[index % colours.length]!
    )
  }).join('')
}

/** A way from the lower edge, `wide` there, to a far point (`x`, `y`), which it reaches in two bends. */
export function way(x: number, y: number, wide: number, colour: string, near = 540): string {
  const course: readonly (readonly [number, number, number])[] = [
    [near, 840, 0.5],
    [near + (x - near) * 0.3, 736, 0.3],
    [x + wide * 0.06, y + 100, 0.11],
    [x - wide * 0.05, y + 48, 0.06],
    [x + wide * 0.03, y + 14, 0.03],
    [x + wide * 0.04, y - 2, 0.02],
  ]
  const side = (which: 1 | -1) => course.map(([px, py, half]): Point => [px + which * half * wide, py])
  const back = side(1).toReversed()
  return fill(
    `${smooth(side(-1), false)}L${back[0]!.join(' ')}${smooth(back, false).replace(/^M\S+ \S+?C/, 'C')}Z`,
    colour
  )
}

import { darker, lighter } from '../../colours.ts'
import type { Layer } from '../../layer.ts'
import { arc, mirrored, type Point, smooth } from '../../paths.ts'
import { blossom, leaf } from '../../props/garden.ts'
import { dot, fill, line, oval } from '../../svg.ts'
import { marks, prop } from '../still.ts'

export type Bloom = (x: number, y: number, size: number, colour: string) => string

export const daisy: Bloom = (x, y, size, colour) =>
  arc([x, y], size * 0.6, size * 0.6, 0, 330, 12)
    .map(([px, py], index) =>
      oval(
        px,
        py,
        size * 0.42,
        size * 0.19,
        index % 2 ? colour : darker(colour, 0.07),
        `transform="rotate(${index * 30} ${px} ${py})"`
      )
    )
    .join('') +
  dot(x, y, size * 0.32, '#e8a52e') +
  dot(x - size * 0.06, y - size * 0.07, size * 0.18, '#f4c552')

/** Petals wound around each other, seen from above. */
export const rose: Bloom = (x, y, size, colour) => {
  const ring = (radius: number, count: number, turn: number, shade: string) =>
    arc([x, y], size * radius, size * radius, turn, turn + 360 - 360 / count, count)
      .map(([px, py]) => dot(px, py, size * radius * 0.92, shade))
      .join('')
  const fold = (radius: number, turn: number) =>
    line(
      smooth(arc([x, y], size * radius, size * radius * 0.94, turn, turn + 210, 6), false),
      darker(colour, 0.42),
      size * 0.055,
      'opacity="0.75"'
    )
  return (
    ring(0.54, 5, 20, darker(colour, 0.16)) +
    ring(0.42, 5, 56, colour) +
    dot(x, y, size * 0.58, lighter(colour, 0.1)) +
    dot(x, y, size * 0.36, darker(colour, 0.12)) +
    fold(0.56, 200) +
    fold(0.38, 40) +
    fold(0.22, 240)
  )
}

export const tulip: Bloom = (x, y, size, colour) => {
  const petal = (side: number, shade: string) =>
    fill(
      `M${x} ${y + size * 0.9}C${x + side * size * 1.05} ${y + size * 0.7} ${x + side * size * 0.86} ${y - size * 0.3} ${x + side * size * 0.6} ${y - size * 0.86}C${x + side * size * 0.2} ${y - size * 0.5} ${x} ${y} ${x} ${y + size * 0.9}Z`,
      shade
    )
  return (
    petal(-1, darker(colour, 0.12)) +
    petal(1, darker(colour, 0.2)) +
    fill(
      `M${x} ${y + size * 0.9}C${x - size * 0.66} ${y + size * 0.5} ${x - size * 0.44} ${y - size * 0.5} ${x} ${y - size * 0.98}C${x + size * 0.44} ${y - size * 0.5} ${x + size * 0.66} ${y + size * 0.5} ${x} ${y + size * 0.9}Z`,
      colour
    )
  )
}

export const cosmos: Bloom = (x, y, size, colour) => blossom(x, y, size, colour, '#f4cf62')

/** Where the flowers of a bunch are, from its mouth, and how large: behind, and before. */
const BEHIND: readonly (readonly [number, number, number])[] = [
  [-1.42, -1.16, 0.42],
  [-0.86, -1.94, 0.44],
  [0, -2.24, 0.48],
  [0.86, -1.9, 0.44],
  [1.42, -1.12, 0.42],
]
const BEFORE: readonly (readonly [number, number, number])[] = [
  [-0.76, -1.06, 0.54],
  [0.06, -1.42, 0.6],
  [0.84, -1.04, 0.54],
  [-0.28, -0.5, 0.5],
  [0.5, -0.42, 0.44],
]

type Bunch = { x: number; y: number; size: number; colours: readonly string[]; green: string; blooms: readonly Bloom[] }

/** A bunch of flowers whose stalks meet at (`x`, `y`), the mouth of a vase. */
export function bunch({ x, y, size: s, colours, green, blooms }: Bunch): Layer[] {
  const head = (places: typeof BEHIND, first: number) =>
    places
      .map(([px, py, wide], index) => {
        const at = index + first
        return blooms[at % blooms.length]!(x + px * s, y + py * s, wide * s, colours[at % colours.length]!)
      })
      .join('')
  const stalks = [...BEHIND, ...BEFORE]
    .map(([px, py]) =>
      line(
        `M${x + px * s * 0.06} ${y + s * 0.3}Q${x + px * s * 0.2} ${y + py * s * 0.5} ${x + px * s} ${y + py * s}`,
        darker(green, 0.2),
        s * 0.055
      )
    )
    .join('')
  const leaves = LEAVES.map(([fx, fy, tx, ty], index) =>
    leaf(
      [x + fx * s, y + fy * s],
      [x + tx * s, y + ty * s] as Point,
      s * 0.22,
      index % 2 ? green : lighter(green, 0.16)
    )
  ).join('')
  return [prop(stalks + leaves), prop(head(BEHIND, 0)), prop(head(BEFORE, 2))]
}

const LEAVES: readonly (readonly [number, number, number, number])[] = [
  [-0.2, -0.2, -1.66, -0.5],
  [0.2, -0.2, 1.66, -0.46],
  [-0.4, -0.8, -1.34, -1.74],
  [0.4, -0.8, 1.36, -1.66],
  [-0.1, -0.9, -0.5, -2.5],
  [0.1, -0.9, 0.52, -2.46],
  [-0.1, 0.1, -0.9, -0.14],
  [0.1, 0.1, 0.94, -0.1],
]

/** Right halves of vases from the rim to the foot, 1 wide and 2 high. */
const SHAPES = {
  round: [
    [0.42, 0],
    [0.36, 0.22],
    [0.44, 0.46],
    [0.86, 0.92],
    [0.94, 1.36],
    [0.7, 1.82],
    [0.44, 2],
  ],
  tall: [
    [0.62, 0],
    [0.54, 0.3],
    [0.5, 0.9],
    [0.56, 1.5],
    [0.54, 2],
  ],
  pitcher: [
    [0.5, 0],
    [0.46, 0.3],
    [0.58, 0.62],
    [0.78, 1.1],
    [0.78, 1.6],
    [0.62, 2],
  ],
  cone: [
    [0.72, 0],
    [0.66, 0.4],
    [0.54, 1.1],
    [0.42, 1.7],
    [0.46, 2],
  ],
} as const satisfies Record<string, readonly Point[]>

type Vase = {
  x: number
  foot: number
  wide: number
  high: number
  colour: string
  shape: keyof typeof SHAPES
  band?: string
}

/** A vase standing on `foot`; the mouth is `high` above. */
export function vase({ x, foot, wide, high, colour, shape, band }: Vase): Layer[] {
  const scaled = SHAPES[shape].map(([px, py]): Point => [px * wide, foot - high + (py * high) / 2])
  const [rim, top] = scaled[0]!
  const right = smooth(scaled, false)
  const left = smooth(scaled.map(([px, py]): Point => [-px, py]).toReversed(), false).replace(
    /^M(\S+) (\S+?)C/,
    'L$1 $2C'
  )
  const handle =
    shape === 'pitcher'
      ? line(
          `M${wide * 0.48} ${top + high * 0.1}C${wide * 1.2} ${top + high * 0.02} ${wide * 1.3} ${top + high * 0.5} ${wide * 0.76} ${top + high * 0.62}`,
          darker(colour, 0.1),
          wide * 0.15
        )
      : ''
  const at = (content: string) => `<g transform="translate(${x} 0)">${content}</g>`
  const bottom = scaled.at(-1)![0]
  return [
    prop(
      at(
        handle +
          fill(`${right}Q0 ${foot + bottom * 0.3} ${-bottom} ${foot}${left}Z`, colour) +
          oval(0, top, rim, rim * 0.2, darker(colour, 0.3))
      )
    ),
    marks(
      at(
        oval(0, top, rim, rim * 0.2, 'none', `stroke="${lighter(colour, 0.4)}" stroke-width="${wide * 0.06}"`) +
          line(
            smooth(
              scaled.slice(2, -1).map(([px, py]): Point => [-px * 0.72, py]),
              false
            ),
            '#ffffff',
            wide * 0.1,
            'opacity="0.42"'
          ) +
          (band ? mirroredBand(scaled, band, wide) : '')
      )
    ),
  ]
}

function mirroredBand(side: readonly Point[], colour: string, wide: number): string {
  const [px, py] = side[Math.floor(side.length / 2)]!
  const [[rx, ry], [lx]] = mirrored([[px * 0.97, py]]) as [Point, Point]
  return line(`M${lx} ${ry}Q0 ${ry + px * 0.3} ${rx} ${ry}`, colour, wide * 0.09)
}

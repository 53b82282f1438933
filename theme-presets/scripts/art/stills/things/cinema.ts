import { darker, lighter } from '../../colours.ts'
import type { Layer } from '../../layer.ts'
import { random } from '../../noise.ts'
import { arc } from '../../paths.ts'
import { box, dot, fill, line, moved, oval, within } from '../../svg.ts'
import { marks, prop } from '../still.ts'

/** A popped kernel of corn. */
function kernel(x: number, y: number, s: number, colour: string, turn: number): string {
  const puffs = arc([0, 0], s * 0.5, s * 0.46, turn, turn + 270, 4).map(([px, py], index) =>
    dot(
      px,
      py,
      s * (0.5 + (index % 2) * 0.1),
      index === 1 ? darker(colour, 0.1) : index === 3 ? lighter(colour, 0.5) : colour
    )
  )
  return moved(puffs.join('') + dot(s * 0.05, s * 0.02, s * 0.17, darker(colour, 0.38)), x, y)
}

type Bucket = { x: number; y: number; s: number; stripes: readonly [string, string]; corn: string }

/** A striped bucket full of popcorn, standing at (`x`, `y`), 2 `s` wide at its rim. */
export function popcorn({ x, y, s, stripes, corn }: Bucket): Layer[] {
  const next = random(7)
  const [rim, count] = [y - s * 2.2, 9]
  const at = (share: number, high: number) => x + (share * 2 - 1) * s * (0.7 + 0.3 * high)
  const stripe = (index: number) => {
    const [from, to] = [index / count, (index + 1) / count]
    const bow = (share: number) => s * 0.12 * (1 - (share * 2 - 1) ** 2)
    return fill(
      `M${at(from, 1)} ${rim + bow(from)}L${at(to, 1)} ${rim + bow(to)}L${at(to, 0)} ${y + bow(to)}L${at(from, 0)} ${y + bow(from)}Z`,
      stripes[index % 2]!
    )
  }
  const heap = (rows: readonly (readonly [number, number, number])[]) =>
    rows
      .flatMap(([high, wide, many]) =>
        Array.from({ length: many }, (_, index) => {
          const share = many > 1 ? index / (many - 1) - 0.5 : 0
          return kernel(
            x + share * 2 * wide * s + (next() - 0.5) * s * 0.12,
            rim - high * s + share * share * s * 0.5 + (next() - 0.5) * s * 0.1,
            s * (0.17 + next() * 0.05),
            next() > 0.6 ? lighter(corn, 0.45) : corn,
            next() * 360
          )
        })
      )
      .join('')
  return [
    prop(
      oval(x, rim, s, s * 0.2, darker(stripes[0], 0.4)) +
        heap([
          [0.62, 0.36, 3],
          [0.44, 0.62, 5],
        ])
    ),
    prop(
      heap([
        [0.24, 0.8, 7],
        [0.04, 0.86, 8],
      ])
    ),
    prop(Array.from({ length: count }, (_, index) => stripe(index)).join('')),
    prop(heap([[-0.04, 0.84, 7]])),
    marks(
      line(
        `M${at(0.12, 0.9)} ${rim + s * 0.4}L${at(0.12, 0.1)} ${y - s * 0.2}`,
        '#ffffff',
        s * 0.08,
        'opacity="0.35"'
      ) +
        box(x - s * 0.42, y - s * 1.36, s * 0.84, s * 0.6, lighter(stripes[1], 0.3), s * 0.3) +
        star(x, y - s * 1.06, s * 0.22, stripes[0])
    ),
  ]
}

/** Kernels that fell beside the bucket. */
export function spilled(places: readonly (readonly [number, number])[], s: number, corn: string): Layer {
  return prop(places.map(([x, y], index) => kernel(x, y, s, corn, index * 70)).join(''))
}

export function star(x: number, y: number, s: number, colour: string): string {
  const tips = arc([x, y], s, s, -90, 198, 5)
  const dents = arc([x, y], s * 0.45, s * 0.45, -54, 234, 5)
  return fill(
    `M${tips
      .flatMap((tip, index) => [tip, dents[index]!])
      .map((point) => point.join(' '))
      .join('L')}Z`,
    colour
  )
}

/** A ticket with its middle at (`x`, `y`), a stub to tear off at its right. */
export function ticket(x: number, y: number, wide: number, turn: number, paper: string, ink: string): Layer[] {
  const [w, h, r] = [wide / 2, wide * 0.25, wide * 0.055]
  const bite = (side: 1 | -1) => `A${r} ${r} 0 0 0 ${side * w} ${side > 0 ? r : -r}`
  const tear = w * 0.46
  return [
    prop(moved(fill(`M${-w} ${-h}H${w}V${-r}${bite(1)}V${h}H${-w}V${r}${bite(-1)}Z`, paper), x, y, turn)),
    marks(
      moved(
        `<rect x="${-w * 0.84}" y="${-h * 0.74}" width="${w * 1.16}" height="${h * 1.48}" rx="${h * 0.12}" fill="none" stroke="${ink}" stroke-width="${wide * 0.012}"/>` +
          star(-w * 0.56, 0, h * 0.42, ink) +
          box(-w * 0.28, -h * 0.38, w * 0.46, h * 0.24, ink, 3) +
          box(-w * 0.28, h * 0.02, w * 0.34, h * 0.14, ink, 3, 'opacity="0.7"') +
          box(-w * 0.28, h * 0.28, w * 0.42, h * 0.14, ink, 3, 'opacity="0.7"') +
          line(
            `M${tear} ${-h * 0.86}V${h * 0.86}`,
            darker(paper, 0.5),
            wide * 0.012,
            `stroke-dasharray="${wide * 0.001} ${wide * 0.032}"`
          ) +
          [-0.5, -0.3, -0.16, 0.1, 0.24, 0.46]
            .map((share, index) => box(w * 0.58, share * h * 1.2, w * 0.24, h * (index % 2 ? 0.06 : 0.14), ink))
            .join(''),
        x,
        y,
        turn
      )
    ),
  ]
}

/** The backs of a row of seats, their tops at `y`. */
export function row(y: number, wide: number, first: number, colour: string, deep = 400): string {
  return Array.from({ length: Math.ceil((1080 - first) / wide) + 1 }, (_, index) => {
    const left = first + index * wide
    return (
      fill(
        `M${left + wide * 0.05} ${y + deep}V${y + wide * 0.3}Q${left + wide * 0.07} ${y} ${left + wide * 0.3} ${y}H${left + wide * 0.7}Q${left + wide * 0.93} ${y} ${left + wide * 0.95} ${y + wide * 0.3}V${y + deep}Z`,
        colour
      ) +
      line(
        `M${left + wide * 0.2} ${y + wide * 0.07}Q${left + wide * 0.5} ${y + wide * 0.02} ${left + wide * 0.8} ${y + wide * 0.07}`,
        lighter(colour, 0.3),
        wide * 0.03,
        'opacity="0.7"'
      )
    )
  }).join('')
}

/** A screen on which a film ends as they do: with the sun above the sea. */
export function screen(
  x: number,
  y: number,
  wide: number,
  high: number,
  [air, sun, sea, land]: readonly [string, string, string, string]
): string {
  const edge = `M${x} ${y}H${x + wide}V${y + high}H${x}Z`
  const level = y + high * 0.66
  return (
    box(x - 10, y - 10, wide + 20, high + 20, lighter(air, 0.7), 6) +
    within(
      edge,
      fill(edge, air) +
        dot(x + wide * 0.3, level - high * 0.12, high * 0.24, sun) +
        box(x, level, wide, high, sea) +
        [0.04, 0.12, 0.2]
          .map((down, index) =>
            line(
              `M${x + wide * (0.2 + index * 0.03)} ${level + high * down}h${wide * (0.22 - index * 0.05)}`,
              sun,
              high * 0.03,
              'opacity="0.8"'
            )
          )
          .join('') +
        fill(
          `M${x + wide} ${level + high * 0.06}Q${x + wide * 0.8} ${level - high * 0.3} ${x + wide * 0.56} ${level + high * 0.06}Z`,
          land
        )
    )
  )
}

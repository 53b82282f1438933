import { darker, lighter } from '../../colours.ts'
import type { Layer } from '../../layer.ts'
import { box, fill, line, oval } from '../../svg.ts'
import { marks, prop } from '../still.ts'

/** A bistro chair, its seat at (`x`, `y`); `turn` is how far its back stands to the right. */
export function bistroChair(x: number, y: number, s: number, turn: number, wood: string, seat: string): Layer[] {
  const lean = turn * s
  const back = darker(wood, 0.2)
  const hoop = (wide: number, high: number, thick: number) =>
    line(
      `M${x + lean - wide * s} ${y - s * 0.06}C${x + lean * 1.3 - wide * s * 1.12} ${y - s * high * 1.36} ${x + lean * 1.3 + wide * s * 1.12} ${y - s * high * 1.36} ${x + lean + wide * s} ${y - s * 0.06}`,
      wood,
      s * thick
    )
  const leg = (fromX: number, fromY: number, toX: number, toY: number, colour: string) =>
    line(
      `M${x + fromX * s} ${y + fromY * s}Q${x + (fromX * 0.8 + toX * 0.2) * s} ${y + (fromY + toY) * 0.5 * s} ${x + toX * s} ${y + toY * s}`,
      colour,
      s * 0.11
    )
  return [
    prop(
      leg(-0.56 + turn, 0, -0.68 + turn * 1.2, 1.26, back) +
        leg(0.56 + turn, 0, 0.68 + turn * 1.2, 1.26, back) +
        hoop(0.66, 1.5, 0.11) +
        hoop(0.4, 1.2, 0.075)
    ),
    prop(
      leg(-0.64, 0.12, -0.78 - turn * 0.1, 1.52, wood) +
        leg(0.64, 0.12, 0.78 - turn * 0.1, 1.52, wood) +
        oval(x, y + s * 0.09, s * 0.86, s * 0.27, darker(seat, 0.24)) +
        oval(x, y, s * 0.86, s * 0.27, seat)
    ),
    marks(
      oval(
        x,
        y - s * 0.01,
        s * 0.66,
        s * 0.18,
        'none',
        `stroke="${lighter(seat, 0.35)}" stroke-width="${s * 0.03}" opacity="0.7"`
      )
    ),
  ]
}

/** A small round table, its top at (`x`, `y`). */
export function bistroTable(x: number, y: number, s: number, top: string, foot: string): Layer {
  const floor = y + s * 1.62
  return prop(
    oval(x, floor, s * 0.52, s * 0.14, darker(foot, 0.1)) +
      fill(
        `M${x - s * 0.05} ${y}H${x + s * 0.05}L${x + s * 0.08} ${floor - s * 0.1}Q${x + s * 0.3} ${floor - s * 0.02} ${x + s * 0.44} ${floor}H${x - s * 0.44}Q${x - s * 0.3} ${floor - s * 0.02} ${x - s * 0.08} ${floor - s * 0.1}Z`,
        foot
      ) +
      oval(x, y + s * 0.08, s, s * 0.27, darker(top, 0.22)) +
      oval(x, y, s, s * 0.27, top)
  )
}

/** A garden bench for two seen from the front, its seat's front edge at `y`. */
export function bench(x: number, y: number, wide: number, wood: string, iron: string): Layer[] {
  const half = wide / 2
  const u = wide / 10
  const slat = (top: number, inset: number, high: number, colour: string) =>
    box(x - half + inset, top, wide - inset * 2, high, colour, u * 0.12)
  const post = (side: 1 | -1) => {
    const at = x + side * (half - u * 0.55)
    return (
      box(at - u * 0.16, y - u * 3.9, u * 0.32, u * 5.4, darker(iron, 0.1), u * 0.1) +
      box(at + side * u * 0.2 - u * 0.18, y - u * 0.2, u * 0.36, u * 2.2, iron, u * 0.1)
    )
  }
  const arm = (side: 1 | -1) => {
    const at = x + side * (half - u * 0.3)
    return line(`M${at - side * u * 0.26} ${y - u * 1.7}L${at} ${y - u * 1.5}V${y}`, iron, u * 0.32)
  }
  return [
    prop(post(-1) + post(1)),
    prop(
      slat(y - u * 4, u * 0.3, u * 0.62, wood) +
        slat(y - u * 3.12, u * 0.3, u * 0.62, darker(wood, 0.06)) +
        slat(y - u * 2.24, u * 0.3, u * 0.62, wood)
    ),
    prop(
      fill(
        `M${x - half + u * 0.7} ${y - u * 0.96}H${x + half - u * 0.7}L${x + half} ${y}H${x - half}Z`,
        lighter(wood, 0.18)
      ) + box(x - half, y, wide, u * 0.36, darker(wood, 0.2), u * 0.08)
    ),
    prop(arm(-1) + arm(1)),
    marks(
      [0.34, 0.67]
        .map((share) =>
          line(
            `M${x - half + u * 0.7 * (1 - share)} ${y - u * 0.96 * (1 - share)}H${x + half - u * 0.7 * (1 - share)}`,
            darker(wood, 0.3),
            u * 0.06,
            'opacity="0.8"'
          )
        )
        .join('')
    ),
  ]
}

/** A stool at a bar, its seat at (`x`, `y`). */
export function barStool(x: number, y: number, s: number, cushion: string, metal: string): Layer[] {
  const floor = y + s * 3
  return [
    prop(
      oval(x, floor, s * 0.86, s * 0.2, metal) +
        box(x - s * 0.1, y, s * 0.2, s * 2.96, metal, 6) +
        oval(x, y + s * 1.96, s * 0.62, s * 0.15, 'none', `stroke="${metal}" stroke-width="${s * 0.11}"`)
    ),
    prop(
      fill(
        `M${x - s} ${y}V${y + s * 0.34}Q${x} ${y + s * 0.84} ${x + s} ${y + s * 0.34}V${y}Z`,
        darker(cushion, 0.24)
      ) + oval(x, y, s, s * 0.26, cushion)
    ),
  ]
}

/** Two seats of a theatre beside each other, seen from the front; (`x`, `y`) is the middle of their front edge. */
export function theatreSeats(x: number, y: number, s: number, cloth: string, wood: string): Layer[] {
  const seat = (at: number) => [
    prop(
      fill(
        `M${at - s * 0.82} ${y}V${y - s * 1.9}Q${at - s * 0.8} ${y - s * 2.5} ${at} ${y - s * 2.52}Q${at + s * 0.8} ${y - s * 2.5} ${at + s * 0.82} ${y - s * 1.9}V${y}Z`,
        cloth
      )
    ),
    prop(
      fill(
        `M${at - s * 0.8} ${y - s * 0.42}Q${at} ${y - s * 0.66} ${at + s * 0.8} ${y - s * 0.42}L${at + s * 0.88} ${y + s * 0.1}Q${at} ${y + s * 0.3} ${at - s * 0.88} ${y + s * 0.1}Z`,
        lighter(cloth, 0.07)
      )
    ),
    marks(
      [-0.4, 0, 0.4]
        .map((share) =>
          line(
            `M${at + share * s} ${y - s * (2.2 - Math.abs(share) * 0.3)}V${y - s * 0.74}`,
            darker(cloth, 0.5),
            s * 0.035,
            'opacity="0.55"'
          )
        )
        .join('')
    ),
  ]
  const rest = (at: number) =>
    box(at - s * 0.13, y - s * 0.86, s * 0.26, s * 1.7, darker(wood, 0.35), s * 0.06) +
    box(at - s * 0.17, y - s * 0.96, s * 0.34, s * 0.24, wood, s * 0.1)
  return [...seat(x - s), ...seat(x + s), prop(rest(x - s * 2) + rest(x) + rest(x + s * 2))]
}

/** Two swings below a beam, whose feet stand at `floor`. */
export function swings(
  x: number,
  top: number,
  floor: number,
  wide: number,
  colours: { frame: string; rope: string; seats: readonly [string, string] }
): Layer[] {
  const half = wide / 2
  const legs = (side: 1 | -1) => {
    const at = x + side * half
    return line(
      `M${at} ${top}L${at - side * wide * 0.1} ${floor - wide * 0.04}M${at} ${top}L${at + side * wide * 0.13} ${floor}`,
      colours.frame,
      wide * 0.035
    )
  }
  const swing = (at: number, colour: string) => {
    const [seat, reach] = [floor - wide * 0.22, wide * 0.1]
    return [
      marks(line(`M${at - reach} ${top}V${seat}M${at + reach} ${top}V${seat}`, colours.rope, wide * 0.013)),
      prop(box(at - reach * 1.3, seat, reach * 2.6, wide * 0.05, colour, wide * 0.022)),
    ]
  }
  return [
    prop(legs(-1) + legs(1)),
    ...swing(x - wide * 0.2, colours.seats[0]),
    ...swing(x + wide * 0.2, colours.seats[1]),
    prop(line(`M${x - half * 1.08} ${top}H${x + half * 1.08}`, colours.frame, wide * 0.045)),
  ]
}

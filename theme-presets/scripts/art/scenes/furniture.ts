import { darker, lighter } from '../colours.ts'
import { arc } from '../paths.ts'
import { box, dot, fill, line, oval } from '../svg.ts'

/** A small round table on one foot, its top at (`x`, `y`). */
export function table(x: number, y: number, wide: number, colour: string): string {
  return (
    box(x - 9, y, 18, wide * 1.1, darker(colour, 0.3)) +
    oval(x, y + wide * 1.1, wide * 0.4, wide * 0.09, darker(colour, 0.3)) +
    oval(x, y + 8, wide, wide * 0.22, darker(colour, 0.2)) +
    oval(x, y, wide, wide * 0.22, colour)
  )
}

/** A bistro chair seen from the side; `flip` turns it. */
export function chair(x: number, y: number, size: number, colour: string, flip = false): string {
  const s = flip ? -1 : 1
  const leg = (from: number, to: number) =>
    line(`M${x + from * size * s} ${y}L${x + to * size * s} ${y + size * 1.2}`, colour, size * 0.1)
  return (
    leg(0.5, 0.6) +
    leg(-0.45, -0.6) +
    line(
      `M${x - 0.5 * size * s} ${y}Q${x - 0.62 * size * s} ${y - size * 0.7} ${x - 0.5 * size * s} ${y - size * 1.3}`,
      colour,
      size * 0.11
    ) +
    oval(
      x - 0.54 * size * s,
      y - size * 0.95,
      size * 0.13,
      size * 0.4,
      'none',
      `stroke="${colour}" stroke-width="${size * 0.08}"`
    ) +
    oval(x, y, size * 0.62, size * 0.14, lighter(colour, 0.3))
  )
}

/** A cup with its saucer. */
export function teacup(x: number, y: number, size: number, colour: string): string {
  return (
    oval(x, y + size * 0.62, size, size * 0.2, lighter(colour, 0.4)) +
    fill(
      `M${x - size * 0.6} ${y - size * 0.2}H${x + size * 0.6}Q${x + size * 0.56} ${y + size * 0.6} ${x} ${y + size * 0.62}Q${x - size * 0.56} ${y + size * 0.6} ${x - size * 0.6} ${y - size * 0.2}Z`,
      colour
    ) +
    line(
      `M${x + size * 0.56} ${y - size * 0.02}q${size * 0.42} ${-size * 0.04} ${size * 0.3} ${size * 0.24}q${-size * 0.12} ${size * 0.2} ${-size * 0.4} ${size * 0.16}`,
      colour,
      size * 0.12
    ) +
    oval(x, y - size * 0.2, size * 0.6, size * 0.14, '#6b4632')
  )
}

export function teapot(x: number, y: number, size: number, colour: string): string {
  return (
    line(
      `M${x + size * 0.7} ${y - size * 0.3}q${size * 0.8} ${size * 0.1} ${size * 0.1} ${size * 0.8}`,
      colour,
      size * 0.15
    ) +
    fill(
      `M${x - size * 0.7} ${y + size * 0.3}Q${x - size * 1.1} ${y} ${x - size * 1.3} ${y - size * 0.46}L${x - size * 1.05} ${y - size * 0.5}Q${x - size * 0.9} ${y - size * 0.1} ${x - size * 0.6} ${y - size * 0.1}Z`,
      colour
    ) +
    oval(x, y + size * 0.1, size * 0.86, size * 0.7, colour) +
    oval(x, y - size * 0.5, size * 0.46, size * 0.14, darker(colour, 0.2)) +
    dot(x, y - size * 0.68, size * 0.13, darker(colour, 0.2)) +
    oval(x - size * 0.3, y - size * 0.14, size * 0.16, size * 0.26, '#ffffff', 'opacity="0.4"')
  )
}

/** A bicycle, its wheels `radius` large, standing on `y`. */
export function bicycle(x: number, y: number, radius: number, frame: string, dark: string): string {
  const [back, front, hub] = [x - radius * 1.25, x + radius * 1.25, y - radius]
  const wheel = (at: number) =>
    dot(at, hub, radius, 'none', `stroke="${dark}" stroke-width="${radius * 0.1}"`) +
    arc([at, hub], radius * 0.95, radius * 0.95, 0, 330, 12)
      .map(([px, py]) => line(`M${at} ${hub}L${px} ${py}`, dark, 2, 'opacity="0.5"'))
      .join('')
  const bar = (d: string) => line(d, frame, radius * 0.13)
  const [seat, head, pedal] = [
    `${x - radius * 0.45} ${hub - radius * 0.95}`,
    `${x + radius * 0.85} ${hub - radius * 0.95}`,
    `${x - radius * 0.1} ${hub}`,
  ]
  return (
    wheel(back) +
    wheel(front) +
    bar(`M${back} ${hub}L${seat}L${head}L${pedal}L${back} ${hub}M${pedal}L${seat}`) +
    bar(`M${front} ${hub}L${x + radius * 0.78} ${hub - radius * 1.3}`) +
    line(
      `M${x + radius * 0.78} ${hub - radius * 1.3}q${radius * 0.1} ${-radius * 0.2} ${radius * 0.46} ${-radius * 0.06}`,
      dark,
      radius * 0.13
    ) +
    box(x - radius * 0.78, hub - radius * 1.14, radius * 0.66, radius * 0.16, dark, radius * 0.08) +
    box(x + radius * 0.86, hub - radius * 1.2, radius * 0.76, radius * 0.5, '#b98a55', 8)
  )
}

/** A parasol over a place at (`x`, `y`), which is its foot. */
export function parasol(x: number, y: number, size: number, colours: readonly [string, string]): string {
  const rim = arc([x, y - size], size, size * 0.62, 180, 360, 7)
  return (
    box(x - 7, y - size * 1.5, 14, size * 1.5, '#a98a6a') +
    rim
      .slice(0, 6)
      .map(
        (point, index) =>
          fill(
            `M${x} ${y - size * 1.66}L${x - size + index * (size / 3)} ${y - size}Q${x - size + (index + 0.5) * (size / 3)} ${y - size * 1.08} ${x - size + (index + 1) * (size / 3)} ${y - size}Z`,
            colours[index % 2]!
          ) + (point ? '' : '')
      )
      .join('')
  )
}

/** An armchair, seen from the front. */
export function armchair(x: number, y: number, size: number, colour: string): string {
  const shade = darker(colour, 0.22)
  return (
    box(x - size * 0.8, y - size * 1.3, size * 1.6, size * 1.5, shade, size * 0.34) +
    box(x - size * 0.64, y - size * 1.16, size * 1.28, size * 0.9, colour, size * 0.26) +
    box(x - size * 0.66, y - size * 0.24, size * 1.32, size * 0.46, lighter(colour, 0.12), size * 0.14) +
    [-1, 1]
      .map(
        (side) =>
          box(x + side * size * 0.82 - size * 0.24, y - size * 0.46, size * 0.48, size * 0.86, colour, size * 0.22) +
          box(x + side * size * 0.7 - 12, y + size * 0.36, 24, size * 0.24, '#6a4a36', 4)
      )
      .join('')
  )
}

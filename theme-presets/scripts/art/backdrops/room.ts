import { darker, lighter } from '../colours.ts'
import type { Size } from '../layer.ts'
import { random } from '../noise.ts'
import { box, dot, fill, line } from '../svg.ts'

/** Shelves full of books, here and there a gap or a thing. */
export function shelves(
  x: number,
  y: number,
  wide: number,
  rows: number,
  colours: readonly string[],
  wood: string,
  seed: number,
  high = 190
): string {
  const next = random(seed)
  const parts = [box(x - 16, y - high - 14, wide + 32, rows * (high + 22) + 30, darker(wood, 0.3), 6)]
  for (let row = 0; row < rows; row++) {
    const floor = y + row * (high + 22)
    parts.push(box(x - 16, floor, wide + 32, 20, wood))
    for (let at = x + 6; at < x + wide - 40;) {
      const [thick, tall] = [20 + next() * 28, high * (0.62 + next() * 0.28)]
      const colour = colours[Math.floor(next() * colours.length)]!
      if (next() > 0.1) {
        parts.push(
          box(at, floor - tall, thick, tall, colour, 3) +
            box(at + 4, floor - tall * 0.8, thick - 8, 9, lighter(colour, 0.45))
        )
      }
      at += thick + 3
    }
  }
  return parts.join('')
}

/** A window with bars; `view` is what is seen through it. */
export function pane(
  x: number,
  y: number,
  wide: number,
  high: number,
  frame: string,
  glass: string,
  view = ''
): string {
  const bar = (d: string) => line(d, frame, 13, 'style="stroke-linecap:butt"')
  return (
    box(x - 22, y - 22, wide + 44, high + 44, frame, 6) +
    box(x, y, wide, high, glass) +
    view +
    bar(`M${x + wide / 2} ${y}v${high}`) +
    bar(`M${x} ${y + high * 0.42}h${wide}`) +
    box(x - 42, y + high + 16, wide + 84, 32, lighter(frame, 0.15), 5)
  )
}

/** Heavy cloth in folds. */
export function curtain(x: number, wide: number, height: number, colour: string, folds = 6): string {
  const each = wide / folds
  return Array.from({ length: folds }, (_, index) => {
    const left = x + index * each
    return (
      box(left, 0, each + 1, height, index % 2 ? colour : darker(colour, 0.2)) +
      fill(
        `M${left + each * 0.2} 0Q${left + each * 0.42} ${height / 2} ${left + each * 0.2} ${height}h${each * 0.26}Q${left + each * 0.7} ${height / 2} ${left + each * 0.46} 0Z`,
        lighter(colour, 0.1),
        'opacity="0.55"'
      )
    )
  }).join('')
}

/** Round lights out of focus. */
export function bokeh({ width, height }: Size, colours: readonly string[], seed: number, count = 26, low = 1): string {
  const next = random(seed)
  return Array.from({ length: count }, () => {
    const colour = colours[Math.floor(next() * colours.length)]!
    return dot(next() * width, next() * height * low, 22 + next() ** 2 * 74, colour, `opacity="${0.12 + next() * 0.4}"`)
  }).join('')
}

/** Bricks in rows. */
export function bricks({ width, height }: Size, colour: string, seed: number): string {
  const next = random(seed)
  const parts: string[] = []
  for (let row = 0; row * 62 < height; row++) {
    for (let x = row % 2 ? -70 : 0; x < width; x += 140) {
      parts.push(
        box(
          x + 4,
          row * 62 + 4,
          132,
          54,
          next() > 0.7 ? lighter(colour, 0.05) : next() > 0.5 ? darker(colour, 0.1) : colour,
          3
        )
      )
    }
  }
  return parts.join('')
}

/** A glowing tube along a path. */
export function neon(d: string, colour: string, width = 13): string {
  return (
    [4.4, 2.6, 1]
      .map((times, index) => line(d, colour, width * times, `opacity="${[0.14, 0.25, 1][index]}"`))
      .join('') + line(d, lighter(colour, 0.7), width * 0.36)
  )
}

/** Bottles in a row on a board. */
export function bottles(x: number, y: number, wide: number, colours: readonly string[], seed: number): string {
  const next = random(seed)
  const count = Math.floor(wide / 62)
  return (
    Array.from({ length: count }, (_, index) => {
      const [left, tall, colour] = [x + index * 62 + 8, 120 + next() * 60, colours[index % colours.length]!]
      return (
        fill(
          `M${left} ${y}v${-tall * 0.6}q2 -18 14 -26v${-tall * 0.36}h16v${tall * 0.36}q12 8 14 26v${tall * 0.6}Z`,
          colour
        ) + line(`M${left + 10} ${y - 12}v${-tall * 0.46}`, lighter(colour, 0.5), 5, 'opacity="0.7"')
      )
    }).join('') + box(x - 10, y, wide + 20, 16, '#4a2e28', 3)
  )
}

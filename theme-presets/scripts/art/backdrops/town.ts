import { darker, lighter } from '../colours.ts'
import type { Size } from '../layer.ts'
import { random } from '../noise.ts'
import { box, dot, fill, line, oval } from '../svg.ts'

/** A row of tall buildings with windows, some of them lit. */
export function skyline(
  { width, height }: Size,
  y: number,
  colour: string,
  light: string,
  seed: number,
  tall = 420
): string {
  const next = random(seed)
  let x = -30
  const parts: string[] = []
  while (x < width) {
    const [wide, top] = [110 + next() * 110, y - tall * (0.35 + next() * 0.65)]
    parts.push(box(x, top, wide, height - top, next() > 0.5 ? colour : lighter(colour, 0.06)))
    for (let down = top + 28; down < height - 40; down += 52) {
      for (let across = x + 18; across < x + wide - 26; across += 38) {
        if (next() < 0.34) {
          parts.push(box(across, down, 19, 28, light, 2, `opacity="${0.4 + next() * 0.6}"`))
        }
      }
    }
    x += wide + 4
  }
  return parts.join('')
}

/** Narrow houses with gables, as along a canal or an old street. */
export function houses(
  { width, height }: Size,
  y: number,
  colours: readonly string[],
  seed: number,
  high = 520
): string {
  const next = random(seed)
  let x = -20
  return Array.from({ length: 16 }, (_, index) => {
    const [wide, top] = [width / 7 + next() * 50, y - high * (0.62 + next() * 0.38)]
    const colour = colours[index % colours.length]!
    const [middle, left] = [x + wide / 2, x]
    x += wide + 4
    if (left > width) {
      return ''
    }
    const glass = [0, 1, 2].flatMap((row) =>
      [0.22, 0.62].map((share) =>
        box(
          left + wide * share,
          top + 70 + row * 118,
          wide * 0.19,
          76,
          lighter(colour, 0.55),
          5,
          `stroke="${darker(colour, 0.25)}" stroke-width="4"`
        )
      )
    )
    return (
      fill(`M${left} ${height}V${top}L${middle} ${top - wide * 0.42}L${left + wide} ${top}V${height}Z`, colour) +
      fill(
        `M${left - 8} ${top + 8}L${middle} ${top - wide * 0.47}L${left + wide + 8} ${top + 8}L${left + wide} ${top + 18}L${middle} ${top - wide * 0.36}L${left} ${top + 18}Z`,
        darker(colour, 0.34)
      ) +
      glass.join('')
    )
  }).join('')
}

/** Bulbs on a slack wire. */
export function bulbs(
  fromX: number,
  fromY: number,
  toX: number,
  toY: number,
  sag: number,
  colour: string,
  wire: string,
  count = 9
): string {
  const lamps = Array.from({ length: count }, (_, index) => {
    const share = (index + 0.5) / count
    const [x, y] = [
      fromX + (toX - fromX) * share,
      fromY + (toY - fromY) * share + sag * 4 * share * (1 - share) * 0.5 + 18,
    ]
    return dot(x, y, 34, colour, 'opacity="0.16"') + dot(x, y, 14, colour) + line(`M${x} ${y - 14}v-12`, wire, 6)
  })
  return (
    line(`M${fromX} ${fromY}Q${(fromX + toX) / 2} ${(fromY + toY) / 2 + sag} ${toX} ${toY}`, wire, 4) + lamps.join('')
  )
}

/** Little flags on a line. */
export function bunting({ width }: Size, y: number, colours: readonly string[], sag = 120): string {
  const flags = Array.from({ length: 11 }, (_, index) => {
    const share = (index + 0.5) / 11
    const [x, top] = [width * share, y + sag * 2 * share * (1 - share)]
    return fill(`M${x - 38} ${top}H${x + 38}L${x} ${top + 92}Z`, colours[index % colours.length]!)
  })
  return line(`M0 ${y}Q${width / 2} ${y + sag} ${width} ${y}`, '#ffffff', 5) + flags.join('')
}

/** A shop's striped awning. */
export function awning(
  x: number,
  y: number,
  wide: number,
  high: number,
  colours: readonly [string, string],
  stripes = 8
): string {
  const each = wide / stripes
  return (
    Array.from({ length: stripes }, (_, index) => {
      const left = x + index * each
      return fill(`M${left} ${y}h${each}v${high}a${each / 2} ${each / 2} 0 0 1 ${-each} 0Z`, colours[index % 2]!)
    }).join('') + box(x - 8, y - 16, wide + 16, 26, darker(colours[0], 0.25), 6)
  )
}

/** A lamp that hangs from above. */
export function lamp(x: number, y: number, size: number, shade: string, light: string): string {
  return (
    line(`M${x} 0V${y}`, darker(shade, 0.3), 6) +
    oval(x, y + size * 0.72, size * 1.9, size * 1.5, light, 'opacity="0.16"') +
    fill(`M${x - size * 0.3} ${y}h${size * 0.6}L${x + size} ${y + size * 0.8}H${x - size}Z`, shade) +
    oval(x, y + size * 0.82, size * 0.5, size * 0.2, light)
  )
}

import { darker, lighter } from '../colours.ts'
import type { Size } from '../layer.ts'
import { random } from '../noise.ts'
import { arc, bulges, type Point, smooth } from '../paths.ts'
import { box, dot, fill, line } from '../svg.ts'

let names = 0

/** The whole picture from one colour above to another below. */
export function sky({ width, height }: Size, above: string, below: string): string {
  const name = `sky-${++names}`
  return (
    `<linearGradient id="${name}" x2="0" y2="1"><stop stop-color="${above}"/><stop offset="1" stop-color="${below}"/></linearGradient>` +
    box(0, 0, width, height, `url(#${name})`)
  )
}

/** Rolling land, its crest at about `y`. */
export function hills({ width, height }: Size, y: number, colour: string, seed: number, steep = 60): string {
  const next = random(seed)
  const crest = Array.from({ length: 8 }, (_, index): Point => [(index * width) / 7, y + (next() - 0.5) * steep * 2])
  return fill(smooth(crest, false) + `V${height}H0Z`, colour)
}

/** Trees with round crowns, standing on `y`. */
export function trees({ width }: Size, y: number, colour: string, seed: number, count = 6, high = 260): string {
  const next = random(seed)
  return Array.from({ length: count }, (_, index) => {
    const [x, size] = [((index + 0.2 + next() * 0.6) * width) / count, high * (0.3 + next() * 0.16)]
    const top = y - high * (0.75 + next() * 0.4)
    const shade = index % 2 ? darker(colour, 0.14) : colour
    return (
      box(x - 9, top, 18, y - top, '#7d5a45', 5) +
      fill(bulges(arc([x, top], size, size * 0.94, 0, 324, 10), 0.56), shade) +
      fill(
        bulges(arc([x - size * 0.25, top - size * 0.25], size * 0.5, size * 0.42, 0, 320, 9), 0.56),
        lighter(shade, 0.2),
        'opacity="0.6"'
      )
    )
  }).join('')
}

/** Pines or cypresses, narrow and pointed. */
export function pines({ width }: Size, y: number, colour: string, seed: number, count = 9, high = 240): string {
  const next = random(seed)
  return Array.from({ length: count }, () => {
    const [x, size] = [next() * width, high * (0.6 + next() * 0.5)]
    return fill(
      `M${x} ${y - size}Q${x + size * 0.2} ${y - size * 0.3} ${x + size * 0.17} ${y}H${x - size * 0.17}Q${x - size * 0.2} ${y - size * 0.3} ${x} ${y - size}Z`,
      next() > 0.5 ? colour : darker(colour, 0.15)
    )
  }).join('')
}

/** Water from `y` down, with calm waves. */
export function water({ width, height }: Size, y: number, colour: string, seed: number): string {
  const next = random(seed)
  const waves = Array.from({ length: 46 }, () => {
    const [x, down, wide] = [next() * width, y + 14 + next() ** 1.4 * (height - y), 40 + next() * 160]
    return line(`M${x} ${down}q${wide / 4} -7 ${wide / 2} 0t${wide / 2} 0`, lighter(colour, 0.34), 5, 'opacity="0.55"')
  })
  return box(0, y, width, height - y, colour) + waves.join('')
}

export function clouds(size: Size, y: number, colour: string, seed: number, count = 4): string {
  const next = random(seed)
  return Array.from({ length: count }, (_, index) => {
    const [x, down, wide] = [((index + next()) * size.width) / count, y + (next() - 0.5) * 160, 90 + next() * 90]
    return fill(
      bulges(
        [...arc([x, down], wide, wide * 0.34, 180, 360, 6), [x + wide * 0.6, down + 16], [x - wide * 0.6, down + 16]],
        0.56
      ),
      colour,
      'opacity="0.85"'
    )
  }).join('')
}

/** Flowers on stalks along the bottom, up to `high` above `y`. */
export function flowerbed(
  { width }: Size,
  y: number,
  colours: readonly string[],
  green: string,
  seed: number,
  high = 200,
  count = 34
): string {
  const next = random(seed)
  return Array.from({ length: count }, (_, index) => {
    const [x, top, size] = [((index + next()) * width) / count, y - high * (0.3 + next() * 0.7), 17 + next() * 17]
    const colour = colours[index % colours.length]!
    const petals = arc([x, top], size * 0.7, size * 0.7, index * 20, index * 20 + 288, 5).map(([px, py]) =>
      dot(px, py, size * 0.52, colour)
    )
    return (
      line(`M${x} ${top}Q${x + 12} ${(top + y) / 2} ${x - 4} ${y + 30}`, green, 6) +
      fill(`M${x} ${(top + y) / 2}q40 -40 60 -8q-24 22 -60 8Z`, green) +
      petals.join('') +
      dot(x, top, size * 0.34, '#f4cf62')
    )
  }).join('')
}

/** Sprays of leaves that reach in from a corner. */
export function sprays(from: Point, towards: number, colour: string, seed: number, count = 5, long = 420): string {
  const next = random(seed)
  return Array.from({ length: count }, (_, index) => {
    const angle = ((towards + (index - count / 2) * 22 + next() * 10) * Math.PI) / 180
    const length = long * (0.7 + next() * 0.4)
    const shade = index % 2 ? colour : lighter(colour, 0.2)
    const at = (share: number): Point => [
      from[0] + Math.cos(angle) * length * share,
      from[1] + Math.sin(angle) * length * share + share * share * 40,
    ]
    const leaves = [0.35, 0.5, 0.65, 0.8, 0.95].flatMap((share) =>
      [-1, 1].map((side) => {
        const [x, y] = at(share)
        const turn = (angle * 180) / Math.PI + side * 46
        return `<path d="M0 0Q38 -30 92 0Q38 30 0 0Z" fill="${shade}" transform="translate(${x} ${y}) rotate(${turn}) scale(${1.25 - share * 0.5})"/>`
      })
    )
    return line(smooth([from, at(0.5), at(1)], false), darker(shade, 0.12), 5) + leaves.join('')
  }).join('')
}

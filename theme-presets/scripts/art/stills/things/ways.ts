import { darker, lighter } from '../../colours.ts'
import type { Layer } from '../../layer.ts'
import { random } from '../../noise.ts'
import { box, dot, fill, line, moved, oval } from '../../svg.ts'
import { marks, prop } from '../still.ts'

/** A post whose boards point both ways, standing on (`x`, `floor`). */
export function signpost(x: number, floor: number, high: number, wood: string, boards: readonly string[]): Layer[] {
  const u = high / 10
  const board = (colour: string, index: number) => {
    const side = index % 2 ? -1 : 1
    const [top, long] = [floor - high + u * (0.7 + index * 2), u * (4.6 - index * 0.4)]
    const shape = `M${-u * 1.2} 0H${long * 0.76}L${long} ${u * 0.72}L${long * 0.76} ${u * 1.44}H${-u * 1.2}Z`
    const words = [0.42, 0.9]
      .map((down, row) =>
        line(
          `M${-u * 0.7} ${u * (down + 0.06)}H${long * (row ? 0.42 : 0.62)}`,
          lighter(colour, 0.65),
          u * 0.16,
          'opacity="0.9"'
        )
      )
      .join('')
    const at = (svg: string) =>
      `<g transform="translate(${x} ${top}) rotate(${side * (index - 1) * 2.5}) scale(${side} 1)">${svg}</g>`
    return [prop(at(fill(shape, colour))), marks(at(words))]
  }
  return [
    prop(
      box(x - u * 0.3, floor - high, u * 0.6, high, wood, u * 0.16) +
        oval(x, floor - high, u * 0.42, u * 0.2, darker(wood, 0.2))
    ),
    ...boards.flatMap(board),
  ]
}

/** An open umbrella set down on its rim, which touches the ground at (`x`, `floor`). */
export function umbrella(
  x: number,
  floor: number,
  radius: number,
  colours: readonly string[],
  shaft: string,
  turn = 46
): Layer[] {
  const angle = (turn * Math.PI) / 180
  const middle: readonly [number, number] = [x - radius * Math.cos(angle), floor - radius * Math.sin(angle)]
  const at = (svg: string) => moved(svg, middle[0], middle[1], turn)
  const count = colours.length
  const edge = (index: number) => -radius * Math.cos((index * Math.PI) / count)
  const gore = (colour: string, index: number) => {
    const [from, to] = [edge(index), edge(index + 1)]
    const bow = (end: number) => `${end * 1.04} ${-radius * 0.62}`
    return fill(
      `M0 ${-radius * 0.92}Q${bow(from)} ${from} 0Q${(from + to) / 2} ${-Math.abs(to - from) * 0.24} ${to} 0Q${bow(to)} 0 ${-radius * 0.92}Z`,
      colour
    )
  }
  return [
    prop(
      at(
        line(
          `M0 ${-radius * 0.5}V${radius * 1.0}c0 ${radius * 0.2} ${-radius * 0.24} ${radius * 0.2} ${-radius * 0.24} ${radius * 0.02}`,
          shaft,
          radius * 0.055
        )
      )
    ),
    prop(at(line(`M0 ${-radius * 1.06}V${-radius * 0.8}`, shaft, radius * 0.05) + colours.map(gore).join(''))),
    marks(
      at(
        Array.from({ length: count - 1 }, (_, index) => {
          const end = edge(index + 1)
          return line(
            `M0 ${-radius * 0.92}Q${end * 1.04} ${-radius * 0.62} ${end} 0`,
            darker(colours[index]!, 0.4),
            radius * 0.012,
            'opacity="0.5"'
          )
        }).join('')
      )
    ),
  ]
}

/** Rain that falls a little aslant. */
export function drops(width: number, height: number, colour: string, seed: number, count = 46): string {
  const next = random(seed)
  return Array.from({ length: count }, () => {
    const [x, y, long] = [next() * (width + 60), next() * height, 26 + next() * 34]
    return line(`M${x} ${y}l${-long * 0.22} ${long}`, colour, 4.5, `opacity="${0.35 + next() * 0.4}"`)
  }).join('')
}

/** A street lamp standing on (`x`, `floor`), its light on. */
export function streetLamp(x: number, floor: number, high: number, iron: string, light: string): Layer[] {
  const top = floor - high
  const u = high / 12
  return [
    prop(
      box(x - u * 0.2, top + u * 1.6, u * 0.4, high - u * 1.6, iron, 4) +
        box(x - u * 0.42, floor - u * 1.5, u * 0.84, u * 1.5, iron, u * 0.16) +
        box(x - u * 0.62, floor - u * 0.3, u * 1.24, u * 0.3, iron, 4) +
        line(`M${x - u * 0.8} ${top + u * 2.2}H${x + u * 0.8}`, iron, u * 0.2)
    ),
    marks(
      fill(`M${x - u * 0.86} ${top - u * 0.1}H${x + u * 0.86}L${x + u * 0.5} ${top + u * 1.7}H${x - u * 0.5}Z`, light)
    ),
    prop(
      fill(
        `M${x - u * 1.04} ${top}Q${x - u * 0.2} ${top - u * 0.34} ${x - u * 0.12} ${top - u * 0.9}H${x + u * 0.12}Q${x + u * 0.2} ${top - u * 0.34} ${x + u * 1.04} ${top}Z`,
        iron
      ) +
        dot(x, top - u, u * 0.2, iron) +
        line(
          `M${x} ${top}V${top + u * 1.7}M${x - u * 0.86} ${top}L${x - u * 0.5} ${top + u * 1.7}M${x + u * 0.86} ${top}L${x + u * 0.5} ${top + u * 1.7}`,
          iron,
          u * 0.1
        )
    ),
  ]
}

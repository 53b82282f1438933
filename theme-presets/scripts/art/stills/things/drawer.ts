import { darker, lighter } from '../../colours.ts'
import type { Layer } from '../../layer.ts'
import { box, dot, fill, line, moved, oval } from '../../svg.ts'
import { marks, prop } from '../still.ts'

type Drawer = { x: number; y: number; wide: number; high: number; wood: string; inside: string; knob: string }

/** A drawer pulled out from below the edge of a table at `y`, seen from above. */
export function drawer({ x, y, wide, high, wood, inside, knob }: Drawer): Layer[] {
  const [left, wall] = [x - wide / 2, wide * 0.035]
  return [
    prop(box(left, y - 20, wide, high + 20, darker(wood, 0.12), 6)),
    {
      stuff: 'backdrop',
      svg:
        box(left + wall, y - 20, wide - wall * 2, high + 20 - wall, inside, 4) +
        box(left + wall, y - 20, wide - wall * 2, 56, darker(inside, 0.4), 0, 'opacity="0.55"') +
        box(left + wall, y - 20, wall * 0.9, high + 20 - wall, darker(inside, 0.4), 0, 'opacity="0.35"'),
    },
    prop(box(left - wide * 0.03, y + high - wall * 0.4, wide * 1.06, wall * 2.4, wood, 8)),
    prop(oval(x, y + high + wall * 2.5, wide * 0.055, wide * 0.032, knob)),
    marks(
      line(`M${left} ${y + high + wall * 0.1}H${left + wide}`, lighter(wood, 0.5), 4, 'opacity="0.6"') +
        oval(x - wide * 0.014, y + high + wall * 2.3, wide * 0.02, wide * 0.01, '#ffffff', 'opacity="0.6"')
    ),
  ]
}

/** The top of a table that ends at `y`, seen from above, with the shade below its edge. */
export function tableTop(y: number, wood: string, boards = 3): string {
  return (
    box(-20, -20, 1120, y + 20, wood) +
    Array.from({ length: boards - 1 }, (_, index) => {
      const at = ((index + 1) * y) / boards
      return line(`M0 ${at}Q540 ${at - 8} 1080 ${at + 3}`, darker(wood, 0.25), 5, 'opacity="0.7"')
    }).join('') +
    box(-20, y - 16, 1120, 22, lighter(wood, 0.22)) +
    box(-20, y + 6, 1120, 18, darker(wood, 0.45))
  )
}

/** A phone whose screen is dark but for a moon. */
export function phone(
  x: number,
  y: number,
  long: number,
  turn: number,
  shell: string,
  screen: string,
  moon: string
): Layer[] {
  const [w, h] = [long * 0.25, long * 0.5]
  const at = (svg: string) => moved(svg, x, y, turn)
  return [
    prop(
      at(box(-w, -h, w * 2, h * 2, shell, w * 0.3) + box(w * 0.98, -h * 0.5, w * 0.08, h * 0.3, darker(shell, 0.3), 3))
    ),
    marks(
      at(
        box(-w * 0.9, -h * 0.95, w * 1.8, h * 1.9, screen, w * 0.22) +
          box(-w * 0.3, -h * 0.88, w * 0.6, h * 0.07, darker(screen, 0.6), h * 0.04) +
          `<g transform="rotate(${-turn})">` +
          fill(
            `M${w * 0.1} ${-w * 0.42}A${w * 0.44} ${w * 0.44} 0 1 0 ${w * 0.42} ${w * 0.16}A${w * 0.36} ${w * 0.36} 0 0 1 ${w * 0.1} ${-w * 0.42}Z`,
            moon
          ) +
          '</g>' +
          fill(
            `M${-w * 0.9} ${h * 0.4}L${w * 0.9} ${-h * 0.3}V${-h * 0.62}L${-w * 0.9} ${h * 0.08}Z`,
            '#ffffff',
            'opacity="0.1"'
          )
      )
    ),
  ]
}

/** An open book seen from above. */
export function openBook(
  x: number,
  y: number,
  wide: number,
  turn: number,
  cover: string,
  paper: string,
  ink: string
): Layer[] {
  const [w, h] = [wide / 2, wide * 0.33]
  const at = (svg: string) => moved(svg, x, y, turn)
  const page = (side: 1 | -1, shade: string, grow = 0) =>
    fill(
      `M0 ${-h * 0.9 - grow}C${side * w * 0.2} ${-h * 1.06 - grow} ${side * w * 0.7} ${-h * 1.02} ${side * (w * 0.96 + grow)} ${-h * 0.94}V${h * 0.94}C${side * w * 0.7} ${h * 1.0} ${side * w * 0.2} ${h * 0.98} 0 ${h * 1.06}Z`,
      shade
    )
  const words = (side: 1 | -1) =>
    Array.from({ length: 8 }, (_, row) => {
      const [from, to] = [w * 0.14, w * (row === 7 ? 0.5 : row % 3 === 2 ? 0.76 : 0.84)]
      const py = h * (-0.66 + row * 0.19)
      const start = side < 0 && row < 3 ? w * 0.44 : side < 0 ? w * 0.84 - (to - from) : from
      return side < 0
        ? line(`M${-w * 0.84 + (row < 3 ? w * 0.3 : 0)} ${py}H${-from}`, ink, h * 0.045, 'opacity="0.6"')
        : line(`M${start} ${py}H${to}`, ink, h * 0.045, 'opacity="0.6"')
    }).join('')
  return [
    prop(at(box(-w * 1.03, -h * 1.04, w * 2.06, h * 2.14, cover, w * 0.04))),
    prop(at(page(-1, darker(paper, 0.12), 4) + page(1, darker(paper, 0.12), 4))),
    prop(at(page(-1, paper))),
    prop(at(page(1, lighter(paper, 0.3)))),
    marks(
      at(
        fill(
          `M0 ${-h * 0.9}C${w * 0.06} ${-h * 0.96} ${w * 0.1} ${-h * 0.98} ${w * 0.12} ${-h}V${h}L0 ${h * 1.06}L${-w * 0.07} ${h}V${-h * 0.96}Z`,
          darker(paper, 0.4),
          'opacity="0.2"'
        ) +
          words(-1) +
          words(1) +
          box(-w * 0.84, -h * 0.72, w * 0.22, h * 0.5, cover, 4) +
          line(
            `M${w * 0.03} ${-h * 0.92}C${w * 0.1} ${-h * 0.3} ${-w * 0.04} ${h * 0.4} ${w * 0.07} ${h * 1.22}`,
            cover,
            w * 0.034
          )
      )
    ),
  ]
}

/** A cup on its saucer, seen from above; its handle points to `turn`. */
export function cupFromAbove(x: number, y: number, s: number, colour: string, drink: string, turn = 30): Layer[] {
  return [
    prop(dot(x, y, s * 1.55, lighter(colour, 0.45))),
    marks(dot(x, y, s * 1.3, 'none', `stroke="${colour}" stroke-width="${s * 0.06}" opacity="0.8"`)),
    prop(
      moved(box(s * 0.8, -s * 0.14, s * 0.72, s * 0.28, darker(colour, 0.12), s * 0.12), x, y, turn) +
        dot(x, y, s, colour)
    ),
    marks(
      dot(x, y, s * 0.86, darker(drink, 0.35)) +
        dot(x + s * 0.03, y + s * 0.05, s * 0.78, drink) +
        `<path d="M${-s * 0.5} ${-s * 0.3}A${s * 0.6} ${s * 0.6} 0 0 1 ${s * 0.1} ${-s * 0.58}" fill="none" stroke="${lighter(drink, 0.6)}" stroke-width="${s * 0.09}" stroke-linecap="round" opacity="0.7" transform="translate(${x} ${y})"/>`
    ),
  ]
}

/** Reading glasses laid down. */
export function glasses(x: number, y: number, s: number, turn: number, frame: string): Layer {
  return prop(
    moved(
      [-1, 1]
        .map(
          (side) =>
            `<rect x="${side * s * 1.1 - s * 0.86}" y="${-s * 0.62}" width="${s * 1.72}" height="${s * 1.3}" rx="${s * 0.56}" fill="#ffffff" fill-opacity="0.35" stroke="${frame}" stroke-width="${s * 0.16}"/>` +
            line(
              `M${side * s * 1.94} ${-s * 0.3}L${side * s * 1.5} ${-s * 1.5}L${side * s * 1.2} ${-s * 1.64}`,
              frame,
              s * 0.15
            )
        )
        .join('') + line(`M${-s * 0.26} ${-s * 0.16}Q0 ${-s * 0.4} ${s * 0.26} ${-s * 0.16}`, frame, s * 0.16),
      x,
      y,
      turn
    )
  )
}
